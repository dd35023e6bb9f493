import type { ComponentChildren } from 'preact';

interface SegmentProps {
  /** What is chosen: said of the group. */
  readonly name?: string;
  /** Whether that is seen above it, too. */
  readonly isTitled?: boolean;
  /** Signs above small words, each as wide as its word, long words on several lines, or four a line. */
  readonly look?: 'stacked' | 'words' | 'wrapped' | 'fours';
  /** A `Choice` each. */
  readonly children: ComponentChildren;
}

/** One of several, or some of them, side by side. */
export function Segment({ name, isTitled = false, look, children }: SegmentProps) {
  // Without a name it is no group to a screen reader, only what stands beside one another.
  const group = name ? { role: 'group' as const, 'aria-label': name } : {};
  return (
    <div class={look ? `segment ${look}` : 'segment'} {...group}>
      {isTitled && <p>{name}</p>}
      {children}
    </div>
  );
}

interface ChoiceProps {
  readonly isOn: boolean;
  /** What it is called, where its signs do not say it. */
  readonly label?: string | undefined;
  /** Cannot be chosen yet. */
  readonly isOff?: boolean;
  pick(): void;
  readonly children: ComponentChildren;
}

/** A button that stays down while its thing is chosen. */
export function Choice({ isOn, label, isOff = false, pick, children }: ChoiceProps) {
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
