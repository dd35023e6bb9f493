interface Props {
  readonly name: string;
  readonly value: number;
  /** Called with every number that is wanted, also with one that cannot be. */
  want(value: number): void;
}

/** A number of two digits, typed or moved by the arrow keys. What cannot be leaves the field when the focus does. */
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
