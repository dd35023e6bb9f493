import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../support/random.ts';
import { type KnownTool, type Phone, playEvening, type Table } from './evening.ts';
import { isContinued, type Stored } from './history.ts';
import { shrinkSteps } from './shrink.ts';
import { makeRandomTrace, type Step } from './trace.ts';

// Tests that an evening finds faults, and that a failing one is shortened: with simulated phones that have
// injected faults. Their tools only record what was touched.

const button = (name: string) => ({ role: 'button', name }) as const;

const makeTool = (path: string, save: string): KnownTool => ({
  path,
  save,
  touches: [button('a'), button('b')],
  answer: `${path} says ab.`,
  change: button('c'),
  changed: `${path} says abc.`,
});
const TOOLS = [makeTool('go/one/', 'one'), makeTool('go/two/', 'two'), makeTool('go/three/', 'three')];
const PATHS = TOOLS.map(({ path }) => path);

/** An injected fault. */
type Fault =
  | 'a killed browser forgets what was undone'
  | 'an edit keeps what was undone'
  | 'the fourth undo in a row leads nowhere'
  | 'a full disk loses an edit'
  | 'a link leaves no way back'
  | 'a change says the old answer'
  | 'a release notes an error';

const FRESH: Stored = { now: '', past: [], future: [] };

function makePhone(fault: Fault | null): Phone {
  const saves = new Map<string, Stored>();
  const errors: string[] = [];
  let tool: KnownTool | null = null;
  let shown = FRESH;
  let undone = 0;
  let isFull = false;

  const store = (next: Stored) => {
    shown = next;
    if (!isFull && tool) saves.set(tool.save, next);
  };
  const enter = (now: string) => {
    undone = 0;
    const future = fault === 'an edit keeps what was undone' ? shown.future : [];
    const past = [...shown.past, shown.now].slice(-50);
    store({
      now,
      past: isFull && fault === 'a full disk loses an edit' ? shown.past : past,
      future,
    });
  };
  const undo = ({ now, past, future }: Stored) => {
    undone++;
    if (undone === 4 && fault === 'the fourth undo in a row leads nowhere') return;
    store({
      now: past.at(-1),
      past: past.slice(0, -1),
      future: [...future, now],
    });
  };
  const redo = ({ now, past, future }: Stored) =>
    store({
      now: future.at(-1),
      past: [...past, now],
      future: future.slice(0, -1),
    });

  const open: Phone['open'] = async (next) => {
    tool = next;
    shown = saves.get(next.save) ?? FRESH;
  };
  return {
    open,
    listParts: async () => [button('a'), button('b'), button('c')],
    touch: async ({ name }) => enter(`${shown.now}${name}`),
    async press(name) {
      if (name === 'Start over') {
        if (shown.now !== '') enter('');
        return true;
      }
      if ((name === 'Undo' ? shown.past : shown.future).length === 0) return false;
      if (name === 'Undo') undo(shown);
      else redo(shown);
      return true;
    },
    readStored: async ({ save }) => saves.get(save) ?? null,
    async waitForText(text) {
      const isOld = fault === 'a change says the old answer' && shown.now === 'abc';
      const said = `${tool?.path} says ${isOld ? 'ab' : shown.now}.`;
      if (said !== text) throw new Error(`“${text}” is not said: ${said}`);
    },
    copyResult: async () => (shown.now === '' || !tool ? null : `${tool.path} ${shown.now}`),
    async openLink(text) {
      const [path = '', now = ''] = text.split(' ');
      const next = TOOLS.find((one) => one.path === path);
      if (next) await open(next);
      if (fault === 'a link leaves no way back') store({ ...FRESH, now });
      else enter(now);
      return path;
    },
    async kill() {
      if (fault !== 'a killed browser forgets what was undone') return;
      for (const [save, stored] of saves) saves.set(save, { ...stored, future: [] });
    },
    readRule: async () => undefined,
    async acceptRelease() {
      if (fault === 'a release notes an error') errors.push('error');
      return true;
    },
    lookForRelease: async () => undefined,
    async setDiskFull(next) {
      isFull = next;
    },
    waitUntilKept: async () => store(shown),
    listErrors: async () => errors,
  };
}

