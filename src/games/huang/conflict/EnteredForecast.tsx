import { useMemo } from 'preact/hooks';
import type { Session } from '../../../shell/session/session.ts';
import type { RuleViewer } from '../../../ui/RuleLink.tsx';
import { explainLoserShortfall } from '../explain/loser-shortfalls.ts';
import { ConflictForecast } from '../forecast/ConflictForecast.tsx';
import { resolveSettings } from './compute-answer.ts';
import { findEnteredConflict } from './entered-conflict.ts';
import { isSettled } from './pending.ts';
import { getRevoltSides } from './state.ts';
import type { ConflictAnswer, ConflictTypes, FullConflictTranslator } from './types.ts';

interface Props {
  readonly session: Session<ConflictTypes>;
  /**
   * The answer that is already painted: this section waits until the response to a tap is visible at the top.
   */
  readonly answer: ConflictAnswer;
  readonly rules: RuleViewer;
  readonly t: FullConflictTranslator;
}

/**
 * The shortfall of each side, or of each losing side once the conflict is settled, what happens if more is
 * committed, and the chances. No hands are known here.
 */
export function EnteredForecast({ session, answer, rules, t }: Props) {
  const { state, change, settings } = session;
  const conflict = useMemo(() => findEnteredConflict(answer, state), [answer]);
  if (!conflict) return null;
  const { input, names } = answer;
  const { edition, bystanders } = resolveSettings(state, settings);
  const revoltSides = getRevoltSides(state);
  return (
    <ConflictForecast
      {...{ session, conflict, names, rules, t }}
      shortfalls={
        isSettled(state, answer) ? <LoserShortfalls lines={explainLoserShortfall(answer, t)} /> : undefined
      }
      whatIf={{ conflict, mine: null, by: null }}
      tieDecider={state.acting}
      chances={{
        conflict,
        setup: input.setup,
        ruleFields: { edition, rulings: { 'bystander-states': bystanders } },
        players:
          state.kind === 'revolt' && revoltSides
            ? [revoltSides.attacker, revoltSides.defender]
            : state.players,
        chosenSide: null,
        stored: state.chanceQuery,
        change: (query) => void change({ ...state, chanceQuery: query }),
      }}
    />
  );
}

function LoserShortfalls({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul class="needs">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
