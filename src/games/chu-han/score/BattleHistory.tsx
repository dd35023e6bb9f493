import { RuleLink } from '../../../ui/RuleLink.tsx';
import { explainBattleEnding, explainIncident, getScoreHistory, hasCountedEvents } from '../explain/score.ts';
import { WINNING_SCORE } from '../rules/cards/box.ts';
import type { GameScore, ScoredBattle } from '../rules/scoring/game-score.ts';
import { BATTLE_SIDES, type BattleSide } from '../rules/side.ts';
import { getBattleNotes } from './state.ts';
import type { BattleFormProps, FullChuHanScoreTranslator } from './types.ts';

interface Props extends Pick<BattleFormProps, 'game' | 'score' | 'rules'> {
  correct(battle: number): void;
  readonly t: FullChuHanScoreTranslator;
}

/**
 * The game battle by battle, as a chart and as a list (latest first) in which each battle can be corrected.
 */
export function BattleHistory(props: Props) {
  const { score, t } = props;
  return (
    <section class="course">
      <h2>{t('history')}</h2>
      <Chart score={score} t={t} />
      <ol class="battles">
        {score.battles
          .map(
            (battle, i) =>
              (battle.isLate || hasCountedEvents(battle)) && (
                <BattleCard key={i} {...props} battle={battle} at={i} />
              ),
          )
          .reverse()}
      </ol>
    </section>
  );
}

interface CardProps extends Props {
  readonly battle: ScoredBattle;
  readonly at: number;
}

function BattleCard({ game, score, battle, at, correct, rules, t }: CardProps) {
  const n = at + 1;
  const isCurrent = !score.gameWinner && n === score.battles.length;
  const { event } = getBattleNotes(game, at);
  const facts = [
    ...(battle.opener ? [t('history-opened', { side: t(`side-${battle.opener}`) })] : []),
    ...(event ? [t(`event-${event}`)] : []),
    ...(battle.isLate ? [t('late-mark')] : []),
  ];
  const incidents = battle.incidents.map((one) => ({ ...explainIncident(one, t), counts: one.counts }));
  const ending = explainBattleEnding(battle, t).map((sentence) => ({ ...sentence, counts: true }));
  const steps = [...incidents, ...ending];
  return (
    <li class="card">
      <h3>
        {t('battle', { n })} <small class="soft">{facts.join(' · ')}</small>
        <span class="after">{t.result([battle.after.han, battle.after.chu])}</span>
      </h3>
      <ul>
        {steps.map(({ text, rule, counts }, i) => (
          <li key={i} class={counts ? '' : 'uncounted'}>
            {text} <RuleLink rule={rule} rules={rules} t={t} />
          </li>
        ))}
      </ul>
      {!isCurrent && (
        <button type="button" aria-label={t('correct-battle', { n })} onClick={() => correct(at)}>
          {t('correct')}
        </button>
      )}
    </li>
  );
}

const WIDTH = 320;
const HEIGHT = 150;
const EDGE = 14;

/** Line chart of both scores after each battle, with a line at the score that wins. */
function Chart({ score, t }: Pick<Props, 'score' | 't'>) {
  const history = getScoreHistory(score);
  const top = Math.max(WINNING_SCORE, ...history.han, ...history.chu) + 2;
  const steps = Math.max(history.han.length - 1, 1);
  const x = (i: number) => EDGE + (i * (WIDTH - 3 * EDGE)) / steps;
  const y = (points: number) => HEIGHT - EDGE - (Math.max(points, 0) * (HEIGHT - 2 * EDGE)) / top;
  const label = t('chart', { han: history.han.join(', '), chu: history.chu.join(', ') });
  return (
    <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line class="goal" x1={EDGE} x2={WIDTH - 2 * EDGE} y1={y(WINNING_SCORE)} y2={y(WINNING_SCORE)} />
      {/* At the left, where no score line is near it; at the right it would cover the name of a side. */}
      <text x={EDGE} y={y(WINNING_SCORE) - 3}>
        {WINNING_SCORE}
      </text>
      <line x1={EDGE} x2={WIDTH - 2 * EDGE} y1={y(0)} y2={y(0)} />
      {BATTLE_SIDES.map((side) => (
        <g key={side} class={side}>
          <polyline points={history[side].map((points, i) => `${x(i)},${y(points)}`).join(' ')} />
          {history[side].map((points, i) =>
            side === 'han' ? (
              <circle key={i} cx={x(i)} cy={y(points)} r={4} />
            ) : (
              <rect key={i} x={x(i) - 3.5} y={y(points) - 3.5} width={7} height={7} />
            ),
          )}
          <text x={x(steps) + 7} y={y(score.scores[side]) + (isUpper(score, side) ? -2 : 10)}>
            {t(`side-${side}`)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Whether a side's name is drawn above the end of its line, so that the two names never overlap. */
function isUpper({ scores: { han, chu } }: GameScore, side: BattleSide): boolean {
  return side === 'han' ? han >= chu : chu > han;
}
