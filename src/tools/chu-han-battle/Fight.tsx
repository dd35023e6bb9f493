import { type Battle, isOver } from '../../engine/chu-han/battle.ts';
import { type BySide, SIDES, type Side } from '../../engine/chu-han/side.ts';
import { isAskingIn, type Judged } from './judge.ts';
import type { BattleTranslator } from './texts.ts';
import type { Bench } from './use-battle.ts';

interface Props {
  readonly battle: Battle;
  /** The points, once the battle is scored with them. */
  readonly scores: BySide<number>;
  readonly t: BattleTranslator;
}

/** How the fight stands: both sides, and between them what is to be beaten. Always in view. */
export function Fight({ bench, judged, t }: { bench: Bench; judged: Judged; t: BattleTranslator }) {
  const isAsking = isAskingIn(judged, bench);
  const { answerable } = judged.battle;
  // While a reaction may come, an ability lies on the table and has done nothing yet.
  const battle = isAsking && answerable ? answerable.laid.battle : judged.battle;
  const { answer } = judged;
  const scores = !isAsking && answer.ok && answer.legal ? answer.scores : battle.scores;
  const [left, right] = SIDES;
  return (
    <section class="fight" aria-label={t('fight')}>
      <SidePanel side={left} {...{ battle, scores, t }} />
      <Middle battle={battle} t={t} />
      <SidePanel side={right} {...{ battle, scores, t }} />
    </section>
  );
}

function SidePanel({ battle, scores, side, t }: Props & { readonly side: Side }) {
  const isOn = battle.turn === side && !isOver(battle);
  return (
    <div class={isOn ? 'side on' : 'side'}>
      <strong>{t(`side-${side}`)}</strong>
      <b class="score">{scores[side]}</b>
      <span>{t('cards-count', { count: battle.hands[side].length })}</span>
      <span>{t('taken-count', { count: battle.taken[side] })}</span>
      {battle.faceUp.includes(side) && <em>{t('face-up')}</em>}
      {isOn && <em>{t(battle.troop ? 'answers' : 'opens')}</em>}
    </div>
  );
}

function Middle({ battle, t }: { readonly battle: Battle; readonly t: BattleTranslator }) {
  const { troop, discard, table, doubled } = battle;
  return (
    <div class="middle">
      {troop ? (
        <>
          <span class="soft">{t('to-beat')}</span>
          <span class="troop" aria-hidden="true">
            <i>{troop.size} ×</i>
            <span class="face">
              <b>{troop.rank}</b>
            </span>
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
