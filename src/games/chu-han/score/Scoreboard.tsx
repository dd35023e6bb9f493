import { isolateBidi } from '../../../explain/isolate-bidi.ts';
import { RuleCitation, RuleLink } from '../../../ui/RuleLink.tsx';
import { Verdict } from '../../../ui/Verdict.tsx';
import { explainGameState } from '../explain/score.ts';
import { BATTLE_SIDES, type BattleSide } from '../rules/side.ts';
import type { BattleFormProps } from './types.ts';

type Props = Pick<BattleFormProps, 'game' | 'score' | 'rules' | 't'>;

/** Both scores, legible across the table, with who opens or has won and why, and further notes. */
export function Scoreboard({ game, score, rules, t }: Props) {
  const [who, why] = explainGameState(score, t);
  const scoreText = BATTLE_SIDES.map((side) => `${t(`side-${side}`)} ${score.scores[side]}`).join(', ');
  return (
    <>
      <p class="visually-hidden" aria-live="polite">
        {scoreText}. {who.text}
      </p>
      <div class="totals">
        {BATTLE_SIDES.map((side) => (
          <Total key={side} game={game} score={score} side={side} t={t} />
        ))}
      </div>
      {score.gameWinner ? (
        <Verdict
          tone="yes"
          tag={t('verdict-final')}
          sign={score.scores[score.gameWinner]}
          head={who.text}
          isLiveRegion={false}
        >
          <p>{why.text}</p>
          <RuleCitation rule={why.rule} rules={rules} t={t} />
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

function Total({
  game,
  score,
  side,
  t,
}: Pick<Props, 'game' | 'score' | 't'> & { readonly side: BattleSide }) {
  const isBest = score.gameWinner === side;
  const opens = !score.gameWinner && score.battles.at(-1)?.opener === side;
  const mark = isBest ? t('wins') : opens ? t('opens') : '';
  return (
    <div class={isBest ? 'total best' : 'total'}>
      <p>
        {t(`side-${side}`)} <small>{isolateBidi(game.names[side])}</small>
      </p>
      <strong key={score.scores[side]} class={score.scores[side] > 99 ? 'long' : ''}>
        {score.scores[side]}
      </strong>
      <p class={mark ? 'mark' : ''}>{mark}</p>
    </div>
  );
}
