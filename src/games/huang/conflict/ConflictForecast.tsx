import { useMemo } from 'preact/hooks';
import type { Session } from '../../../shell/session/session.ts';
import { useLazy } from '../../../shell/use-lazy.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import type { RuleViewer } from '../../../ui/RuleLink.tsx';
import { WithStylesheet } from '../../../ui/WithStylesheet.tsx';
import { explainLoserShortfall } from '../explain/loser-shortfalls.ts';
import { loadWhatIfTexts, ShortfallList, styles, WhatIfPanel } from '../ui/WhatIfPanel.tsx';
import { ConflictChances } from './ConflictChances.tsx';
import { findEnteredConflict } from './entered-conflict.ts';
import { isSettled } from './pending.ts';
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
 * committed, and the chances.
 */
export function ConflictForecast({ session, answer, rules, t }: Props) {
  const conflict = useMemo(() => findEnteredConflict(answer, session.state), [answer]);
  const { part: texts, hasFailed, retry } = useLazy(() => loadWhatIfTexts(rules.locale));
  if (hasFailed) return <LoadError text={t('more-failed')} retry={retry} t={t} />;
  if (!conflict || !texts) return null;
  const { names } = answer;
  const conflictProps = { conflict, names, tieDecider: session.state.acting };
  return (
    <WithStylesheet styles={styles}>
      {isSettled(session.state, answer) ? (
        <ul class="needs">
          {explainLoserShortfall(answer, t).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <ShortfallList {...conflictProps} texts={texts} t={t} />
      )}
      <WhatIfPanel {...conflictProps} mine={null} by={null} rules={rules} texts={texts} t={t} />
      <ConflictChances session={session} conflict={conflict} answer={answer} rules={rules} t={t} />
    </WithStylesheet>
  );
}
