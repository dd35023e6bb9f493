import { useMemo } from 'preact/hooks';
import type { Commitment } from '../../engine/huang/action.ts';
import type { Question } from '../../engine/huang/questions.ts';
import { Needs, styles, textsOf, WhatIf } from '../../ui/huang/odds.tsx';
import { Missing } from '../../ui/missing.tsx';
import type { Rules } from '../../ui/rule-link.tsx';
import { Styled } from '../../ui/styled.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useLater } from '../shell/later.ts';
import { findContests } from './contests.ts';
import type { Controls } from './controls.ts';
import type { AnswerTexts } from './kit.ts';
import type { Scene } from './scene.ts';
import { UnseenTiles } from './UnseenTiles.tsx';

interface Props {
  readonly controls: Controls;
  readonly scene: Extract<Scene, { kind: 'asking' }>;
  readonly question: Extract<Question, { asks: 'commitment' }>;
  /** The commitment that the player is entering. */
  readonly gift: Commitment;
  readonly rules: Rules;
  readonly t: AnswerTexts;
}

/**
 * What each side of a conflict still needs to win while a player chooses a commitment, and with how many
 * tiles that player wins.
 */
export function CommitmentOdds(props: Props) {
  const { controls, question, scene, rules, t } = props;
  const gift = useAfterPaint(props.gift);
  const { part: texts, hasFailed, again } = useLater(() => textsOf(rules.locale));
  const asked = useMemo(
    () => findContests(controls.state, controls.rules, question, gift),
    [controls.state, question, gift],
  );
  if (hasFailed) return <Missing text={t('more-failed')} again={again} t={t} />;
  if (!texts || !asked) return null;
  const said = { names: scene.names, decides: controls.state.setup.turn, texts, t };
  return (
    <Styled styles={styles}>
      <Needs {...said} contest={asked.now} />
      <WhatIf {...said} contest={asked.before} mine={asked.mine} by={question.by} rules={rules} />
      <UnseenTiles
        {...{ controls, rules, t }}
        contest={asked.open}
        side={asked.mine}
        by={question.by}
        names={scene.names}
      />
    </Styled>
  );
}
