import type { Translator } from '../../../i18n/translator.ts';
import type { ChuHanBattleAnswer, ChuHanBattleCase } from '../referee/battle.ts';
import type { ChuHanChancesAnswer, ChuHanChancesCase } from '../referee/chances.ts';
import type { ChuHanAnswer, ChuHanCase } from '../referee/handlers.ts';
import type { ChuHanScoreAnswer, ChuHanScoreCase } from '../referee/score.ts';
import { type BattlePlay, getTiming, listAbilities, listLaidCards } from '../rules/battle/play.ts';
import type { Card } from '../rules/cards/cards.ts';
import { BATTLE_SIDES, opponentOf } from '../rules/side.ts';
import type { BattleStep } from '../rules/step.ts';
import { explainAppliedRulings } from './applied-rulings.ts';
import { explainBattleSteps } from './battle.ts';
import { explainBattleOutcome } from './battle-outcome.ts';
import { createBattlePhrases } from './battle-phrases.ts';
import { describeTroopChances, describeTroopSteps } from './chances.ts';

type ExampleTranslator = Translator<'chu-han' | 'chu-han-steps' | 'chu-han-example'>;

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
  /** Effects of the plays that the cards do not show, and the rulings that affected them. */
  readonly effects: readonly string[];
  /** The state or result of the battle, or why a play is refused. */
  readonly outcome: readonly string[];
}

/** Steps that are omitted because the plays or the outcome show them. */
const OMITTED_STEPS: readonly BattleStep['step'][] = [
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

function isReported(step: BattleStep): boolean {
  if (step.step === 'game-won') return step.by !== 'at-once'; // the step `goal-reached` is reported instead
  return !OMITTED_STEPS.includes(step.step);
}

/** Presents a worked example of Chu Han in words and cards. */
export function explainChuHanCase(
  refereeCase: ChuHanCase,
  answer: ChuHanAnswer,
  t: ExampleTranslator,
): ChuHanPresentation {
  if (refereeCase.ask === 'chances' && 'beaten' in answer) return presentChances(refereeCase, answer, t);
  const isBattleAnswer = !answer.legal || 'status' in answer;
  if (refereeCase.ask === 'battle' && isBattleAnswer) return presentBattle(refereeCase, answer, t);
  if (refereeCase.ask === 'score' && 'battlePoints' in answer && !isBattleAnswer)
    return presentScoring(refereeCase, answer, t);
  throw new Error(`No answer to ${refereeCase.ask}: ${JSON.stringify(answer)}`);
}

function presentBattle(
  refereeCase: ChuHanBattleCase,
  answer: ChuHanBattleAnswer,
  t: ExampleTranslator,
): ChuHanPresentation {
  const { scores, hands, deck, discard, taken } = refereeCase;
  const { side, points } = createBattlePhrases(t);
  const dealt = BATTLE_SIDES.map((one) =>
    createPart(t('known-hand', { side: side(one), points: points(scores[one], scores[one]) }), hands[one]),
  );
  const piles = [
    ...(deck.length > 0 ? [createPart(t('known-deck'), deck)] : []),
    ...(discard.length > 0 ? [createPart(t('known-pile'), discard)] : []),
  ];
  const reinforced = BATTLE_SIDES.filter((one) => taken[one] > 0).map((one) =>
    createPart(t('known-taken', { side: side(one), count: taken[one] })),
  );
  const follows = explainBattleSteps(answer.trace.filter(isReported), t);
  return {
    known: [...dealt, ...piles, ...reinforced, ...listCircumstances(refereeCase, t)],
    plays: refereeCase.plays.map((play) => listPlayParts(play, t)),
    effects: listTexts([...follows, ...explainAppliedRulings(answer.rulings, t)]),
    outcome: explainBattleOutcome(answer, t),
  };
}

function presentScoring(
  refereeCase: ChuHanScoreCase,
  answer: ChuHanScoreAnswer,
  t: ExampleTranslator,
): ChuHanPresentation {
  const { scores, battleWinner, cardsLeft, reinforcements } = refereeCase;
  const loser = createBattlePhrases(t).side(opponentOf(battleWinner));
  const steps = explainBattleSteps(answer.trace, t);
  return {
    known: [
      createPart(t('outcome-scores', { ...scores })),
      createPart(t('known-left', { side: loser, count: cardsLeft })),
      createPart(t('known-taken', { side: loser, count: reinforcements })),
      ...listCircumstances(refereeCase, t),
    ],
    plays: [],
    effects: listTexts([...steps.slice(0, -1), ...explainAppliedRulings(answer.rulings, t)]),
    outcome: [...listTexts(steps.slice(-1)), t('outcome-scores', { ...answer.scores })],
  };
}

function presentChances(
  refereeCase: ChuHanChancesCase,
  answer: ChuHanChancesAnswer,
  t: ExampleTranslator,
): ChuHanPresentation {
  const { mine, troop, known, seen } = refereeCase;
  return {
    known: [
      createPart(t('troop-mine'), mine),
      createPart(t('troop-troop'), troop),
      ...(known.length > 0 ? [createPart(t('troop-known'), known)] : []),
      ...(seen.length > 0 ? [createPart(t('troop-seen'), seen)] : []),
    ],
    plays: [],
    effects: listTexts(describeTroopSteps(answer.trace, t)),
    outcome: describeTroopChances(answer, t),
  };
}

function listCircumstances(
  { doubled, event }: ChuHanBattleCase | ChuHanScoreCase,
  t: ExampleTranslator,
): readonly TextWithCards[] {
  return [
    ...(doubled ? [createPart(t('known-doubled'))] : []),
    ...(event ? [createPart(t('known-event', { event: t(`event-${event}`) }))] : []),
  ];
}

function listPlayParts(play: BattlePlay, t: ExampleTranslator): readonly TextWithCards[] {
  const who = createBattlePhrases(t).side(play.by);
  const createHead = (what: string, cards: readonly Card[] = []) => createPart(`${who}, ${what}`, cards);
  if ('reinforce' in play) return [createHead(t('play-reinforce'))];
  if ('react' in play) return [createHead(t('timing-reaction'), [play.react])];
  const what = t(`timing-${getTiming(play)}`);
  const persons = listAbilities(play);
  const cards = listLaidCards(play);
  if (persons.length === 0) return [createHead(what, cards)];
  return [
    createHead(`${what}, ${t('play-ability')}`, persons),
    ...(cards.length > 0 ? [createPart(t('defend' in play ? 'play-troop' : 'play-discard'), cards)] : []),
    ...('take' in play && play.take ? [createPart(t('play-fetch'), [play.take])] : []),
  ];
}

const createPart = (text: string, cards: readonly Card[] = []): TextWithCards => ({ text, cards });

const listTexts = (sentences: readonly { readonly text: string }[]): readonly string[] =>
  sentences.map(({ text }) => text);
