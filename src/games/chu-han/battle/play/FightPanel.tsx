import { type Battle, isBattleOver } from '../../rules/battle/battle.ts';
import { BATTLE_SIDES, type BattleSide } from '../../rules/side.ts';
import { PlayingCard } from '../../ui/PlayingCard.tsx';
import type { AnsweredBattle } from '../answered-battle.ts';
import type { FullBattleTranslator, PlayProps } from '../types.ts';

/** The current fight: both sides, and between them the set to beat. Always visible. */
export function FightPanel({ answered, t }: Pick<PlayProps, 'answered' | 't'>) {
  const { isReactionOpen, answer, battle: playedBattle } = answered;
  const { answerable } = playedBattle;
  // While a reaction is possible, an ability lies on the table but has not taken effect yet.
  const battle = isReactionOpen && answerable ? answerable.laid.battle : playedBattle;
  const scores = !isReactionOpen && answer.ok && answer.legal ? answer.scores : battle.scores;
  const [left, right] = BATTLE_SIDES.map((side) => (
    <SidePanel
      key={side}
      side={side}
      score={scores[side]}
      battle={battle}
      task={describeTask(answered, battle, side, t)}
      t={t}
    />
  ));
  return (
    <section class="fight" aria-label={t('fight')}>
      {left}
      <Middle battle={battle} end={findEnd(answered)} t={t} />
      {right}
    </section>
  );
}

/** Describes what a side has to do now; an empty string for nothing. */
function describeTask(
  { isReactionOpen, possibleReaction }: AnsweredBattle,
  battle: Battle,
  side: BattleSide,
  t: FullBattleTranslator,
): string {
  if (isReactionOpen) return possibleReaction?.by === side ? t('reacts') : '';
  if (battle.turn !== side || isBattleOver(battle)) return '';
  return t(battle.troop ? 'answers' : 'opens');
}

/** What is over, the hand or the whole game; null while it goes on. */
function findEnd({ isReactionOpen, answer }: AnsweredBattle): 'hand' | 'game' | null {
  if (isReactionOpen || !answer.ok || !answer.legal || answer.status === 'fighting') return null;
  return answer.gameWinner ? 'game' : 'hand';
}

interface SideProps {
  readonly side: BattleSide;
  /** The points of this side, including those of this battle once it is scored. */
  readonly score: number;
  readonly battle: Battle;
  readonly task: string;
  readonly t: FullBattleTranslator;
}

function SidePanel({ side, score, battle, task, t }: SideProps) {
  const { hands, taken, faceUp } = battle;
  return (
    <div class={task ? 'side on' : 'side'} role="group" aria-label={t(`side-${side}`)}>
      <strong>{t(`side-${side}`)}</strong>
      <b class="score">{score}</b>
      <span>{t('cards-count', { count: hands[side].length })}</span>
      <span aria-hidden="true">{t('taken-short', { count: taken[side] })}</span>
      <span class="visually-hidden">{t('taken-count', { count: taken[side] })}</span>
      {faceUp.includes(side) && <em>{t('face-up')}</em>}
      {task && <em>{task}</em>}
    </div>
  );
}

interface MiddleProps {
  readonly battle: Battle;
  readonly end: 'hand' | 'game' | null;
  readonly t: FullBattleTranslator;
}

/** The set to beat or, after the end, the last one; and how many cards lie in the middle. */
function Middle({ battle, end, t }: MiddleProps) {
  const { troop, discard, table, doubled } = battle;
  return (
    <div class="middle">
      {end && <em>{t(`over-${end}`)}</em>}
      {troop ? (
        <>
          {!end && <span class="soft">{t('to-beat')}</span>}
          <span class="troop" aria-hidden="true">
            <i>{troop.size} ×</i>
            <PlayingCard rank={troop.rank} />
          </span>
          <span class="visually-hidden">{t('troop-is', { ...troop })}</span>
        </>
      ) : (
        !end && <span class="soft">{t('no-troop-yet')}</span>
      )}
      <small>{t('table-count', { count: table.length })}</small>
      <small>{t('pile-count', { count: discard.length })}</small>
      {doubled && <em>{t('doubled')}</em>}
    </div>
  );
}
