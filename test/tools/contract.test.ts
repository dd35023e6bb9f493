import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exampleOf } from '../../src/rulebook/example.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { freshSettings, type Settings } from '../../src/saves/settings.ts';
import { makeLink, parseLink } from '../../src/share/link.ts';
import { toolFor } from '../../src/share/tool.ts';
import { tool as battle } from '../../src/tools/chu-han-battle/tool.tsx';
import { tool as chuHanScore } from '../../src/tools/chu-han-score/tool.tsx';
import { tool as board } from '../../src/tools/huang-board/tool.tsx';
import { tool as conflict } from '../../src/tools/huang-conflict/tool.tsx';
import { tool as huangScore } from '../../src/tools/huang-score/tool.tsx';
import { tool as conquest } from '../../src/tools/khan-conquest/tool.tsx';
import { tool as rulers } from '../../src/tools/khan-rulers/tool.tsx';
import { changed, type History, redone, undone } from '../../src/tools/shell/history.ts';
import type { Kit, Tool } from '../../src/tools/shell/tool.ts';

// What the shell relies on, whatever the tool.

/** The worked examples of our rules, as a link gives them to a tool. */
const CASES = readRulebook().examples.map(({ id, data }) => {
  const example = exampleOf(id, data);
  if (!example.ok) throw new Error(example.error);
  return example.value.case;
});

/** A table that plays by nothing but the defaults, and one that plays by something else throughout. */
const SENDER = freshSettings('de');
const RECEIVER: Settings = {
  ...freshSettings('en'),
  rulings: {
    huang: { 'bystander-states': 'fight', 'moved-pagoda-tiles': 'free', 'bandits-count-placed': 'yes' },
    'chu-han': { 'hangu-pass-doubled': 'no' },
    khan: { 'bridge-banks': 'tile' },
  },
};

const partOf = async <K extends Kit>({ answering }: Tool<K>) =>
  typeof answering === 'function' ? answering() : answering;

/** What was stored by each version of the tool so far. */
function savesOf<K extends Kit>({ save: { kind } }: Tool<K>): readonly unknown[] {
  const nameOf = (version: number) => `../fixtures/${kind.key.replace('/', '-')}.v${version}.json`;
  return Array.from({ length: kind.version }, (_, i) =>
    JSON.parse(readFileSync(new URL(nameOf(i + 1), import.meta.url), 'utf8')),
  );
}

function historyIn<K extends Kit>({ save }: Tool<K>, raw: unknown): History<K['state']> {
  const { loaded, history } = save.parse(raw);
  expect(loaded.state).toBe('sound');
  if (!history) throw new Error(`Nothing in ${JSON.stringify(raw)}`);
  return history;
}

/** What is read again of what is stored. */
const kept = <K extends Kit>(tool: Tool<K>, history: History<K['state']>) =>
  historyIn(tool, JSON.parse(JSON.stringify(tool.save.saveOf(history))));

/** A fresh state, those that were stored, and those that the worked examples open. */
async function statesOf<K extends Kit>(tool: Tool<K>): Promise<readonly K['state'][]> {
  const { stateFrom } = await tool.more();
  const stored = savesOf(tool).map((raw) => historyIn(tool, raw));
  const opened = CASES.filter((one) => toolFor(one) === tool.path);
  return [
    tool.fresh(),
    ...stored.flatMap(({ now, past, future }) => [now, ...past, ...future]),
    ...opened.flatMap((one) => stateFrom(one, tool.fresh()) ?? []),
  ];
}

/** What somebody else sees who opens a case by its link. */
async function answerByLink<K extends Kit>(tool: Tool<K>, asked: object): Promise<object | undefined> {
  const { answerOf } = await partOf(tool);
  const { stateFrom } = await tool.more();
  const opened = await parseLink(await makeLink(asked));
  if (!opened.ok) throw new Error(`${JSON.stringify(asked)} opens nothing: ${JSON.stringify(opened.error)}`);
  expect(toolFor(opened.value)).toBe(tool.path);
  const state = stateFrom(opened.value, tool.fresh());
  return state && answerOf(state, RECEIVER)?.answer;
}

/** Links of `tool` open in `opener`. */
function contract<K extends Kit, Opener extends Kit>(tool: Tool<K>, opener: Tool<Opener>) {
  describe(tool.path, () => {
    test('begins with nothing worth keeping, whatever was there before', async () => {
      expect(tool.isBegun(tool.fresh())).toBe(false);
      for (const state of await statesOf(tool)) expect(tool.isBegun(tool.fresh(state))).toBe(false);
    });

    test('gives whoever opens a link the same answer, however they play', async () => {
      const { answerOf } = await partOf(tool);
      const answers = (await statesOf(tool)).flatMap((state) => answerOf(state, SENDER) ?? []);
      expect(answers.length).toBeGreaterThan(1);
      for (const { asked, answer } of answers) expect(await answerByLink(opener, asked)).toEqual(answer);
    });

    test.each(savesOf(tool))('reads what was stored by version $version, and that again', (raw) => {
      const history = historyIn(tool, raw);
      expect(kept(tool, history)).toEqual(history);
    });

    test('takes back and does again, and keeps what can be done again', async () => {
      for (const state of await statesOf(tool)) {
        const begun = { now: tool.fresh(), past: [], future: [] };
        expect(changed(begun, begun.now)).toBe(begun);
        const done = changed(begun, state);
        expect(undone(done)).toEqual({ ...begun, future: [state] });
        expect(redone(undone(done))).toEqual(done);
        expect(kept(tool, undone(done))).toEqual(undone(done));
      }
    });
  });
}

contract(board, board);
contract(conflict, board);
contract(huangScore, huangScore);
contract(battle, battle);
contract(chuHanScore, chuHanScore);
contract(conquest, conquest);
contract(rulers, rulers);
