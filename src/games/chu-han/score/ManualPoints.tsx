import { useState } from 'preact/hooks';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SquareButton } from '../../../ui/SquareButton.tsx';
import { formatSigned } from '../explain/score.ts';
import { applyDoubling } from '../rules/scoring/points.ts';
import { BATTLE_SIDES, type BattleSide } from '../rules/side.ts';
import { MOST_MANUAL_POINTS } from '../saves/score.ts';
import type { InitialChuHanScoreTranslator } from './types.ts';

interface Props {
  /** Whether Xiang Yu doubles the points that are scored now. */
  readonly isDoubled: boolean;
  addPoints(to: BattleSide, points: number): void;
  readonly t: InitialChuHanScoreTranslator;
}

/**
 * Adds points that Yamen has no rule for, e.g. from an event: how many, whether they are doubled, and for
 * which side.
 */
export function ManualPoints({ isDoubled, addPoints, t }: Props) {
  const [text, setText] = useState('1');
  const [isDoublingOn, setDoublingOn] = useState(true);
  const entered = readPoints(text);
  const points = applyDoubling(entered, isDoubled && isDoublingOn);
  const isOff = points === 0 || clampPoints(points) !== points;
  const step = (by: number) => setText(String(clampPoints(entered + by === 0 ? by : entered + by)));
  return (
    <fieldset class="by-hand">
      <legend>{t('by-hand')}</legend>
      <div class="line">
        <Count text={text} setText={setText} step={step} t={t} />
        {BATTLE_SIDES.map((side) => (
          <button
            type="button"
            key={side}
            aria-disabled={isOff}
            onClick={() => !isOff && addPoints(side, points)}
          >
            {t('give', { side: t(`side-${side}`), points: formatSigned(points) })}
          </button>
        ))}
      </div>
      {isDoubled && (
        <Checkbox isOn={isDoublingOn} setOn={setDoublingOn}>
          {t('by-hand-doubled')}
        </Checkbox>
      )}
      <p class="soft">{t('by-hand-lead')}</p>
    </fieldset>
  );
}

interface CountProps extends Pick<Props, 't'> {
  readonly text: string;
  setText(text: string): void;
  step(by: number): void;
}

/** A number field with buttons for less and more. */
function Count({ text, setText, step, t }: CountProps) {
  return (
    <>
      <SquareButton label={t('one-less', { what: t('by-hand') })} press={() => step(-1)}>
        −
      </SquareButton>
      <input
        autocomplete="off"
        maxLength={3}
        aria-label={t('by-hand')}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => stepByKey(event, step)}
      />
      <SquareButton label={t('one-more', { what: t('by-hand') })} press={() => step(1)}>
        +
      </SquareButton>
    </>
  );
}

/**
 * Arrow keys change the number. Stops other keys here, so that the page's undo does not interfere with the
 * field's own.
 */
function stepByKey(event: KeyboardEvent, step: (by: number) => void): void {
  event.stopPropagation();
  const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  step(by);
}

const clampPoints = (points: number) => Math.max(-MOST_MANUAL_POINTS, Math.min(MOST_MANUAL_POINTS, points));

/** Parses a whole number; 0 if the text is none. */
function readPoints(text: string): number {
  const plain = text.trim().replace('−', '-');
  return /^[+-]?\d{1,2}$/.test(plain) ? Number(plain) : 0;
}
