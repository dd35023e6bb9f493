import { useMemo } from 'preact/hooks';
import { Needs, styles, textsOf, WhatIf } from '../../ui/huang/odds.tsx';
import { Missing } from '../../ui/missing.tsx';
import type { Rules } from '../../ui/rule-link.tsx';
import { Styled } from '../../ui/styled.tsx';
import { useLater } from '../shell/later.ts';
import type { Session } from '../shell/session.ts';
import { findContest } from './contest.ts';
import type { AnswerTexts, Conflict, ConflictAnswer } from './kit.ts';
import { sayLacked } from './lacked.ts';
import { isSettled } from './pending.ts';
import { UnseenTiles } from './UnseenTiles.tsx';

interface Props {
  readonly session: Session<Conflict>;
  /**
   * The answer that has already been painted: this section waits until the response to a tap is visible at
   * the top.
   */
  readonly answer: ConflictAnswer;
  readonly rules: Rules;
  readonly t: AnswerTexts;
}

/**
 * What each side needs (or needed) to win and the number of tiles for it, taking into account what others can
 * still commit.
 */
export function Odds({ session, answer, rules, t }: Props) {
  const contest = useMemo(() => findContest(session.state, session.houseRules), [answer]);
  const { part: texts, hasFailed, again } = useLater(() => textsOf(rules.locale));
  if (hasFailed) return <Missing text={t('more-failed')} again={again} t={t} />;
  if (!contest || !texts) return null;
  const asked = { contest, names: answer.names, decides: session.state.acting };
  return (
    <Styled styles={styles}>
      {isSettled(session.state, answer) ? (
        <ul class="needs">
          {sayLacked(answer, session.state, t).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <Needs {...asked} texts={texts} t={t} />
      )}
      <WhatIf {...asked} mine={null} by={null} rules={rules} texts={texts} t={t} />
      <UnseenTiles {...asked} session={session} rules={rules} t={t} />
    </Styled>
  );
}
