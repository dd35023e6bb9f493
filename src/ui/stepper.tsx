import type { ComponentChildren } from 'preact';
import { Key } from './key.tsx';
import { NumberField } from './number-field.tsx';

interface Props {
  /** What is counted, as a name for the field. */
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Whether whoever is asked says why a number beyond the limits cannot be: then it is not cut to them. */
  readonly isFree?: boolean;
  setValue(value: number): void;
  /** What is seen beside the field, in place of its name. */
  readonly children?: ComponentChildren;
  t(key: 'one-less' | 'one-more', facts: { readonly what: string }): string;
}

/** A number by two keys and by typing. */
export function Stepper({ name, value, least, most, isFree = false, setValue, children, t }: Props) {
  const to = (wanted: number) => {
    const next = isFree ? wanted : Math.min(Math.max(wanted, least), Math.max(most, least));
    if (next !== value) setValue(next);
  };
  return (
    <div class="stepper">
      <span aria-hidden="true">{children ?? name}</span>
      <Key label={t('one-less', { what: name })} isOff={value <= least} press={() => to(value - 1)}>
        −
      </Key>
      <NumberField name={name} value={value} want={to} />
      <Key label={t('one-more', { what: name })} isOff={!isFree && value >= most} press={() => to(value + 1)}>
        +
      </Key>
    </div>
  );
}
