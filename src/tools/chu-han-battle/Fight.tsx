import { type Battle, isOver } from '../../engine/chu-han/battle.ts';
import { SIDES, type Side } from '../../engine/chu-han/side.ts';
import { PlayingCard } from '../../ui/playing-card.tsx';
import type { AnsweredBattle } from './answer.ts';
import type { BattleTexts } from './kit.ts';

interface Props {
  readonly answered: AnsweredBattle;
  readonly t: BattleTexts;
}

/** The current fight: both sides, and between them the set to beat. Always visible. */
export function Fight({ answered, t }: Props) {
  const { isAsking, answer, battle: carriedOut } = answered;
  const { answerable } = carriedOut;
  // While a reaction is possible, an ability lies on the table but has not taken effect yet.
  const battle = isAsking && answerable ? answerable.laid.battle : carriedOut;
  const scores = !isAsking && answer.ok && answer.legal ? answer.scores : battle.scores;
  const [left, right] = SIDES.map((side) => (
    <SidePanel
      key={side}
      side={side}
      score={scores[side]}
      battle={battle}
      does={doesIn(answered, battle, side, t)}
      t={t}
    />
  ));
  return (
    <section class="fight" aria-label={t('fight')}>
      {left}
      <Middle battle={battle} t={t} />
      {right}
    </section>
  );
}

/** What a side has to do now; an empty string for nothing. */
function doesIn({ isAsking, chance }: AnsweredBattle, battle: Battle, side: Side, t: BattleTexts): string {
  if (isAsking) return chance?.by === side ? t('reacts') : '';
  if (battle.turn !== side || isOver(battle)) return '';
  return t(battle.troop ? 'answers' : 'opens');
}

interface SideProps {
  readonly side: Side;
  /** The points of this side, including those of this battle once it is scored. */
  readonly score: number;
  readonly battle: Battle;
  readonly does: string;
  readonly t: BattleTexts;
}

function SidePanel({ side, score, battle, does, t }: SideProps) {
  const { hands, taken, faceUp } = battle;
  return (
    <div class={does ? 'side on' : 'side'} role="group" aria-label={t(`side-${side}`)}>
      <strong>{t(`side-${side}`)}</strong>
      <b class="score">{score}</b>
      <span>{t('cards-count', { count: hands[side].length })}</span>
      <span>{t('taken-count', { count: taken[side] })}</span>
      {faceUp.includes(side) && <em>{t('face-up')}</em>}
      {does && <em>{does}</em>}
    </div>
  );
}

function Middle({ battle, t }: { readonly battle: Battle; readonly t: BattleTexts }) {
  const { troop, discard, table, doubled } = battle;
  return (
    <div class="middle">
      {troop ? (
        <>
          <span class="soft">{t('to-beat')}</span>
          <span class="troop" aria-hidden="true">
            <i>{troop.size} ×</i>
            <PlayingCard rank={troop.rank} />
          </span>
          <span class="unseen">{t('troop-is', { ...troop })}</span>
        </>
      ) : (
        <span class="soft">{t('no-troop-yet')}</span>
      )}
      <small>{t('table-count', { count: table.length })}</small>
      <small>{t('pile-count', { count: discard.length })}</small>
      {doubled && <em>{t('doubled')}</em>}
    </div>
  );
}
