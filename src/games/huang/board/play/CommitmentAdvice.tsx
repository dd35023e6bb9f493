import { useMemo } from 'preact/hooks';
import { useDeferredValue } from '../../../../ui/hooks/use-deferred-value.ts';
import { ConflictForecast } from '../../forecast/ConflictForecast.tsx';
import type { Commitment } from '../../rules/actions/action.ts';
import type { CommitmentQuestion } from '../../rules/conflict/commitment-questions.ts';
import { findOpenConflicts } from '../state/open-conflicts.ts';
import { makeRuleFields } from '../state.ts';
import type { QuestionProps } from '../types.ts';

interface Props extends QuestionProps {
  readonly question: CommitmentQuestion;
  /** The commitment that the player is entering. */
  readonly commitment: Commitment;
}

/**
 * Shows each side's shortfall while a player chooses a commitment, the number of tiles with which that player
 * wins, and how likely that is.
 */
export function CommitmentAdvice(props: Props) {
  const { controls, question, scene, rules, t } = props;
  const { session, state } = controls;
  const { judged } = scene;
  const { by } = question;
  const commitment = useDeferredValue(props.commitment);
  const conflicts = useMemo(
    () => findOpenConflicts(judged, question, commitment),
    [judged, question, commitment],
  );
  if (!conflicts) return null;
  const { mine } = conflicts;
  return (
    <ConflictForecast
      {...{ session, rules, t }}
      conflict={conflicts.now}
      whatIf={{ conflict: conflicts.before, mine, by }}
      names={judged.names}
      tieDecider={state.setup.turn}
      chances={{
        conflict: conflicts.open,
        setup: state.setup,
        ruleFields: makeRuleFields(controls.rules),
        players: [by],
        chosenSide: mine,
        stored: state.chanceQuery,
        change: (query) => void session.change({ ...state, chanceQuery: query }),
      }}
    />
  );
}
