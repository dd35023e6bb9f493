import { expect, test } from 'vitest';
import { withScore } from '../../src/games/chu-han/battle/setup/setup.ts';
import * as battle from '../../src/games/chu-han/battle/state.ts';
import { tool as battleTool } from '../../src/games/chu-han/battle/tool.tsx';
import { FRESH_SETUP, freshBattle } from '../../src/games/chu-han/saves/fresh-battle.ts';
import { freshChuHanGame } from '../../src/games/chu-han/saves/fresh-game.ts';
import * as chuHanScore from '../../src/games/chu-han/score/state.ts';
import { tool as chuHanScoreTool } from '../../src/games/chu-han/score/tool.tsx';
import * as board from '../../src/games/huang/board/state.ts';
import { tool as boardTool } from '../../src/games/huang/board/tool.tsx';
import * as conflict from '../../src/games/huang/conflict/state.ts';
import { tool as conflictTool } from '../../src/games/huang/conflict/tool.tsx';
import * as drill from '../../src/games/huang/drill/state.ts';
import { tool as drills } from '../../src/games/huang/drill/tool.tsx';
import { createHuangLesson } from '../../src/games/huang/lessons/tool.tsx';
import * as huangScore from '../../src/games/huang/score/state.ts';
import { tool as huangScoreTool } from '../../src/games/huang/score/tool.tsx';
import * as conquest from '../../src/games/khan/conquest/state.ts';
import { tool as conquestTool } from '../../src/games/khan/conquest/tool.tsx';
import * as rulers from '../../src/games/khan/rulers/state.ts';
import { tool as rulersTool } from '../../src/games/khan/rulers/tool.tsx';
import { withValues } from '../../src/games/khan/ui/with-values.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { createTranslator, type TextFile } from '../../src/i18n/translator.ts';
import * as lesson from '../../src/lessons/tool/state.ts';
import { freshSettings } from '../../src/saves/settings.ts';
import { withEntry } from '../../src/shell/seats.ts';
import { composeShareContent } from '../../src/shell/sharing/compose-share-content.ts';
import type { Tool } from '../../src/shell/tool.ts';
import type { ToolTypes } from '../../src/shell/tool-types.ts';
import { readSetup } from '../support/act-cases.ts';
import { plays } from '../support/chu-han-notation.ts';
import { readTexts } from '../support/content.ts';
import { LESSON_OF_TWO } from '../support/tool-edits.ts';

// A button that says “Share the result” hands out a result: each tool in its fresh, half-entered and answered states.

/** What a state offers to share: a result, what leads to one, or nothing. */
type Offered = 'result' | 'position' | 'question' | 'questions' | 'only a report' | 'nothing';

async function offeredBy<K extends ToolTypes>(tool: Tool<K>, texts: readonly TextFile[], state: K['state']) {
  const part = typeof tool.answerModule === 'function' ? await tool.answerModule() : tool.answerModule;
  const more = await tool.secondary();
  const answer = part.computeAnswer(state, freshSettings('en'));
  const offered = LOCALES.map((locale): Offered => {
    const t = createTranslator(locale, readTexts(locale, 'tool', ...texts, ...tool.lazyTextFiles));
    const explained = answer && more.explainAnswer(answer, state, t);
    const found = composeShareContent(tool, more, { state, settings: freshSettings('en') }, explained, t);
    if (!found) return 'nothing';
    return found.text === '' ? 'only a report' : found.kind;
  });
  expect(new Set(offered).size).toBe(1); // the same in every language
  return offered[0];
}

/** A column of states, each with what it offers. */
const expectOffers = async <K extends ToolTypes>(
  tool: Tool<K>,
  texts: readonly TextFile[],
  states: readonly (readonly [offered: Offered, state: K['state']])[],
) => {
  expect(await offeredBy(tool, texts, tool.fresh())).toBe('nothing');
  for (const [offered, state] of states) expect(await offeredBy(tool, texts, state)).toBe(offered);
};

test('a battle of Chu Han has a result once something was played, and none while a reaction is open', async () => {
  const setUp = battle.withBattleSetup(freshBattle(), withScore(FRESH_SETUP, 'han', 7));
  const played = battle.withPlays(setUp, plays('han open 9'));
  const held = {
    han: { known: ['xiahou-ying' as const], faceDown: 0 },
    chu: { known: ['9' as const], faceDown: 2 },
  };
  const reacting = battle.withPlays(
    battle.withBattleSetup(setUp, { ...FRESH_SETUP, opener: 'chu', hands: held }),
    plays('chu open 9; han retreat with xiahou-ying'),
  );
  await expectOffers(
    battleTool,
    ['chu-han', 'chu-han-battle'],
    [
      ['nothing', setUp],
      ['result', played],
      ['question', reacting], // Chu may hold Lü Zhi
      ['result', battle.withNoReaction(reacting, true)],
    ],
  );
});

