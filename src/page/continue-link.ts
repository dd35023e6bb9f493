// Script of the start page: a link that continues the tool or lesson that was last used on this device.
import { getSiteRoot, queryElement, readDataAttribute } from '../ui/query-element.ts';
import { getLocalItem, setLocalItem } from './local-storage.ts';

/** Where a save continues: the URL and the name of its page. */
type Place = readonly [href: string, name: string];

const strip = queryElement('#go-on', HTMLAnchorElement);
const placesIn = (key: string): ReadonlyMap<string, Place> =>
  new Map(Object.entries(JSON.parse(readDataAttribute(strip, key))));
const places = placesIn('places');
// If there is no last used save, e.g. after a backup was imported, any save will do.
const kept = getLocalItem('kept');
const keys = [getLocalItem('last'), ...(kept ? kept.split(' ') : [])].filter((key) => key !== null);
const last = keys.find((key) => places.has(key));

function show([href, name]: Place): void {
  strip.href = href;
  queryElement('small', HTMLElement, strip).textContent = name;
}

const { dataset } = document.documentElement;
const place = last === undefined ? undefined : places.get(last);
if (last !== undefined && place) {
  show(place);
  dataset['last'] = last;
  setLocalItem('last', last); // so that the next visit reserves its space from the first paint
} else delete dataset['last'];

if (last === 'chu-han-score')
  import('./running-score.ts')
    .then(({ loadRunningScore }) => loadRunningScore(getSiteRoot()))
    .then((score) => {
      if (!score) return;
      queryElement('small', HTMLElement, strip).append(
        ` · ${readDataAttribute(strip, 'battle').replace('{{n}}', String(score.battle))}`,
      );
      queryElement('b', HTMLElement, strip).textContent = score.text;
    })
    .catch(console.warn);

if (last === 'huang-lesson')
  import('./last-lesson.ts')
    .then(({ loadLastLesson }) => loadLastLesson(getSiteRoot()))
    .then((lesson) => {
      const own = lesson !== undefined && placesIn('lessons').get(lesson);
      if (own) show(own);
    })
    .catch(console.warn);
