import { useMemo } from 'preact/hooks';
import { loadWhatIfTexts, ShortfallList, styles, WhatIfPanel } from '../../ui/huang/WhatIfPanel.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import type { RuleViewer } from '../../ui/RuleLink.tsx';
import { WithStylesheet } from '../../ui/WithStylesheet.tsx';
import { useLazy } from '../shell/use-lazy.ts';
import type { Session } from '../shell/use-session.ts';
import { ConflictChances } from './ConflictChances.tsx';
import { findEnteredConflict } from './entered-conflict.ts';
import { explainLoserShortfall } from './loser-shortfall.ts';
import { isSettled } from './pending.ts';
import type { AllConflictTexts, ConflictAnswer, ConflictTypes } from './types.ts';

interface Props {
  readonly session: Session<ConflictTypes>;
  /**
   * The answer that has already been painted: this section waits until the response to a tap is visible at
   * the top.
   */
  readonly answer: ConflictAnswer;
  readonly rules: RuleViewer;
  readonly t: AllConflictTexts;
}

/**
 * What each side needs (or needed) to win and the number of tiles for it, taking into account what others can
 * still commit.
 */
export function ConflictForecast({ session, answer, rules, t }: Props) {
  const contest = useMemo(() => findEnteredConflict(session.state, session.settings), [answer]);
  const { part: texts, hasFailed, again } = useLazy(() => loadWhatIfTexts(rules.locale));
  if (hasFailed) return <LoadError text={t('more-failed')} again={again} t={t} />;
  if (!contest || !texts) return null;
  const asked = { contest, names: answer.names, decides: session.state.acting };
  return (
    <WithStylesheet styles={styles}>
      {isSettled(session.state, answer) ? (
        <ul class="needs">
          {explainLoserShortfall(answer, session.state, t).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <ShortfallList {...asked} texts={texts} t={t} />
      )}
      <WhatIfPanel {...asked} mine={null} by={null} rules={rules} texts={texts} t={t} />
      <ConflictChances {...asked} session={session} rules={rules} t={t} />
    </WithStylesheet>
  );
}
