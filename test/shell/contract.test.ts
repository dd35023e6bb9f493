import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import { DRILL_KINDS } from '../../src/games/huang/drill/questions/drill-name.ts';
import { createHuangLesson } from '../../src/games/huang/lessons/tool.tsx';
import { getToolPath } from '../../src/games/tools.ts';
import { createTranslator, type TextFile } from '../../src/i18n/translator.ts';
import { answer } from '../../src/referee/referee.ts';
import { computeExample } from '../../src/rulebook/example.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { freshSettings, type Settings } from '../../src/saves/settings.ts';
import { DRILL_TOOL_PATH, findLinkToolPath, makeLink, parseLink } from '../../src/share/link.ts';
import { pushStep, redoStep, type UndoHistory, undoStep } from '../../src/shell/session/undo-history.ts';
import type { Tool } from '../../src/shell/tool.ts';
import type { ToolTypes } from '../../src/shell/tool-types.ts';
import links from '../fixtures/links.json' with { type: 'json' };
import { readTexts } from '../support/content.ts';
import { frozen } from '../support/frozen.ts';
import { readSave } from '../support/read-fixture.ts';
import { EDITS, LESSON_OF_TWO } from '../support/tool-edits.ts';
import { USED_TOOLS } from '../support/used-tools.ts';

// What the shell relies on, whatever the tool. What holds on the screen is in test/e2e/contract.spec.ts.

const folder = new URL('../../src/games/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[^/]+\/(?!lessons\/)[^/]+\/tool\.tsx$/.test(file),
);

/** Every tool, as its folder declares it, and a lesson, which is one as soon as it has exercises. */
const TOOLS: readonly Tool<ToolTypes>[] = [
  ...(await Promise.all(files.map(async (file) => (await import(new URL(file, folder).href)).tool))),
  createHuangLesson(LESSON_OF_TWO),
];

/** The worked examples of our rules, as a link gives them to a tool. */
const CASES = readRulebook().examples.map(({ id, data }) => unwrap(computeExample(id, data)).case);

/** A table that plays by nothing but the defaults, and one that plays by something else throughout. */
const SENDER = freshSettings('de');
const RECEIVER: Settings = {
  ...freshSettings('en'),
  rulings: {
    huang: {
      'bystander-states': 'fight',
      'moved-pagoda-tiles': 'free',
      'bandits-count-placed': 'yes',
      'more-than-six': 'returned',
    },
    'chu-han': { 'hangu-pass-doubled': 'no' },
    khan: { 'bridge-banks': 'tile', 'trapped-yurt': 'laid' },
  },
};

const partOf = async <K extends ToolTypes>({ answerModule }: Tool<K>) =>
  typeof answerModule === 'function' ? answerModule() : answerModule;

/** The text files of the tools whose links contain their state. */
const ALL_TEXTS: readonly TextFile[] = [
  'tool',
  'khan',
  'khan-score',
  'score-sheet',
  'huang',
  'lessons',
  'drills',
  'drills-more',
];

/** What was stored by each version of the tool so far. */
function savesOf<K extends ToolTypes>({ save: { kind } }: Tool<K>): readonly unknown[] {
  return Array.from({ length: kind.version }, (_, i) => readSave(kind, i + 1));
}

function historyIn<K extends ToolTypes>({ save }: Tool<K>, raw: unknown): UndoHistory<K['state']> {
  const { loaded, history } = save.parse(raw);
  expect(loaded.state).toBe('sound');
  if (!history) throw new Error(`Nothing in ${JSON.stringify(raw)}`);
  return history;
}

/** What is read again of what is stored. */
const kept = <K extends ToolTypes>(tool: Tool<K>, history: UndoHistory<K['state']>) =>
  historyIn(tool, JSON.parse(JSON.stringify(tool.save.toSave(history))));

/** A fresh state, those that were stored, and those that the worked examples open; none of them may change. */
async function statesOf<K extends ToolTypes>(tool: Tool<K>): Promise<readonly K['state'][]> {
  const { fromCase } = await tool.secondary();
  const stored = savesOf(tool).map((raw) => historyIn(tool, raw));
  const opened = CASES.filter((one) => getToolPath(one) === tool.path);
  return frozen([
    tool.fresh(),
    ...stored.flatMap(({ now, past, future }) => [now, ...past, ...future]),
    ...opened.flatMap((one) => fromCase(one, tool.fresh()) ?? []),
  ]);
}

/** What a person does in a tool. */
function editsOf({ path }: Pick<Tool<ToolTypes>, 'path'>) {
  const edits = EDITS[path];
  if (!edits) throw new Error(`test/support/tool-edits.ts names no edits of ${path}`);
  return edits;
}

/** Those states, and what comes of each edit, and of all of them in a row. */
async function editedStatesOf<K extends ToolTypes>(tool: Tool<K>): Promise<readonly K['state'][]> {
  const { sets, others, unasked } = editsOf(tool);
  return (await statesOf(tool)).flatMap((state) => [
    state,
    ...[...sets, ...others, ...unasked].map((edit) => edit(state)),
    sets.reduce((before, edit) => edit(before), state),
  ]);
}

/** What somebody else sees who opens a case by its link. */
const answerByLink = async (asked: object) => answerOfLink(await makeLink(asked), asked);

