import { MAP_ICONS } from '../../drawings/map-icons.ts';
import type { Translator } from '../../i18n/translator.ts';
import { PathSign } from '../signs.tsx';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  setValue(value: number): void;
  readonly t: Translator<'khan'>;
}

/** A small number to be stepped. */
export function Count({ label, value, least, most, setValue, t }: Props) {
  const step = (by: -1 | 1) => {
    const isOff = value + by < least || value + by > most;
    return (
      <button
        type="button"
        class="icon"
        aria-label={`${label}: ${t(by < 0 ? 'size-fewer' : 'size-more')}`}
        aria-disabled={isOff}
        onClick={() => !isOff && setValue(value + by)}
      >
        <PathSign path={by < 0 ? MAP_ICONS.farther : MAP_ICONS.closer} size={20} />
      </button>
    );
  };
  return (
    <div class="stepped" role="group" aria-label={label}>
      <span>{label}</span>
      {step(-1)}
      <output>{value}</output>
      {step(1)}
    </div>
  );
}

interface SizeProps {
  readonly size: readonly [number, number];
  readonly most: number;
  setSize(size: readonly [number, number]): void;
  readonly t: Translator<'khan'>;
}

/** How large the board is. */
export function BoardSize({ size: [width, height], most, setSize, t }: SizeProps) {
  return (
    <section aria-label={t('size')}>
      <h2>{t('size')}</h2>
      <Count
        most={most}
        t={t}
        label={t('size-width')}
        value={width}
        least={SMALLEST}
        setValue={(next) => setSize([next, height])}
      />
      <Count
        most={most}
        t={t}
        label={t('size-height')}
        value={height}
        least={SMALLEST}
        setValue={(next) => setSize([width, next])}
      />
    </section>
  );
}

/** The fewest rows and columns that can be drawn; a case may have fewer. */
const SMALLEST = 2;
