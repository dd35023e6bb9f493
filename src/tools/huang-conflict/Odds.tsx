import { useMemo } from 'preact/hooks';
import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { defaultsOf } from '../../referee/case.ts';
import { contestOf } from '../../referee/huang/contest.ts';
import { positionFor } from '../../referee/huang/position-for.ts';
import { Needs, styles, textsOf, WhatIf } from '../../ui/huang/odds.tsx';
import { Missing } from '../../ui/missing.tsx';
import type { Rules } from '../../ui/rule-link.tsx';
import { Styled } from '../../ui/styled.tsx';
import { useLater } from '../shell/later.ts';
import type { Session } from '../shell/session.ts';
import { bystandersOf, questionOf, rulesOf } from './answer.ts';
import type { AnswerTexts, Conflict, ConflictAnswer } from './kit.ts';
import { UnseenTiles } from './UnseenTiles.tsx';

interface Props {
  readonly session: Session<Conflict>;
  /** What has been painted: all of this waits until a tap is answered above. */
  readonly answer: ConflictAnswer;
  readonly rules: Rules;
  readonly t: AnswerTexts;
}

/** What each side lacks to win, and how many tiles it takes, with all that others can still answer. */
export function Odds({ session, answer, rules, t }: Props) {
  const asked = useMemo(() => askedIn(session, answer), [answer]);
  const { part: texts, hasFailed, again } = useLater(() => textsOf(rules.locale));
  if (hasFailed) return <Missing text={t('more-failed')} again={again} t={t} />;
  if (!asked || !texts) return null;
  return (
    <Styled styles={styles}>
      <Needs {...asked} texts={texts} t={t} />
      <WhatIf {...asked} mine={null} by={null} rules={rules} texts={texts} t={t} />
      <UnseenTiles {...asked} session={session} rules={rules} t={t} />
    </Styled>
  );
}

/** What is asked of the referee: nothing where no war comes of it. */
function askedIn({ state, houseRules }: Session<Conflict>, { names }: ConflictAnswer) {
  const question = questionOf(state);
  if (!question) return undefined;
  const { setup, action, decisions } = question;
  const position = positionFor(setup);
  if (!position.ok) throw new Error(`No position: ${JSON.stringify(position.error)}`); // the entry lets none such arise
  const bystanders = bystandersOf(rulesOf(state, houseRules));
  const rulings = { ...defaultsOf(HUANG_RULINGS), 'bystander-states': bystanders };
  const fought = { position: position.value, action, rulings };
  const contest = contestOf(fought, decisions.commitments, () => true);
  return contest && { contest, names, decides: state.acting };
}
