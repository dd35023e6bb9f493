import type { AnswerEnvelope } from '../../../core/answer.ts';
import { entriesOf } from '../../../core/record.ts';
import type { Action, Decisions } from '../rules/actions/action.ts';
import { applyAction } from '../rules/actions/apply-action.ts';
import type {
  ActionOutcome,
  CompletedAction,
  MissingDecision,
  RefusedAction,
} from '../rules/actions/outcome.ts';
import { getSpace } from '../rules/board/board.ts';
import { listRemovedPieces, type PointsByPlayer, type RemovedPieces, sumPoints } from '../rules/report.ts';
import type { HuangRulings } from '../rules/ruling.ts';
import { HUANG_RULING_OPTIONS, type HuangRulingId } from '../rules/ruling-options.ts';
import { USUAL_HAND_SIZE } from '../rules/setup/box.ts';
import { countHandTiles, type Position } from '../rules/setup/position.ts';
import { type Setup, toSetup } from '../rules/setup/setup.ts';
import type { BoardStep } from '../rules/step.ts';
import type { ChosenHuangRulings } from './envelope.ts';

/** The outcome of an action: why it is illegal, which decision it needs first, or the board after it. */
type Verdict =
  | ({ readonly legal: false } & Pick<RefusedAction, 'reason'>)
  | { readonly legal: true; readonly needs: MissingDecision }
  | ({
      readonly legal: true;
      readonly points: PointsByPlayer;
      readonly removed: RemovedPieces;
      readonly position: Setup;
    } & Pick<CompletedAction, 'result' | 'conflict' | 'granaries' | 'handLimit'>);

/** What an action leads to, with its steps. */
export type ActionResult = { readonly trace: readonly BoardStep[] } & Verdict;

/** The answer to an action: whether it is legal, what it does, or which decision is needed. */
export type HuangActAnswer = AnswerEnvelope<BoardStep, HuangRulingId> & { readonly ok: true } & Verdict;

/** An option of a ruling that was not chosen, and what the action leads to under it. */
export interface OtherOption {
  readonly ruling: keyof HuangRulings;
  readonly option: string;
  readonly result: ActionResult;
}

/** The answer to an action, the engine's outcome that it was made from, and what another ruling changes. */
export interface ComparedAnswer {
  readonly outcome: ActionOutcome;
  readonly answer: HuangActAnswer;
  /** The other options of those rulings that affect the answer. */
  readonly otherOptions: readonly OtherOption[];
}

/** Answers what an action leads to. */
export function answerAction(
  position: Position,
  action: Action,
  decisions: Decisions,
  rulings: ChosenHuangRulings,
): HuangActAnswer {
  return compareAnswers(position, action, decisions, rulings).answer;
}

/** Answers what an action leads to, also under the other options of the rulings that matter. */
export function compareAnswers(
  position: Position,
  action: Action,
  decisions: Decisions,
  rulings: ChosenHuangRulings,
): ComparedAnswer {
  const outcome = applyAction(position, action, decisions, rulings);
  const verdict = toVerdict(outcome, position);
  const verdictText = JSON.stringify(verdict);
  const compared = listCandidates(position, action, decisions, rulings, outcome).map((ruling) => {
    const options = HUANG_RULING_OPTIONS[ruling].filter((option) => option !== rulings[ruling]);
    const verdicts = options.map((option) => {
      const other = applyAction(position, action, decisions, { ...rulings, [ruling]: option });
      return { ruling, option, trace: other.trace, verdict: toVerdict(other, position) };
    });
    return verdicts.some((other) => JSON.stringify(other.verdict) !== verdictText) ? verdicts : [];
  });
  const otherOptions = compared.flat().map(({ ruling, option, trace, verdict: other }) => ({
    ruling,
    option,
    result: { trace, ...other },
  }));
  const decisive = [...new Set(otherOptions.map(({ ruling }) => ruling))];
  const used = [...outcome.used, ...decisive].sort();
  const answer = { ok: true as const, ...verdict, trace: outcome.trace, rulings: used };
  return { outcome, answer, otherOptions };
}

/** Lists the rulings that can matter to an action. */
function listCandidates(
  position: Position,
  action: Action,
  decisions: Decisions,
  rulings: ChosenHuangRulings,
  outcome: ActionOutcome,
): readonly (keyof HuangRulings)[] {
  return [
    ...(canBystandersMatter(outcome, rulings) ? (['bystander-states'] as const) : []),
    ...(isBuilding(action, decisions) ? (['moved-pagoda-tiles'] as const) : []),
    ...(canBanditsMatter(outcome, position, action) ? (['bandits-count-placed'] as const) : []),
    ...(canSurplusMatter(position, action, rulings) ? (['more-than-six'] as const) : []),
  ];
}

const hasStep = ({ trace }: ActionOutcome, name: BoardStep['step']) =>
  trace.some(({ step }) => step === name);

/** Whether the ruling on bystanders can matter: only if a state stays out of the war. */
function canBystandersMatter(outcome: ActionOutcome, rulings: HuangRulings): boolean {
  const isEachFighting =
    rulings['bystander-states'] === 'abstain' &&
    hasStep(outcome, 'strength') &&
    !hasStep(outcome, 'bystander');
  return hasStep(outcome, 'war') && !isEachFighting;
}

function isBuilding(action: Action, decisions: Decisions): boolean {
  return decisions.pagoda !== null || action.type.startsWith('establish');
}

/** Whether the ruling on bandits can matter. A tile that starts a war never touches bandits. */
function canBanditsMatter(outcome: ActionOutcome, { bandits }: Position, action: Action): boolean {
  const isRed = action.type === 'place-tile' && action.colour === 'red';
  return isRed && bandits.length > 0 && !hasStep(outcome, 'war');
}

/**
 * Whether the ruling on surplus tiles is `returned` and the action ends a turn while a known hand has more
 * than six tiles. With the default ruling a hand keeps its surplus, and no answer lists this ruling.
 */
function canSurplusMatter({ hands = {} }: Position, action: Action, rulings: ChosenHuangRulings): boolean {
  if (rulings['more-than-six'] !== 'returned') return false;
  return (
    action.type === 'end-turn' && entriesOf(hands).some(([, hand]) => countHandTiles(hand) > USUAL_HAND_SIZE)
  );
}

/** Converts an outcome into an answer without its trace. */
function toVerdict(outcome: ActionOutcome, { board }: Position): Verdict {
  switch (outcome.kind) {
    case 'refused':
      return { legal: false, reason: outcome.reason };
    case 'needs': {
      const { decision, by, options } = outcome;
      const needs: MissingDecision =
        decision === 'discard' ? { decision, by, options, count: outcome.count } : { decision, by, options };
      return { legal: true, needs };
    }
    case 'done': {
      const { result, trace, position, conflict, granaries, handLimit } = outcome;
      return {
        legal: true,
        result,
        points: sumPoints(trace),
        removed: listRemovedPieces(trace, (space) => getSpace(board, space)),
        position: toSetup(position),
        ...(conflict && { conflict }),
        ...(granaries !== undefined && { granaries }),
        ...(handLimit !== undefined && { handLimit }),
      };
    }
  }
}