/** What somebody sees who opens a link. */
async function answerOfLink(link: string, asked: object): Promise<object | undefined> {
  const opened = await parseLink(link);
  if (!opened.ok) throw new Error(`${JSON.stringify(asked)} opens nothing: ${JSON.stringify(opened.error)}`);
  const tool = TOOLS.find(({ path }) => path === getToolPath(opened.value));
  if (!tool) throw new Error(`No tool for ${JSON.stringify(asked)}`);
  const { computeAnswer } = await partOf(tool);
  const { fromCase } = await tool.secondary();
  const state = fromCase(opened.value, tool.fresh());
  return state && computeAnswer(state, RECEIVER)?.answer;
}

/** What somebody else sees who opens a state of a tool whose links contain the state instead of a case. */
async function answerByOwnLink<K extends ToolTypes>(tool: Tool<K>, state: K['state']) {
  const { makeOwnLink, fromOwnLink } = await tool.secondary();
  const t = createTranslator('en', readTexts('en', ...ALL_TEXTS));
  const link = makeOwnLink?.(state, SENDER, t)?.link ?? '';
  expect(await findLinkToolPath(link)).toEqual({ ok: true, value: tool.path });
  const opened = fromOwnLink?.(link);
  return opened && (await partOf(tool)).computeAnswer(opened, RECEIVER)?.answer;
}

// Chances are not asked by a page of their own: the board shows the conflict that they are about.
const ANSWERED_AS_ASKED = links.filter(({ case: { ask } }) => ask !== 'chances');
test.each(ANSWERED_AS_ASKED)(
  'a link of any age opens with its answer: $of',
  async ({ link, case: asked }) => {
    const referee = answer({ edition: RECEIVER.edition, ...asked });
    const shown = await answerOfLink(link, asked);
    const outcomeOf = ({ id: _, trace: __, ...outcome }: Record<string, unknown>) => outcome;
    if (asked.ask === 'states' || asked.ask === 'placements') expect(shown).toMatchObject({ ok: true });
    else expect(outcomeOf({ ...shown })).toEqual(outcomeOf({ ...referee }));
  },
);

test.each(DRILL_KINDS)(
  'a link to the drill %s, of the first version that had drills, opens it',
  async (kind) => {
    const link = `4${kind}-7f3a2`;
    const tool = TOOLS.find(({ path }) => path === DRILL_TOOL_PATH);
    expect(await findLinkToolPath(link)).toEqual({ ok: true, value: DRILL_TOOL_PATH });
    const part = await tool?.secondary();
    expect(part?.fromOwnLink?.(link)).toMatchObject({ kind, seed: '7f3a2' });
  },
);

for (const tool of TOOLS)
  describe(tool.path, () => {
    test('begins with nothing worth keeping, whatever was there before', async () => {
      expect(tool.isBegun(tool.fresh())).toBe(false);
      for (const state of await statesOf(tool)) expect(tool.isBegun(tool.fresh(state))).toBe(false);
    });

    test('gives whoever opens a link the same answer, however they play', async () => {
      const { computeAnswer } = await partOf(tool);
      const states = await editedStatesOf(tool);
      const answers = states.flatMap((state) => {
        const answer = computeAnswer(state, SENDER);
        return answer ? [{ ...answer, state }] : [];
      });
      expect(answers.length).toBeGreaterThan(1);
      for (const { state, refereeCase, answer } of answers)
        expect(
          await ('ask' in refereeCase ? answerByLink(refereeCase) : answerByOwnLink(tool, state)),
        ).toEqual(answer);
    });

    test.each(savesOf(tool))('reads what was stored by version $version, and that again', (raw) => {
      const history = historyIn(tool, raw);
      expect(kept(tool, history)).toEqual(history);
    });

    test('takes back and does again, and keeps what can be done again', async () => {
      for (const state of await statesOf(tool)) {
        const begun = { now: tool.fresh(), past: [], future: [] };
        expect(pushStep(begun, begun.now)).toBe(begun);
        const done = pushStep(begun, state);
        expect(undoStep(done)).toEqual({ ...begun, future: [state] });
        expect(redoStep(undoStep(done))).toEqual(done);
        expect(kept(tool, undoStep(done))).toEqual(undoStep(done));
      }
    });

    test('asks something else after every edit that it knows to matter', async () => {
      const { computeAnswer } = await partOf(tool);
      const { sets, others } = editsOf(tool);
      const states = await editedStatesOf(tool);
      const askedIn = (state: object) => JSON.stringify(computeAnswer(state, SENDER)?.refereeCase);
      for (const edit of [...sets, ...others])
        expect(
          states.some((state) => askedIn(edit(state)) !== askedIn(state)),
          String(edit),
        ).toBe(true);
    });

    test('an edit leaves the state before it as it was; one that changes nothing gives that very state', async () => {
      const { sets, others, unasked } = editsOf(tool);
      for (const state of await statesOf(tool)) {
        for (const edit of [...sets, ...others, ...unasked]) {
          const next = frozen(edit(state));
          const done = { now: next, past: [state], future: [] };
          expect(kept(tool, done)).toEqual(done);
        }
        for (const edit of [...sets, ...unasked]) {
          const once = frozen(edit(state));
          expect(once === state).toBe(isDeepStrictEqual(once, state));
          expect(edit(once)).toBe(once);
        }
      }
    });

    test('is in the table of what the browser tests touch', () => {
      const { key } = tool.save.kind;
      expect(USED_TOOLS).toContainEqual(expect.objectContaining({ path: tool.path, save: key }));
    });
  });
