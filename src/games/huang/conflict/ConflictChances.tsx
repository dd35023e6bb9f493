import type { Session } from '../../../shell/session/session.ts';
import { useChancesVisible } from '../../../shell/use-chances-visible.ts';
import { useLazy } from '../../../shell/use-lazy.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import type { RuleViewer } from '../../../ui/RuleLink.tsx';
import { WithStylesheet } from '../../../ui/WithStylesheet.tsx';
import type { OpenConflict } from '../referee/open-conflict.ts';
import { getBystanderRuling, resolveSettings } from './compute-answer.ts';
import { getRevoltSides } from './state.ts';
import type { ConflictAnswer, ConflictTypes, FullConflictTranslator } from './types.ts';

interface Props {
  readonly session: Session<ConflictTypes>;
  readonly conflict: OpenConflict;
  readonly answer: ConflictAnswer;
  readonly rules: RuleViewer;
  readonly t: FullConflictTranslator;
}

/**
 * The chances of each side. No hands are known here, so the user first chooses the player whose view it is.
 */
export function ConflictChances({ session, conflict, answer, rules, t }: Props) {
  const { state, change, settings } = session;
  const areShown = useChancesVisible(session);
  const { part, hasFailed, retry } = useLazy(async () => {
    const { loadChancesPanel } = await import('../ui/ChancesPanel.tsx');
    return loadChancesPanel(rules.locale);
  }, areShown);
  if (hasFailed) return <LoadError text={t('more-failed')} retry={retry} t={t} />;
  if (!areShown || !part) return null;
  const { input, names } = answer;
  const { kind, acting, players } = state;
  const resolved = resolveSettings(state, settings);
  const revoltSides = getRevoltSides(state);
  return (
    <WithStylesheet styles={part.styles}>
      <part.Unseen
        {...{ conflict, names, rules, t }}
        texts={part.texts}
        setup={input.setup}
        ruleFields={{
          edition: resolved.edition,
          rulings: { 'bystander-states': getBystanderRuling(resolved) },
        }}
        by={null}
        players={kind === 'revolt' && revoltSides ? [revoltSides.attacker, revoltSides.defender] : players}
        tieDecider={acting}
        chosenSide={null}
        isBoard={false}
        stored={state.outlook}
        change={(query) => void change({ ...state, outlook: query })}
      />
    </WithStylesheet>
  );
}
