import { useChancesVisible } from '../../../../shell/use-chances-visible.ts';
import { useLazy } from '../../../../shell/use-lazy.ts';
import { LoadError } from '../../../../ui/LoadError.tsx';
import type { RuleViewer } from '../../../../ui/RuleLink.tsx';
import { WithStylesheet } from '../../../../ui/WithStylesheet.tsx';
import type { StateNames } from '../../explain/state-names.ts';
import type { OpenConflict } from '../../referee/open-conflict.ts';
import type { Dynasty } from '../../rules/vocabulary.ts';
import { omitDefaultRulings, resolveRulings } from '../state.ts';
import type { BoardActions, FullBoardTranslator } from '../types.ts';

interface Props {
  readonly controls: BoardActions;
  /** The conflict with everything committed so far, including the commitment of this player. */
  readonly conflict: OpenConflict;
  /** The side that this player is about to support; null for none. */
  readonly side: number | null;
  readonly by: Dynasty;
  readonly names: StateNames;
  readonly rules: RuleViewer;
  readonly t: FullBoardTranslator;
}

/**
 * The probability that the committing player wins with the chosen side, given the hidden tiles. The panel is
 * lazy-loaded.
 */
export function CommitterChances({ controls, conflict, side, by, names, rules, t }: Props) {
  const { session, state } = controls;
  const areShown = useChancesVisible(session);
  const { part, hasFailed, retry } = useLazy(async () => {
    const { loadChancesPanel } = await import('../../ui/ChancesPanel.tsx');
    return loadChancesPanel(rules.locale);
  }, areShown);
  if (hasFailed) return <LoadError text={t('more-failed')} retry={retry} t={t} />;
  if (!areShown || !part) return null;
  const rulings = omitDefaultRulings(resolveRulings(controls.rules));
  const hasDefaultRulings = Object.keys(rulings).length === 0;
  return (
    <WithStylesheet styles={part.styles}>
      <part.Unseen
        {...{ names, by, rules, t }}
        conflict={conflict}
        texts={part.texts}
        setup={state.setup}
        ruleFields={{ edition: controls.rules.edition, ...(!hasDefaultRulings && { rulings }) }}
        players={[by]}
        tieDecider={state.setup.turn}
        chosenSide={side}
        isBoard
        stored={state.outlook}
        change={(query) => void session.change({ ...state, outlook: query })}
      />
    </WithStylesheet>
  );
}
