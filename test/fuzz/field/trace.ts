import { wholeUpTo } from '../../support/random.ts';
import type { Touch } from '../../support/used-tools.ts';

/** A part of a tool by the role and name that a screen reader hears. */
export interface Part {
  readonly role: Touch['role'];
  readonly name: string;
  readonly group?: string;
}

/** What is touched: a part, or a share of all that can be touched at that moment, from 0 to 1, as long as it is not known. */
type Edit = Part | number;

/**
 * One thing that happens in an evening, with all that it needs: without the steps before it, it can still be played. What
 * cannot be done at that moment, such as undoing where nothing was done, changes nothing.
 */
export type Step =
  /** Touches parts in turn; on a full disk two, of which the second one comes when there is room again. */
  | { readonly does: 'edit' | 'edit on a full disk'; readonly phone: number; readonly edits: readonly Edit[] }
  /** Starts again and enters what leads to a known answer, a change and back. */
  | { readonly does: 'use'; readonly phone: number }
  | { readonly does: 'undo' | 'redo'; readonly phone: number; readonly times: number }
  | { readonly does: 'undo all and redo all'; readonly phone: number }
  | { readonly does: 'go to'; readonly phone: number; readonly tool: string }
  | { readonly does: 'pass a link'; readonly phone: number; readonly to: number }
  | { readonly does: 'kill the browser' | 'read a rule' | 'accept a release'; readonly phone: number }
  | { readonly does: 'publish'; readonly phone: number; readonly isNext: boolean }
  | { readonly does: 'switch the network'; readonly isOn: boolean }
  | { readonly does: 'slow the network'; readonly latency: number };

/** An evening: which tool each phone begins with, and what happens then. */
export interface Trace {
  readonly tools: readonly string[];
  readonly steps: readonly Step[];
}

/** What happens, with how often of all; edits and their way back most. */
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

/** One of several. */
function chooseOne<T>(random: () => number, all: readonly T[]): T {
  const [one] = all.slice(wholeUpTo(random, all.length - 1));
  if (one === undefined) throw new Error('There is none to choose');
  return one;
}

/**
 * An evening in which each phone uses one of `tools`, then so many steps at random follow, on any of `all`.
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
