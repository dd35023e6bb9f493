import type { StateNames } from '../../explain/huang/state-names.ts';
import type { OpenConflict } from '../../referee/huang/open-conflict.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import type { RuleViewer } from '../../ui/RuleLink.tsx';
import { WithStylesheet } from '../../ui/WithStylesheet.tsx';
import { useChancesVisible } from '../shell/use-chances-visible.ts';
import { useLazy } from '../shell/use-lazy.ts';
import type { Session } from '../shell/use-session.ts';
import { getBystanderRuling, getEngineInput, resolveSettings } from './compute-answer.ts';
import { getRevoltSides } from './state.ts';
import type { AllConflictTexts, ConflictTypes } from './types.ts';

interface Props {
  readonly session: Session<ConflictTypes>;
  readonly contest: OpenConflict;
  readonly names: StateNames;
  readonly rules: RuleViewer;
  readonly t: AllConflictTexts;
}

/**
 * The probability that a player wins. No hands are known here, so the user first chooses whose view it is.
 */
export function ConflictChances({ session, contest, names, rules, t }: Props) {
  const { state, change, settings } = session;
  const areShown = useChancesVisible(session);
  const { part, hasFailed, again } = useLazy(async () => {
    const { loadChancesPanel } = await import('../../ui/huang/ChancesPanel.tsx');
    return loadChancesPanel(rules.locale);
  }, areShown);
  const question = getEngineInput(state);
  if (hasFailed) return <LoadError text={t('more-failed')} again={again} t={t} />;
  if (!areShown || !part || !question) return null;
  const { kind, acting, players } = state;
  const house = resolveSettings(state, settings);
  const fighters = getRevoltSides(state);
  return (
    <WithStylesheet styles={part.styles}>
      <part.Unseen
        {...{ contest, names, rules, t }}
        texts={part.texts}
        setup={question.setup}
        house={{ edition: house.edition, rulings: { 'bystander-states': getBystanderRuling(house) } }}
        by={null}
        players={kind === 'revolt' && fighters ? [fighters.attacker, fighters.defender] : players}
        decides={acting}
        chosenSide={null}
        isBoard={false}
        stored={state.outlook}
        change={(outlook) => void change({ ...state, outlook })}
      />
    </WithStylesheet>
  );
}
