import type { ComponentChildren } from 'preact';

/** A button that stays down while its thing is chosen. */
export function Choice(props: {
  readonly isOn: boolean;
  /** What it is called, where its signs do not say it. */
  readonly label?: string;
  /** Cannot be chosen yet. */
  readonly isOff?: boolean;
  pick(): void;
  readonly children: ComponentChildren;
}) {
  const { isOn, label, isOff = false, pick, children } = props;
  return (
    <button type="button" aria-pressed={isOn} disabled={isOff} onClick={pick}>
      {label ? (
        <>
          <span class="shown" aria-hidden="true">
            {children}
          </span>
          <span class="unseen">{label}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
