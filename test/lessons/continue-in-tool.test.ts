import { describe, expect, test } from 'vitest';
import { tool as battle } from '../../src/games/chu-han/battle/tool.tsx';
import { tool as board } from '../../src/games/huang/board/tool.tsx';
import { tool as score } from '../../src/games/huang/score/tool.tsx';
import { tool as conquest } from '../../src/games/khan/conquest/tool.tsx';
import { tool as rulers } from '../../src/games/khan/rulers/tool.tsx';
import { getToolPath, toGame } from '../../src/games/tools.ts';
import type { Case } from '../../src/referee/referee.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { computeLessons } from '../../src/rulebook/lessons/compute-lessons.ts';
import { freshSettings } from '../../src/saves/settings.ts';
import { makeLink, parseLink } from '../../src/share/link.ts';
import type { Tool } from '../../src/shell/tool.ts';
import type { ToolSettings, ToolTypes } from '../../src/shell/tool-types.ts';

const { courses, exercises } = readRulebook();
const files = new Map(exercises.map(({ id, data }) => [id, data]));
const worked = courses.flatMap(({ id, data }) =>
  computeLessons(toGame(id), data, files).flatMap((lesson) => lesson.exercises),
);

/** What a tool says to a case that it opens. */
const saying =
  <K extends ToolTypes>(tool: Tool<K>, settings: ToolSettings<K>) =>
  async (what: Case): Promise<object | undefined> => {
    const part = typeof tool.answerModule === 'function' ? await tool.answerModule() : tool.answerModule;
    const state = (await tool.secondary()).fromCase(what, tool.fresh());
    if (!state) throw new Error(`${tool.path} opens nothing of ${JSON.stringify(what)}`);
    return part.computeAnswer(state, settings)?.answer;
  };

const settings = freshSettings('en');
const TOOLS: Readonly<Record<string, (what: Case) => Promise<object | undefined>>> = {
  [battle.path]: saying(battle, settings),
  [board.path]: saying(board, settings),
  [score.path]: saying(score, settings),
  [conquest.path]: saying(conquest, settings),
  [rulers.path]: saying(rulers, settings),
};

/** What the tool says that a link with that case opens. */
async function saidByLink(asked: object): Promise<object | undefined> {
  const opened = await parseLink(await makeLink(asked));
  if (!opened.ok) throw new Error(`${JSON.stringify(asked)} opens nothing: ${JSON.stringify(opened.error)}`);
  const say = TOOLS[getToolPath(opened.value)];
  if (!say) throw new Error(`No tool goes on with ${JSON.stringify(asked)}`);
  return say(opened.value);
}

/** What an answer says, whatever the tool adds to it. */
const SAID = ['ok', 'legal', 'reason', 'status', 'to', 'owners', 'winner'];
const gist = (answer: object | undefined) =>
  answer && Object.fromEntries(Object.entries(answer).filter(([name]) => SAID.includes(name)));

describe('whatever was decided, its tool goes on with it and says the same', () => {
  test.each(worked.map((one) => [one.exercise.id, one] as const))('%s', async (_, { judged }) => {
    for (const { refereeCase, answer } of judged) {
      if (typeof answer !== 'object' || answer === null) throw new Error('No answer');
      expect(gist(await saidByLink(refereeCase))).toEqual(gist(answer));
    }
  });
});
