import type { ComponentChildren } from 'preact';

/** A button that stays down while its thing is chosen. */
export function Choice(props: {
  readonly isOn: boolean;
  readonly label?: string;
  /** Cannot be chosen yet. */
  readonly isOff?: boolean;
  pick(): void;
  readonly children: ComponentChildren;
}) {
  const { isOn, label, isOff = false, pick, children } = props;
  return (
    <button type="button" aria-pressed={isOn} aria-label={label} disabled={isOff} onClick={pick}>
      {children}
    </button>
  );
}
