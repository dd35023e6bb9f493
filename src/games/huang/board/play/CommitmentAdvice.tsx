import { useMemo } from 'preact/hooks';
import { useLazy } from '../../../../shell/use-lazy.ts';
import { useDeferredValue } from '../../../../ui/hooks/use-deferred-value.ts';
import { LoadError } from '../../../../ui/LoadError.tsx';
import type { RuleViewer } from '../../../../ui/RuleLink.tsx';
import { WithStylesheet } from '../../../../ui/WithStylesheet.tsx';
import type { Commitment } from '../../rules/actions/action.ts';
import type { Question } from '../../rules/actions/questions.ts';
import { loadWhatIfTexts, ShortfallList, styles, WhatIfPanel } from '../../ui/WhatIfPanel.tsx';
import type { MapScene } from '../map/map-scene.ts';
import { findOpenConflicts } from '../state/open-conflicts.ts';
import type { BoardActions, FullBoardTranslator } from '../types.ts';
import { CommitterChances } from './CommitterChances.tsx';

interface Props {
  readonly controls: BoardActions;
  readonly scene: Extract<MapScene, { kind: 'asking' }>;
  readonly question: Extract<Question, { asks: 'commitment' }>;
  /** The commitment that the player is entering. */
  readonly commitment: Commitment;
  readonly rules: RuleViewer;
  readonly t: FullBoardTranslator;
}

/**
 * Shows each side's shortfall while a player chooses a commitment, and the number of tiles with which that
 * player wins.
 */
export function CommitmentAdvice(props: Props) {
  const { controls, question, scene, rules, t } = props;
  const { judged } = scene;
  const commitment = useDeferredValue(props.commitment);
  const { part: texts, hasFailed, retry } = useLazy(() => loadWhatIfTexts(rules.locale));
  const conflicts = useMemo(
    () => findOpenConflicts(judged, question, commitment),
    [judged, question, commitment],
  );
  if (hasFailed) return <LoadError text={t('more-failed')} retry={retry} t={t} />;
  if (!texts || !conflicts) return null;
  const common = { names: judged.names, tieDecider: controls.state.setup.turn, texts, t };
  return (
    <WithStylesheet styles={styles}>
      <ShortfallList {...common} conflict={conflicts.now} />
      <WhatIfPanel
        {...common}
        conflict={conflicts.before}
        mine={conflicts.mine}
        by={question.by}
        rules={rules}
      />
      <CommitterChances
        {...{ controls, rules, t }}
        conflict={conflicts.open}
        side={conflicts.mine}
        by={question.by}
        names={judged.names}
      />
    </WithStylesheet>
  );
}
