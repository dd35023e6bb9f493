import type { Incident } from '../../engine/chu-han/incident.ts';
import { HAN_XIN_POINTS, pointsAfter, XIAHOU_YING_POINTS } from '../../engine/chu-han/points.ts';
import { opponentOf, SIDES, type Side } from '../../engine/chu-han/side.ts';
import { sideName, signed } from '../../explain/chu-han/score.ts';
import { TROOPS_OF_TWOS } from '../../saves/chu-han-score.ts';
import type { PartProps } from './Pad.tsx';
import { battleScoreAt } from './state.ts';

interface Props extends PartProps {
  note(incident: Incident): void;
}

const ABILITIES = [
  { kind: 'han-xin', base: HAN_XIN_POINTS },
  { kind: 'xiahou-ying', base: XIAHOU_YING_POINTS },
] as const;

/** Buttons for points scored during a battle, grouped by side, and for Xiang Yu's doubling. */
export function PointKeys(props: Props) {
  const { score, at, note, t } = props;
  const isDoubled = battleScoreAt(score, at).doubled;
  return (
    <>
      <div class="sides">
        {SIDES.map((side) => (
          <SideKeys key={side} {...props} side={side} isDoubled={isDoubled} />
        ))}
      </div>
      <button
        type="button"
        class="wide"
        aria-disabled={isDoubled}
        onClick={() => !isDoubled && note({ kind: 'xiang-yu' })}
      >
        {t('double')}
      </button>
    </>
  );
}

interface SideProps extends Props {
  readonly side: Side;
  readonly isDoubled: boolean;
}

function SideKeys({ side, isDoubled, note, t }: SideProps) {
  const name = sideName(side, t);
  const gets = (to: Side, base: number) =>
    t('gets', { side: sideName(to, t), points: signed(pointsAfter(base, isDoubled)) });
  return (
    <div class="side" role="group" aria-label={t('plays', { side: name })}>
      <strong aria-hidden="true">{t('plays', { side: name })}</strong>
      {ABILITIES.map(({ kind, base }) => (
        <button type="button" key={kind} onClick={() => note({ kind, by: side })}>
          {t(`card-${kind}`)} <small>{gets(opponentOf(side), base)}</small>
        </button>
      ))}
      <span>{t('twos')}</span>
      <div class="twos">
        {TROOPS_OF_TWOS.map((troop) => {
          const points = signed(pointsAfter(troop, isDoubled));
          return (
            <button
              type="button"
              key={troop}
              aria-label={t('twos-of', { side: name, count: troop, points })}
              onClick={() => note({ kind: 'fan-zeng', by: side, troop })}
            >
              {points}
            </button>
          );
        })}
      </div>
    </div>
  );
}
