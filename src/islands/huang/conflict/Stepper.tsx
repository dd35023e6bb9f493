import type { ComponentChildren } from 'preact';
import type { Translator } from '../../../i18n/translator.ts';

interface Props {
  /** What is counted, as a name for the field. */
  readonly name: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  set(value: number): void;
  /** What is seen beside the field. */
  readonly children?: ComponentChildren;
  readonly t: Translator;
}

/** A number by two buttons and by typing; what is typed beyond the limits becomes the limit. */
export function Stepper({ name, value, least = 0, most, set, children, t }: Props) {
  const to = (wanted: number) => set(Math.min(Math.max(wanted, least), Math.max(most, least)));
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
      <input
        inputMode="numeric"
        autocomplete="off"
        maxLength={2}
        aria-label={name}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => {
          const typed = event.currentTarget.value.replaceAll(/\D/g, '');
          if (typed !== '') to(Number(typed));
        }}
        onBlur={(event) => {
          event.currentTarget.value = String(value);
        }}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          to(value + step);
        }}
      />
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
