import type { RuleId } from '../../../core/trace.ts';
import type { CitedSentence } from '../../../explain/sentence.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { KhanDriveOutAnswer } from '../referee/drive-out.ts';
import type { DriveOutStep } from '../rules/step.ts';
import { makeKhanPlaceLabel } from './place-label.ts';

/** Translator for the texts about driving out a ruler. */
export type DriveOutTranslator = Translator<'khan-rulers' | 'khan-board'>;

/** The number of removed rulers that starts the final phase. Rule: khan/drive-out/fifth-ruler */
const LAST_BEFORE_END = 5;

/** Explains every step of driving out a ruler in a sentence. */
export function explainDriveOut(
  trace: readonly DriveOutStep[],
  t: DriveOutTranslator,
): readonly CitedSentence[] {
  return trace.map((step) => ({ rule: step.rule, text: describeStep(step, t) }));
}

/** Explains where the ruler goes, what is placed, and whether it leaves the game. */
export function explainDriveOutOutcome(
  answer: KhanDriveOutAnswer,
  t: DriveOutTranslator,
): readonly [where: CitedSentence, ...follows: CitedSentence[]] {
  const { to, direction, leaves, trace } = answer;
  const cite = (rule: RuleId, text: string): CitedSentence => ({ rule, text });
  if (to === null || direction === null) {
    const follows = trace.filter(({ step }) => step === 'yurt-laid' || step === 'camp-emptied');
    return [cite('khan/drive-out/trapped', t('ruler-trapped')), ...explainDriveOut(follows, t)];
  }
  const isTurned = trace.some((step) => step.step === 'direction-tried' && step.turned > 0);
  const laid = trace.filter(({ step }) => step === 'yurt-laid');
  return [
    cite(
      isTurned ? 'khan/drive-out/clockwise' : 'khan/drive-out/space',
      t('ruler-goes', { direction: t(`direction-${direction}`), place: makeKhanPlaceLabel(to) }),
    ),
    ...explainDriveOut(laid, t),
    ...(leaves ? [cite('khan/drive-out/last-yurt', t('step-left-last-yurt'))] : []),
  ];
}

/**
 * Explains whether a ruler that leaves starts the final phase, after `before` others have left; undefined if
 * it stays.
 */
export function explainGameEnd(
  leaves: boolean,
  before: number,
  t: DriveOutTranslator,
): CitedSentence | undefined {
  if (!leaves) return undefined;
  const count = before + 1;
  const state = count === LAST_BEFORE_END ? 'begins' : count < LAST_BEFORE_END ? 'not-yet' : 'begun';
  return { rule: 'khan/drive-out/fifth-ruler', text: t(`end-${state}`, { count }) };
}

function describeStep(step: DriveOutStep, t: DriveOutTranslator): string {
  switch (step.step) {
    case 'direction-tried': {
      const direction = t(`direction-${step.direction}`);
      return t(step.turned === 0 ? 'step-direction-first' : 'step-direction-next', { direction });
    }
    case 'space-tried': {
      const { at, distance, found } = step;
      return t(`step-found-${found}`, { place: at === null ? '' : makeKhanPlaceLabel(at), distance });
    }
    case 'ruler-moved':
      return t('step-ruler-moved', { from: makeKhanPlaceLabel(step.from), to: makeKhanPlaceLabel(step.to) });
    case 'yurt-laid':
      return t(`step-yurt-from-${step.from}`, { place: makeKhanPlaceLabel(step.at), count: step.camp });
    case 'ruler-left':
      return t(step.why === 'trapped' ? 'step-left-trapped' : 'step-left-last-yurt');
    case 'camp-emptied':
      return t(step.isYurtLaid ? 'step-camp-rest' : 'step-camp-emptied', { count: step.yurts });
  }
}
