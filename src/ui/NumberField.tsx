interface Props {
  readonly name: string;
  readonly value: number;
  /** Called with every typed number, also with invalid ones. */
  want(value: number): void;
}

/**
 * A field for a number of up to two digits, also changed by arrow keys. An invalid entry is reset on blur.
 */
export function NumberField({ name, value, want }: Props) {
  return (
    <input
      class="button key"
      inputMode="numeric"
      autocomplete="off"
      maxLength={2}
      aria-label={name}
      value={value}
      onFocus={(event) => event.currentTarget.select()}
      onInput={(event) => {
        const typed = event.currentTarget.value.replaceAll(/\D/g, '');
        if (typed !== '') want(Number(typed));
      }}
      onBlur={(event) => {
        event.currentTarget.value = String(value);
      }}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        if (by === 0) return;
        event.preventDefault();
        want(value + by);
      }}
    />
  );
}
