import { formatSigned } from '../explain/score.ts';
import type { Incident } from '../rules/scoring/incident.ts';
import { applyDoubling, HAN_XIN_POINTS, XIAHOU_YING_POINTS } from '../rules/scoring/points.ts';
import { BATTLE_SIDES, type BattleSide, opponentOf } from '../rules/side.ts';
import { TWOS_TROOP_SIZES } from '../saves/score.ts';
import type { BattlePartProps } from './types.ts';

interface Props extends BattlePartProps {
  addIncident(incident: Incident): void;
}

const ABILITIES = [
  { kind: 'han-xin', base: HAN_XIN_POINTS },
  { kind: 'xiahou-ying', base: XIAHOU_YING_POINTS },
] as const;

/** Buttons for points scored during a battle, grouped by side, and for Xiang Yu's doubling. */
export function PointButtons(props: Props) {
  const { battle, addIncident, t } = props;
  return (
    <>
      <div class="sides">
        {BATTLE_SIDES.map((side) => (
          <SideKeys key={side} {...props} side={side} />
        ))}
      </div>
      <button
        type="button"
        class="wide"
        aria-disabled={battle.doubled}
        onClick={() => !battle.doubled && addIncident({ kind: 'xiang-yu' })}
      >
        {t('double')}
      </button>
    </>
  );
}

function SideKeys({ side, battle, addIncident, t }: Props & { readonly side: BattleSide }) {
  const name = t(`side-${side}`);
  const describeGain = (to: BattleSide, base: number) =>
    t('gets', { side: t(`side-${to}`), points: formatSigned(applyDoubling(base, battle.doubled)) });
  return (
    <div class="side" role="group" aria-label={t('plays', { side: name })}>
      <strong aria-hidden="true">{t('plays', { side: name })}</strong>
      {ABILITIES.map(({ kind, base }) => (
        <button type="button" key={kind} onClick={() => addIncident({ kind, by: side })}>
          {t(`card-${kind}`)} <small>{describeGain(opponentOf(side), base)}</small>
        </button>
      ))}
      <span>{t('twos')}</span>
      <div class="twos">
        {TWOS_TROOP_SIZES.map((troop) => {
          const points = formatSigned(applyDoubling(troop, battle.doubled));
          return (
            <button
              type="button"
              key={troop}
              aria-label={t('twos-of', { side: name, count: troop, points })}
              onClick={() => addIncident({ kind: 'fan-zeng', by: side, troop })}
            >
              {points}
            </button>
          );
        })}
      </div>
    </div>
  );
}