test('a game of Chu Han has a result once a battle was scored', async () => {
  const named = chuHanScore.withPlayerName(freshChuHanGame(), 'chu', 'Ben');
  const drawn = chuHanScore.withEvent(named, 0, 'stability');
  const ended = chuHanScore.withBattleEnd(drawn, 0, { winner: 'chu', cardsLeft: 4, reinforcements: 1 });
  await expectOffers(
    chuHanScoreTool,
    ['chu-han', 'chu-han-score'],
    [
      ['nothing', named],
      ['nothing', drawn],
      ['result', ended],
    ],
  );
});

test('a board of Huang shares its position, its open question and its result each by that name', async () => {
  const setup = readSetup('...../..... *rat,goat Rrr1rGr/y3y - -');
  const laid = board.withBoardSetup(board.freshBoard(), setup);
  const war = board.withAction(laid, { type: 'place-tile', colour: 'yellow', at: ['2,0'] });
  const inPeace = board.withAction(laid, { type: 'place-tile', colour: 'yellow', at: ['1,1'] });
  await expectOffers(
    boardTool,
    ['huang', 'huang-pieces', 'huang-board', 'map'],
    [
      ['position', laid],
      ['question', war], // who commits red tiles?
      ['result', inPeace],
    ],
  );
});

test('a conflict of Huang by numbers has a result once both sides have leaders and nobody commits more', async () => {
  const tiles = conflict.withSideTiles(conflict.freshConflict(), 0, 2);
  const one = conflict.withToggledLeader(tiles, 0, 'tiger:red');
  const both = conflict.withToggledLeader(one, 1, 'rat:red');
  const tied = conflict.withActingDynasty(conflict.withSideTiles(both, 1, 2), 'goat');
  await expectOffers(
    conflictTool,
    ['huang', 'huang-pieces', 'huang-conflict'],
    [
      ['nothing', tiles],
      ['nothing', one],
      ['question', both], // 2 : 0 as things stand: players may still commit tiles
      ['result', conflict.withNoCommitments(both)],
      ['question', tied], // 2 : 2, and the Goat has not decided
      ['result', conflict.withTieWinner(tied, 1)],
    ],
  );
});

test('a final scoring has a result once all points of two players are entered', async () => {
  const filled = (seats: readonly number[]) =>
    seats.reduce(
      (game, seat) =>
        (['yellow', 'red', 'blue', 'green', 'white'] as const).reduce(
          (before, field) => withEntry(before, seat, field, `${seat + 3}`),
          game,
        ),
      huangScore.freshGame(),
    );
  await expectOffers(
    huangScoreTool,
    ['huang', 'huang-score'],
    [
      ['nothing', withEntry(huangScore.freshGame(), 0, 'red', '7')],
      ['nothing', filled([0])],
      ['result', filled([0, 1])], // who leads so far
      ['result', filled([0, 1, 2, 3])],
    ],
  );
});

test('a conquest of Khan has a result once a tile lies on two spaces', async () => {
  const put = (state: Parameters<typeof conquest.toggleConquestPiece>[0], at: string) => {
    const edit = conquest.toggleConquestPiece(state, 'red', at);
    return edit.kind === 'changed' ? edit.state : state;
  };
  const yurts = put(put(conquest.freshConquest(), '0,0'), '1,0');
  const one = conquest.toggleTileSpace(yurts, '0,0');
  await expectOffers(
    conquestTool,
    ['khan', 'khan-conquest', 'map'],
    [
      ['nothing', yurts],
      ['nothing', one],
      ['result', conquest.toggleTileSpace(one, '1,0')],
    ],
  );
});

test('a ruler of Khan has a result once it stands on the board and its direction is chosen', async () => {
  const put = (
    state: Parameters<typeof rulers.toggleRulersPiece>[0],
    piece: rulers.RulersPiece,
    at: string,
  ) => rulers.toggleRulersPiece(state, piece, at) ?? state;
  const taken = put(rulers.freshRulers(), 'taken', '0,0');
  await expectOffers(
    rulersTool,
    ['khan', 'khan-rulers', 'map'],
    [
      ['nothing', taken],
      ['nothing', put(taken, 'ruler', '1,1')],
      ['result', withValues(put(taken, 'ruler', '1,1'), { direction: 'N' })],
    ],
  );
});

test('an exercise has a result once it is answered, and a drill shares its questions from then on', async () => {
  const one = createHuangLesson(LESSON_OF_TWO);
  await expectOffers(one, ['huang', 'lessons'], [['result', lesson.withChoice(one.fresh(), '2,0')]]);
  const next = drill.withOpenQuestion(drill.freshDrill(), 3);
  await expectOffers(
    drills,
    ['huang', 'lessons', 'drills'],
    [
      ['nothing', next],
      ['questions', drill.withDrillChoice(next, 'rat')],
    ],
  );
});
