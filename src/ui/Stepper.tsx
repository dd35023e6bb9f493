import type { ComponentChildren } from 'preact';
import { NumberField } from './NumberField.tsx';
import { SquareButton } from './SquareButton.tsx';

interface Props {
  /** Accessible name of the field: what is counted. */
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /**
   * Accepts numbers outside of the limits instead of clamping them, because another part explains why they
   * are invalid.
   */
  readonly isFree?: boolean;
  setValue(value: number): void;
  /** Visible label that replaces the name. */
  readonly children?: ComponentChildren;
  t(key: 'one-less' | 'one-more', facts: { readonly what: string }): string;
}

/** A number field with buttons for less and more. */
export function Stepper({ name, value, least, most, isFree = false, setValue, children, t }: Props) {
  const to = (wanted: number) => {
    const next = isFree ? wanted : Math.min(Math.max(wanted, least), Math.max(most, least));
    if (next !== value) setValue(next);
  };
  return (
    <div class="stepper">
      <span aria-hidden="true">{children ?? name}</span>
      <SquareButton label={t('one-less', { what: name })} isOff={value <= least} press={() => to(value - 1)}>
        −
      </SquareButton>
      <NumberField name={name} value={value} want={to} />
      <SquareButton
        label={t('one-more', { what: name })}
        isOff={!isFree && value >= most}
        press={() => to(value + 1)}
      >
        +
      </SquareButton>
    </div>
  );
}
