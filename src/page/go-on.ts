// What goes on, on the start page: the tool that was used last on this device, one tap away.
import { dataOf, elementAt, rootHere } from '../ui/element.ts';
import { choiceOf } from './choices.ts';

/** What stands on the page of a tool: its address, its game and its name. */
type Shown = readonly [href: string, game: string, name: string];

const place = elementAt('#go-on', HTMLAnchorElement);
const last = choiceOf('last');
const tools: ReadonlyMap<string, Shown> = new Map(Object.entries(JSON.parse(dataOf(place, 'tools'))));
const tool = last === null ? undefined : tools.get(last);

if (tool) {
  const [href, game, name] = tool;
  place.href = href;
  elementAt('small', HTMLElement, place).textContent = `${game} · ${name}`;
} else delete document.documentElement.dataset['last'];

if (last === 'chu-han-score')
  import('./running-score.ts')
    .then(({ runningScore }) => runningScore(rootHere()))
    .then((score) => {
      if (!score) return;
      elementAt('small', HTMLElement, place).append(
        ` · ${dataOf(place, 'battle').replace('{{n}}', String(score.battle))}`,
      );
      elementAt('b', HTMLElement, place).textContent = score.text;
    })
    .catch(console.warn);
