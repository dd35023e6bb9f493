import { PLAYERS } from '../engine/khan/vocabulary.ts';
import { citedRules } from '../referee/answer.ts';
import { isObject } from '../referee/check.ts';
import { KHAN_ASKS } from '../referee/khan/asks.ts';
import type { KhanConquerAnswer } from '../referee/khan/conquer.ts';
import type { KhanDriveOutAnswer } from '../referee/khan/drive-out.ts';
import type { Asked, Facts } from './facts.ts';
import { ownersKey } from './khan-owners.ts';

/** Evaluates tiles of Khan for lessons. */
export const KHAN_CONQUESTS: Asked<KhanConquerAnswer> = {
  caseOf: (written) => written,
  answerTo(asked) {
    const answer = KHAN_ASKS.conquer.answer(asked);
    return answer.ok ? answer : undefined;
  },
  factsOf(answer): Facts {
    const { trace } = answer;
    return {
      isLawful: answer.legal,
      result: undefined,
      winners: answer.legal ? [ownersKey(answer.owners)] : [],
      sides: sidesIn(answer),
      removed: [],
      points: [],
      forbiddenBy: trace.find(({ step }) => step === 'refused')?.rule,
      cited: citedRules(answer),
    };
  },
};

/** Each player with a yurt under the tile, and all of them together. */
function sidesIn({ trace }: KhanConquerAnswer): readonly string[] {
  const counted = PLAYERS.filter((one) =>
    trace.some((step) => step.step === 'counted' && step.player === one),
  );
  return counted.length > 1 ? [...counted, ownersKey(counted)] : counted;
}

/** Evaluates driven-out rulers for lessons: the result is the target space, or `nowhere`. */
export const KHAN_DRIVES: Asked<KhanDriveOutAnswer> = {
  caseOf: (written) => written,
  answerTo(asked) {
    const answer = KHAN_ASKS['drive-out'].answer(asked);
    return answer.ok ? answer : undefined;
  },
  factsOf(answer, asked): Facts {
    const ruler: unknown = isObject(asked) ? asked['ruler'] : undefined;
    return {
      isLawful: true,
      result: answer.to ?? 'nowhere',
      winners: [],
      sides: [],
      removed: answer.leaves && typeof ruler === 'string' ? [ruler] : [],
      points: [],
      forbiddenBy: undefined,
      cited: citedRules(answer),
    };
  },
};
