import type { GameScore } from '../../engine/chu-han/game-score.ts';
import { SIDES, type Side } from '../../engine/chu-han/side.ts';
import { explainStand, sideName } from '../../explain/chu-han/score.ts';
import { isolated } from '../../explain/isolated.ts';
import type { ChuHanGame } from '../../saves/chu-han-score.ts';
import { Ground, RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import type { Session } from '../shell/session.ts';
import type { Score, ScoreTexts } from './kit.ts';

interface Props {
  readonly session: Session<Score>;
  /** The game as it is shown. */
  readonly game: ChuHanGame;
  readonly score: GameScore;
  readonly rules: Rules;
  readonly t: ScoreTexts;
}

/** Both scores, legible across the table, with who opens or has won and why, and further notes. */
export function Standing(props: Props) {
  const { game, score, rules, t } = props;
  const [who, why] = explainStand(score, t);
  const heard = SIDES.map((side) => `${sideName(side, t)} ${score.scores[side]}`).join(', ');
  return (
    <>
      <p class="unseen" aria-live="polite">
        {heard}. {who.text}
      </p>
      <div class="totals">
        {SIDES.map((side) => (
          <Total key={side} game={game} score={score} side={side} t={t} />
        ))}
      </div>
      {score.gameWinner ? (
        <Verdict tone="yes" sign={score.scores[score.gameWinner]} head={who.text} isHeard={false}>
          <p>{why.text}</p>
          <Ground rule={why.rule} rules={rules} t={t} />
        </Verdict>
      ) : (
        <p class="stand">
          <strong>{who.text}</strong> {why.text}{' '}
          {why.text && <RuleLink rule={why.rule} rules={rules} t={t} />}
        </p>
      )}
    </>
  );
}

function Total({ game, score, side, t }: Pick<Props, 'game' | 'score' | 't'> & { readonly side: Side }) {
  const isBest = score.gameWinner === side;
  const opens = !score.gameWinner && score.battles.at(-1)?.opener === side;
  const mark = isBest ? t('wins') : opens ? t('opens') : '';
  return (
    <div class={isBest ? 'total best' : 'total'}>
      <p>
        {sideName(side, t)} <small>{isolated(game.names[side])}</small>
      </p>
      <strong key={score.scores[side]} class={score.scores[side] > 99 ? 'long' : ''}>
        {score.scores[side]}
      </strong>
      <p class={mark ? 'mark' : ''}>{mark}</p>
    </div>
  );
}
