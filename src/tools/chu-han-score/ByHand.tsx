import { useState } from 'preact/hooks';
import { SIDES, type Side } from '../../engine/chu-han/side.ts';
import { sideName, signed } from '../../explain/chu-han/score.ts';
import { MOST_BY_HAND } from '../../saves/chu-han-score.ts';
import type { ScoreTexts } from './kit.ts';

interface Props {
  give(to: Side, points: number): void;
  readonly t: ScoreTexts;
}

/** Points that Yamen knows no rule for, as of an event: how many, and to whom. */
export function ByHand({ give, t }: Props) {
  const [text, setText] = useState('1');
  const points = pointsIn(text);
  const step = (by: number) => setText(String(held(points + by === 0 ? by : points + by)));
  return (
    <fieldset class="by-hand">
      <legend>{t('by-hand')}</legend>
      <div class="stepper">
        <button type="button" aria-label={t('one-less', { what: t('by-hand') })} onClick={() => step(-1)}>
          −
        </button>
        <input
          autocomplete="off"
          maxLength={3}
          aria-label={t('by-hand')}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => stepByKey(event, step)}
        />
        <button type="button" aria-label={t('one-more', { what: t('by-hand') })} onClick={() => step(1)}>
          +
        </button>
        {SIDES.map((side) => (
          <button
            type="button"
            key={side}
            aria-disabled={points === 0}
            onClick={() => points !== 0 && give(side, points)}
          >
            {t('give', { side: sideName(side, t), points: signed(points) })}
          </button>
        ))}
      </div>
      <p class="soft">{t('by-hand-lead')}</p>
    </fieldset>
  );
}

/** The arrows step; what else is typed here is undone here. */
function stepByKey(event: KeyboardEvent, step: (by: number) => void): void {
  event.stopPropagation();
  const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  step(by);
}

const held = (points: number) => Math.max(-MOST_BY_HAND, Math.min(MOST_BY_HAND, points));

/** The whole number in a text, 0 when there is none. */
function pointsIn(text: string): number {
  const plain = text.trim().replace('−', '-');
  return /^[+-]?\d{1,2}$/.test(plain) ? Number(plain) : 0;
}
