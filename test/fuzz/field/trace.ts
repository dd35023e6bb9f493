import { wholeUpTo } from '../../support/random.ts';
import type { Touch } from '../../support/used-tools.ts';

/** A part of a tool, by its accessible role and name. */
export interface Part {
  readonly role: Touch['role'];
  readonly name: string;
  readonly group?: string;
}

/**
 * What is touched: a part, or, as long as it is not known, a number from 0 to 1 that selects one of all
 * touchable parts.
 */
type Edit = Part | number;

/**
 * A step of an evening. It contains everything that it needs, so it can be played without the steps before
 * it. A step that is impossible at that moment, such as an undo with nothing to undo, changes nothing.
 */
export type Step =
  /** Touches parts in turn. On a full disk: two parts, the second one after there is space again. */
  | { readonly does: 'edit' | 'edit on a full disk'; readonly phone: number; readonly edits: readonly Edit[] }
  /** Starts again, enters what leads to a known answer, makes a change and undoes it. */
  | { readonly does: 'use'; readonly phone: number }
  | { readonly does: 'undo' | 'redo'; readonly phone: number; readonly times: number }
  | { readonly does: 'undo all and redo all'; readonly phone: number }
  | { readonly does: 'go to'; readonly phone: number; readonly tool: string }
  | { readonly does: 'pass a link'; readonly phone: number; readonly to: number }
  | { readonly does: 'kill the browser' | 'read a rule' | 'accept a release'; readonly phone: number }
  | { readonly does: 'publish'; readonly phone: number; readonly isNext: boolean }
  | { readonly does: 'switch the network'; readonly isOn: boolean }
  | { readonly does: 'slow the network'; readonly latency: number };

/** An evening: the first tool of each phone, and what happens then. */
export interface Trace {
  readonly tools: readonly string[];
  readonly steps: readonly Step[];
}

/** The kinds of steps with their weights; edits and undo are the most frequent. */
const SHARES: readonly (readonly [Step['does'], number])[] = [
  ['edit', 12],
  ['undo', 4],
  ['redo', 4],
  ['undo all and redo all', 2],
  ['use', 3],
  ['go to', 2],
  ['pass a link', 3],
  ['kill the browser', 3],
  ['read a rule', 2],
  ['switch the network', 2],
  ['slow the network', 2],
  ['publish', 2],
  ['accept a release', 2],
  ['edit on a full disk', 2],
];
const DEEDS = SHARES.flatMap(([does, often]) => Array<Step['does']>(often).fill(does));

/** Picks a random item. */
function chooseOne<T>(random: () => number, all: readonly T[]): T {
  const [one] = all.slice(wholeUpTo(random, all.length - 1));
  if (one === undefined) throw new Error('The list is empty');
  return one;
}

/**
 * Makes an evening in which each phone first uses one of `tools`; then follow random steps with any tool of
 * `all`.
 */
export function makeRandomTrace(
  random: () => number,
  tools: readonly string[],
  all: readonly string[],
  length: number,
): Trace {
  const makeStep = (): Step => {
    const does = chooseOne(random, DEEDS);
    const phone = wholeUpTo(random, tools.length - 1);
    switch (does) {
      case 'edit':
        return { does, phone, edits: Array.from({ length: 1 + wholeUpTo(random, 3) }, random) };
      case 'edit on a full disk':
        return { does, phone, edits: [random(), random()] };
      case 'undo':
      case 'redo':
        return { does, phone, times: 1 + wholeUpTo(random, 3) };
      case 'go to':
        return { does, phone, tool: chooseOne(random, all) };
      case 'pass a link':
        return { does, phone, to: (phone + 1 + wholeUpTo(random, tools.length - 2)) % tools.length };
      case 'publish':
        return { does, phone, isNext: random() < 0.5 };
      case 'switch the network':
        return { does, isOn: random() < 0.5 };
      case 'slow the network':
        return { does, latency: chooseOne(random, [0, 50, 400]) };
      default:
        return { does, phone };
    }
  };
  const used = tools.map((_, phone): Step => ({ does: 'use', phone }));
  return { tools, steps: [...used, ...Array.from({ length }, makeStep)] };
}
