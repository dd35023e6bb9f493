import type { Card } from '../../engine/chu-han/cards.ts';
import { type BattleMove, type BattlePlay, listAbilities, listLaidCards } from '../../engine/chu-han/play.ts';
import { BATTLE_SIDES, opponentOf } from '../../engine/chu-han/side.ts';
import type { BattleStep } from '../../engine/chu-han/step.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { ChuHanBattleAnswer, ChuHanBattleCase } from '../../referee/chu-han/battle.ts';
import type { ChuHanChancesAnswer, ChuHanChancesCase } from '../../referee/chu-han/chances.ts';
import type { ChuHanAnswer, ChuHanCase } from '../../referee/chu-han/handlers.ts';
import type { ChuHanScoreAnswer, ChuHanScoreCase } from '../../referee/chu-han/score.ts';
import { explainBattle } from './battle.ts';
import { explainBattleOutcome } from './battle-outcome.ts';
import { createBattlePhrases } from './battle-phrases.ts';
import { explainBattleRulings } from './battle-rulings.ts';
import { describeTroopChances, describeTroopSteps } from './chances.ts';

type ExampleTranslator = Translator<'chu-han' | 'chu-han-battle' | 'chu-han-example'>;

/** A short text, and the cards that it is about. */
export interface TextWithCards {
  readonly text: string;
  readonly cards: readonly Card[];
}

/** A case of Chu Han and its answer, in the order of presentation. */
export interface ChuHanPresentation {
  /** What is known before the first play: one place or fact per part. */
  readonly known: readonly TextWithCards[];
  /** The plays. Each consists of parts: who does what, the person used, further cards. */
  readonly plays: readonly (readonly TextWithCards[])[];
  /** Effects of the plays that the cards do not show, and the open points that affected them. */
  readonly follows: readonly string[];
  /** The state or result of the battle, or why a play is refused. */
  readonly outcome: readonly string[];
}

/** Steps that are omitted because the plays or the outcome show them. */
const SHOWN: readonly BattleStep['step'][] = [
  'ability-played',
  'troop-laid',
  'card-laid',
  'may-react',
  'reacted',
  'retreated',
  'fight-ended',
  'turn',
  'battle-won',
  'opens-next',
  'refused',
];

function isNews(step: BattleStep): boolean {
  if (step.step === 'game-won') return step.by !== 'at-once'; // it was said whose score reached 31
  return !SHOWN.includes(step.step);
}

/** Presents a worked example of Chu Han in words and cards. */
export function explainChuHanCase(
  asked: ChuHanCase,
  answer: ChuHanAnswer,
  t: ExampleTranslator,
): ChuHanPresentation {
  if (asked.ask === 'chances' && 'beaten' in answer) return tellChances(asked, answer, t);
  const isOfBattle = !answer.legal || 'status' in answer;
  if (asked.ask === 'battle' && isOfBattle) return scoreBattle(asked, answer, t);
  if (asked.ask === 'score' && 'battlePoints' in answer && !isOfBattle) return tellScoring(asked, answer, t);
  throw new Error(`No answer to ${asked.ask}: ${JSON.stringify(answer)}`);
}

function scoreBattle(
  asked: ChuHanBattleCase,
  answer: ChuHanBattleAnswer,
  t: ExampleTranslator,
): ChuHanPresentation {
  const { scores, hands, deck, discard, taken } = asked;
  const { side, points } = createBattlePhrases(t);
  const dealt = BATTLE_SIDES.map((one) =>
    part(t('known-hand', { side: side(one), points: points(scores[one], scores[one]) }), hands[one]),
  );
  const piles = [
    ...(deck.length > 0 ? [part(t('known-deck'), deck)] : []),
    ...(discard.length > 0 ? [part(t('known-pile'), discard)] : []),
  ];
  const reinforced = BATTLE_SIDES.filter((one) => taken[one] > 0).map((one) =>
    part(t('known-taken', { side: side(one), count: taken[one] })),
  );
  const follows = explainBattle(answer.trace.filter(isNews), t);
  return {
    known: [...dealt, ...piles, ...reinforced, ...circumstancesOf(asked, t)],
    plays: asked.plays.map((play) => partsOf(play, t)),
    follows: textsOf([...follows, ...explainBattleRulings(answer.rulings, t)]),
    outcome: explainBattleOutcome(answer, t),
  };
}

function tellScoring(
  asked: ChuHanScoreCase,
  answer: ChuHanScoreAnswer,
  t: ExampleTranslator,
): ChuHanPresentation {
  const { scores, battleWinner, cardsLeft, reinforcements } = asked;
  const loser = createBattlePhrases(t).side(opponentOf(battleWinner));
  const steps = explainBattle(answer.trace, t);
  return {
    known: [
      part(t('outcome-scores', { ...scores })),
      part(t('known-left', { side: loser, count: cardsLeft })),
      part(t('known-taken', { side: loser, count: reinforcements })),
      ...circumstancesOf(asked, t),
    ],
    plays: [],
    follows: textsOf([...steps.slice(0, -1), ...explainBattleRulings(answer.rulings, t)]),
    outcome: [...textsOf(steps.slice(-1)), t('outcome-scores', { ...answer.scores })],
  };
}

function tellChances(
  asked: ChuHanChancesCase,
  answer: ChuHanChancesAnswer,
  t: ExampleTranslator,
): ChuHanPresentation {
  const { mine, troop, known, seen } = asked;
  return {
    known: [
      part(t('troop-mine'), mine),
      part(t('troop-troop'), troop),
      ...(known.length > 0 ? [part(t('troop-known'), known)] : []),
      ...(seen.length > 0 ? [part(t('troop-seen'), seen)] : []),
    ],
    plays: [],
    follows: textsOf(describeTroopSteps(answer.trace, t)),
    outcome: describeTroopChances(answer, t),
  };
}

function circumstancesOf(
  { doubled, event }: ChuHanBattleCase | ChuHanScoreCase,
  t: ExampleTranslator,
): readonly TextWithCards[] {
  return [
    ...(doubled ? [part(t('known-doubled'))] : []),
    ...(event ? [part(t('known-event', { event: t(`event-${event}`) }))] : []),
  ];
}

function partsOf(play: BattlePlay, t: ExampleTranslator): readonly TextWithCards[] {
  const who = createBattlePhrases(t).side(play.by);
  const head = (what: string, cards: readonly Card[] = []) => part(`${who}, ${what}`, cards);
  if ('reinforce' in play) return [head(t('play-reinforce'))];
  if ('react' in play) return [head(t('timing-reaction'), [play.react])];
  const what = t(`timing-${timingOf(play)}`);
  const persons = listAbilities(play);
  const cards = listLaidCards(play);
  if (persons.length === 0) return [head(what, cards)];
  return [
    head(`${what}, ${t('play-ability')}`, persons),
    ...(cards.length > 0 ? [part(t('defend' in play ? 'play-troop' : 'play-discard'), cards)] : []),
    ...('take' in play && play.take ? [part(t('play-fetch'), [play.take])] : []),
  ];
}

function timingOf(move: BattleMove): 'opening' | 'defence' | 'retreat' {
  if ('defend' in move) return 'defence';
  return 'retreat' in move ? 'retreat' : 'opening';
}

const part = (text: string, cards: readonly Card[] = []): TextWithCards => ({ text, cards });

const textsOf = (sentences: readonly { readonly text: string }[]): readonly string[] =>
  sentences.map(({ text }) => text);
