// Script of the start page: a link that continues the tool or lesson that was last used on this device.
import { getSiteRoot, queryElement, readDataAttribute } from '../../../ui/browser/query-element.ts';
import { getLocalItem, setLocalItem } from '../local-storage.ts';

/** Where a save continues: the URL and the name of its page. */
type ContinueTarget = readonly [href: string, name: string];

const strip = queryElement('#go-on', HTMLAnchorElement);
const readTargets = (key: string): ReadonlyMap<string, ContinueTarget> =>
  new Map(Object.entries(JSON.parse(readDataAttribute(strip, key))));
const targets = readTargets('places');
// If there is no last used save, e.g. after a backup was imported, any save will do.
const saveKeys = getLocalItem('kept');
const keys = [getLocalItem('last'), ...(saveKeys ? saveKeys.split(' ') : [])].filter((key) => key !== null);
const last = keys.find((key) => targets.has(key));

function show([href, name]: ContinueTarget): void {
  strip.href = href;
  queryElement('small', HTMLElement, strip).textContent = name;
}

const { dataset } = document.documentElement;
const target = last === undefined ? undefined : targets.get(last);
if (last !== undefined && target) {
  show(target);
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
      const target = lesson !== undefined && readTargets('lessons').get(lesson);
      if (target) show(target);
    })
    .catch(console.warn);
