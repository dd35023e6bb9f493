// Script of the start page: a link that continues the tool or lesson that was last used on this device.
import { dataOf, elementAt, rootHere } from '../ui/element.ts';
import { choiceOf, keepChoice } from './choices.ts';

/** Where a save continues: the URL and the name of its page. */
type Place = readonly [href: string, name: string];

const strip = elementAt('#go-on', HTMLAnchorElement);
const placesIn = (key: string): ReadonlyMap<string, Place> =>
  new Map(Object.entries(JSON.parse(dataOf(strip, key))));
const places = placesIn('places');
// If there is no last used save, e.g. after a backup was imported, any save will do.
const kept = choiceOf('kept');
const keys = [choiceOf('last'), ...(kept ? kept.split(' ') : [])].filter((key) => key !== null);
const last = keys.find((key) => places.has(key));

function show([href, name]: Place): void {
  strip.href = href;
  elementAt('small', HTMLElement, strip).textContent = name;
}

const { dataset } = document.documentElement;
const place = last === undefined ? undefined : places.get(last);
if (last !== undefined && place) {
  show(place);
  dataset['last'] = last;
  keepChoice('last', last); // so that the next visit reserves its space from the first paint
} else delete dataset['last'];

if (last === 'chu-han-score')
  import('./running-score.ts')
    .then(({ runningScore }) => runningScore(rootHere()))
    .then((score) => {
      if (!score) return;
      elementAt('small', HTMLElement, strip).append(
        ` · ${dataOf(strip, 'battle').replace('{{n}}', String(score.battle))}`,
      );
      elementAt('b', HTMLElement, strip).textContent = score.text;
    })
    .catch(console.warn);

if (last === 'huang-lesson')
  import('./open-lesson.ts')
    .then(({ openLesson }) => openLesson(rootHere()))
    .then((lesson) => {
      const own = lesson !== undefined && placesIn('lessons').get(lesson);
      if (own) show(own);
    })
    .catch(console.warn);
