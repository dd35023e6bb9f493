import type { ComponentChildren } from 'preact';
import { NumberField } from '../../ui/number-field.tsx';
import type { ConflictTexts } from './kit.ts';

interface Props {
  /** What is counted, as a name for the field. */
  readonly name: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  setValue(value: number): void;
  /** What is seen beside the field. */
  readonly children?: ComponentChildren;
  readonly t: ConflictTexts;
}

/** A number by two buttons and by typing; what is typed beyond the limits becomes the limit. */
export function Stepper({ name, value, least = 0, most, setValue, children, t }: Props) {
  const to = (wanted: number) => setValue(Math.min(Math.max(wanted, least), Math.max(most, least)));
  return (
    <div class="stepper">
      {children}
      <button
        type="button"
        aria-label={t('one-less', { what: name })}
        aria-disabled={value <= least}
        onClick={() => value > least && to(value - 1)}
      >
        −
      </button>
      <NumberField name={name} value={value} want={to} />
      <button
        type="button"
        aria-label={t('one-more', { what: name })}
        aria-disabled={value >= most}
        onClick={() => value < most && to(value + 1)}
      >
        +
      </button>
    </div>
  );
}