const makeTable = (fault: Fault | null): Table => ({
  tools: TOOLS,
  phones: PATHS.map(() => makePhone(fault)),
  switchNetwork: async () => undefined,
  slowNetwork: () => undefined,
  publish: () => undefined,
});

const makeTrace = (seed: number, length: number) => makeRandomTrace(randomFrom(seed), PATHS, PATHS, length);

test('an evening without a fault finds none', async () => {
  for (let seed = 0; seed < 30; seed++)
    expect(await playEvening(makeTable(null), makeTrace(seed, 100))).toMatchObject({ fault: null });
});

describe('a fault is found, and a long evening shortened to at most five steps that still show it', () => {
  test.each<Fault>([
    'a killed browser forgets what was undone',
    'an edit keeps what was undone',
    'the fourth undo in a row leads nowhere',
    'a full disk loses an edit',
    'a link leaves no way back',
    'a change says the old answer',
    'a release notes an error',
  ])('%s', async (fault) => {
    const trace = makeTrace(7, 200);
    const { played, fault: found } = await playEvening(makeTable(fault), trace);
    expect(found).not.toBeNull();
    const fails = async (steps: readonly Step[]) =>
      (await playEvening(makeTable(fault), { ...trace, steps })).fault !== null;
    const short = await shrinkSteps(played, fails);
    expect(await fails(short)).toBe(true);
    expect(short.length).toBeLessThanOrEqual(5);
    expect((await playEvening(makeTable(null), { ...trace, steps: short })).fault).toBeNull();
  });
});

describe('a row that fails is shortened', () => {
  const numbers = Array.from({ length: 200 }, (_, i) => i);
  const needs = (all: readonly number[]) => async (steps: readonly number[]) =>
    all.every((one) => steps.includes(one));

  test('to the steps that it takes, wherever they are', async () => {
    for (const all of [[0], [199], [3, 150], [0, 99, 100, 101, 199]])
      expect(await shrinkSteps(numbers, needs(all))).toEqual(all);
  });

  test('within so many tries, and then still fails', async () => {
    let tries = 0;
    const fails = async (steps: readonly number[]) => {
      tries++;
      return steps.includes(3) && steps.includes(150);
    };
    const short = await shrinkSteps(numbers, fails, 10);
    expect(tries).toBe(10);
    expect(short).toEqual(expect.arrayContaining([3, 150]));
    expect(short.length).toBeLessThan(100);
  });
});

describe('what is stored goes on from what was', () => {
  const stored = (past: readonly number[], now: number, future: readonly number[] = []) => ({
    past,
    now,
    future,
  });
  const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

  test.each<[string, Stored, Stored, boolean]>([
    ['unchanged', stored([1], 2, [3]), stored([1], 2, [3]), true],
    ['with a step', stored([1], 2), stored([1, 2], 3), true],
    ['with two steps', stored([1], 2), stored([1, 2, 3], 4), true],
    ['with a step, which ends what was undone', stored([1], 2, [3]), stored([1, 2], 4), true],
    ['with a step, but what was undone is still there', stored([1], 2, [3]), stored([1, 2], 4, [3]), false],
    ['with a step, but no way back over it', stored([1], 2), stored([1], 3), false],
    ['with no way back at all', stored([1], 2), stored([], 3), false],
    [
      'with a past that is full, of which the oldest goes',
      stored(upTo(0, 50), 50),
      stored(upTo(1, 51), 51),
      true,
    ],
  ])('%s', (_, before, after, isSo) => {
    expect(isContinued(before, after)).toBe(isSo);
  });
});
