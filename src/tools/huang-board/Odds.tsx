import { useMemo } from 'preact/hooks';
import type { Commitment } from '../../engine/huang/action.ts';
import { givenIn } from '../../engine/huang/commitment.ts';
import type { Question } from '../../engine/huang/questions.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { contestOf, orderIn } from '../../referee/huang/contest.ts';
import { positionFor } from '../../referee/huang/position-for.ts';
import { Needs, styles, textsOf, WhatIf } from '../../ui/huang/odds.tsx';
import { Missing } from '../../ui/missing.tsx';
import type { Rules } from '../../ui/rule-link.tsx';
import { Styled } from '../../ui/styled.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useLater } from '../shell/later.ts';
import type { Controls } from './controls.ts';
import type { AnswerTexts } from './kit.ts';
import type { Scene } from './scene.ts';
import { choicesOf } from './state.ts';
import { UnseenTiles } from './UnseenTiles.tsx';

interface Props {
  readonly controls: Controls;
  readonly scene: Extract<Scene, { kind: 'asking' }>;
  readonly question: Extract<Question, { asks: 'commitment' }>;
  /** What that player is about to give. */
  readonly gift: Commitment;
  readonly rules: Rules;
  readonly t: AnswerTexts;
}

/** What each side of a conflict lacks while a player chooses what to give, and how many tiles of that player win. */
export function CommitmentOdds(props: Props) {
  const { controls, question, scene, rules, t } = props;
  const gift = useAfterPaint(props.gift);
  const { part: texts, hasFailed, again } = useLater(() => textsOf(rules.locale));
  const asked = useMemo(() => contestsIn({ controls, question, gift }), [controls.state, question, gift]);
  if (hasFailed) return <Missing text={t('more-failed')} again={again} t={t} />;
  if (!texts || !asked) return null;
  const said = { names: scene.names, decides: controls.state.setup.turn, texts, t };
  return (
    <Styled styles={styles}>
      <Needs {...said} contest={asked.now} />
      <WhatIf {...said} contest={asked.before} mine={asked.mine} by={question.by} rules={rules} />
      <UnseenTiles
        {...{ controls, gift, rules, t }}
        contest={asked.open}
        side={asked.mine}
        by={question.by}
        names={scene.names}
      />
    </Styled>
  );
}

/** The conflict with what is about to be given, without its tiles, and without any of it; and the side that would get them. */
function contestsIn({ controls, question, gift }: Pick<Props, 'controls' | 'question' | 'gift'>) {
  const { state, rules } = controls;
  const { dispute, setup } = state;
  const position = positionFor(setup);
  if (!dispute || !position.ok) return undefined;
  const fought = { position: position.value, action: dispute.action, rulings: choicesOf(rules) };
  const { by } = question;
  const order = orderIn(fought);
  // On the sheet anybody may have given already; who gave nothing yet and comes later still may.
  const earlier = givenIn(dispute.decisions.commitments).filter(
    (one) => one.by !== by && isWholeGift(one, question),
  );
  const isOpen = (player: Dynasty) =>
    player === by || (order.indexOf(player) > order.indexOf(by) && !earlier.some((one) => one.by === player));
  const isWhole = isWholeGift(gift, question);
  const now = contestOf(fought, [...earlier, ...(isWhole ? givenIn([gift]) : [])], isOpen);
  const before = contestOf(
    fought,
    [...earlier, ...(isWhole ? givenIn([{ ...gift, tiles: 0 }]) : [])],
    isOpen,
  );
  const others = dispute.decisions.commitments.filter((one) => one.by !== by);
  const mayGive = (player: Dynasty) => isOpen(player) && !others.some((one) => one.by === player);
  const open = contestOf(fought, others, mayGive);
  if (!now || !before || !open) return undefined;
  const mine = before.sides.findIndex(({ state: id, players }) =>
    id === null ? players.includes(by) : id === gift.to,
  );
  return { now, before, open, mine: mine < 0 ? null : mine };
}

/** Whether it has been said to which state a gift goes, where one has to be said. */
const isWholeGift = ({ to }: Commitment, { states }: Props['question']) => to !== null || states.length === 0;
