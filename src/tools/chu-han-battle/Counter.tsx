import { NumberField } from '../../ui/number-field.tsx';
import type { CardTexts } from './kit.ts';

interface Props {
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Called with every number that is wanted, also with one beyond the limits. */
  setValue(value: number): void;
  readonly t: CardTexts;
}

/** A number by two buttons and by typing. Beyond its limits it is not cut: whoever is asked says why it cannot be. */
export function Counter({ name, value, least, most, setValue, t }: Props) {
  const step = (sign: string, label: string, by: number, isOff: boolean) => (
    <button type="button" aria-label={label} aria-disabled={isOff} onClick={() => setValue(value + by)}>
      {sign}
    </button>
  );
  return (
    <div class="counter">
      <span aria-hidden="true">{name}</span>
      {step('−', t('one-less', { what: name }), -1, value <= least)}
      <NumberField name={name} value={value} want={setValue} />
      {step('+', t('one-more', { what: name }), 1, value >= most)}
    </div>
  );
}
