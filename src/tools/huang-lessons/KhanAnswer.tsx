import type { ConquestStep } from '../../engine/khan/step.ts';
import {
  explainConquest,
  explainConquestOutcome,
  explainConsent,
  explainCounts,
} from '../../explain/khan/conquest.ts';
import { explainDriveOut, explainDriveOutOutcome } from '../../explain/khan/drive-out.ts';
import { findMoveSource, findTileSource } from '../../explain/khan/rests.ts';
import type { Exercise } from '../../lessons/exercise.ts';
import { type Judged, judgedChoice } from '../../lessons/judge.ts';
import { KHAN_CONQUESTS, KHAN_DRIVES } from '../../lessons/khan.ts';
import type { KhanConquerAnswer } from '../../referee/khan/conquer.ts';
import type { KhanDriveOutAnswer } from '../../referee/khan/drive-out.ts';
import type { Mark } from '../../ui/khan/look.ts';
import { marksUpTo } from '../../ui/khan/marks.ts';
import type { GridScene, KhanAnswer, KhanAnswerTexts } from './khan-kit.ts';
import { explainRulings } from './rests.ts';
import type { HuangLesson } from './state.ts';

// Everything needed to judge a choice on the board of Khan; lazy-loaded once the first exercise is rendered.
export { GoOn } from './GoOn.tsx';
export { Said } from './Said.tsx';

/** Evaluates every option; undefined before a choice, or if an option is not a valid case. */
export function answerOf({ exercise, chosen }: HuangLesson): KhanAnswer | undefined {
  return Reflect.get(exercise.case, 'ask') === 'conquer'
    ? conquestIn(exercise, chosen)
    : driveIn(exercise, chosen);
}

function conquestIn(exercise: Exercise, chosen: string | null): KhanAnswer | undefined {
  const one = judgedChoice(exercise, chosen, KHAN_CONQUESTS);
  return (
    one && {
      ...verdictOf(one),
      outcomeIn: (t) => conquestOutcome(one.answer, exercise.ask, t),
      sceneAt: (step) => conquestScene(one.answer, step),
    }
  );
}

const verdictOf = <A extends object>({
  asked,
  answer,
  isRight,
  right,
}: Judged<A> & { readonly right: string }) => ({ asked, answer, isRight, right });

function conquestOutcome(answer: KhanConquerAnswer, ask: Exercise['ask'], t: KhanAnswerTexts) {
  const [head, why] = explainConquestOutcome(answer, t);
  const said = answer.legal ? [ask === 'owner' ? '' : head, explainCounts(answer, t), why] : [why];
  const rests = findTileSource(answer);
  return {
    sentences: [...said.filter((one) => one !== ''), ...explainConsent(answer, t)],
    rule: answer.trace.at(-1)?.rule,
    steps: explainConquest(answer.trace, t),
    rests: joined(rests && t(`rests-on-${rests}`), explainRulings(answer.rulings, t)),
  };
}

/** The tile and, if it is refused because of some of its spaces, those spaces. */
function conquestScene({ trace }: KhanConquerAnswer, step: number): GridScene {
  const shown: readonly ConquestStep[] = trace.slice(0, step + 1);
  const covers = shown.flatMap((one) => (one.step === 'tile-laid' ? one.covers : []));
  const wrong = shown.flatMap((one) =>
    one.step === 'refused' && one.at.length < covers.length ? one.at : [],
  );
  return { covers, marks: new Map(wrong.map((space): [string, Mark] => [space, 'wrong'])), way: null };
}

function driveIn(exercise: Exercise, chosen: string | null): KhanAnswer | undefined {
  const one = judgedChoice(exercise, chosen, KHAN_DRIVES);
  return (
    one && {
      ...verdictOf(one),
      outcomeIn: (t) => driveOutcome(one.answer, t),
      sceneAt: (step) => driveScene(one.answer, one.asked, step),
    }
  );
}

function driveOutcome(answer: KhanDriveOutAnswer, t: KhanAnswerTexts) {
  const said = explainDriveOutOutcome(answer, t);
  const rests = findMoveSource(answer);
  return {
    sentences: said.map(({ text }) => text),
    rule: (answer.leaves ? said.at(-1) : said[0])?.rule,
    steps: explainDriveOut(answer.trace, t),
    rests: joined(rests && t(`rests-on-${rests}`), explainRulings(answer.rulings, t)),
  };
}

/** Joins sentences into one text; undefined if there is none. */
function joined(...said: readonly (string | undefined)[]): string | undefined {
  return said.filter((one) => one !== undefined).join(' ') || undefined;
}

/** The spaces that the ruler has passed up to a step, and its path once it has moved. */
function driveScene(answer: KhanDriveOutAnswer, asked: object, step: number): GridScene {
  const ruler = String(Reflect.get(asked, 'ruler'));
  const hasGone = answer.trace.slice(0, step + 1).some((one) => one.step === 'ruler-moved');
  return {
    covers: [],
    marks: marksUpTo(answer, ruler, step),
    way: hasGone && answer.to !== null ? [ruler, answer.to] : null,
  };
}
