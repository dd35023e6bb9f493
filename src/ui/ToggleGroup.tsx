import type { ComponentChildren } from 'preact';

interface ToggleGroupProps {
  /** Accessible name of the group. */
  readonly name?: string;
  /** Whether the name is also visible above the group. */
  readonly isTitled?: boolean;
  /**
   * Layout: icons above small captions, widths by text, wrapped text, or four per row. A switch between two
   * modes and tabs that only narrow a choice are not filled, so that the one thing in hand stands out.
   */
  readonly look?: 'stacked' | 'words' | 'wrapped' | 'fours' | 'switch' | 'tabs';
  /** `ToggleButton` elements. */
  readonly children: ComponentChildren;
}

/** A segmented control: buttons side by side of which one, or several, can be pressed. */
export function ToggleGroup({ name, isTitled = false, look, children }: ToggleGroupProps) {
  // Without a name it must have no group role.
  const group = name ? { role: 'group' as const, 'aria-label': name } : {};
  return (
    <div class={look ? `segment ${look}` : 'segment'} {...group}>
      {isTitled && <p>{name}</p>}
      {children}
    </div>
  );
}

interface ToggleButtonProps {
  readonly isOn: boolean;
  /** Accessible name, if it differs from the content. */
  readonly label?: string | undefined;
  /** Whether it cannot be chosen yet. */
  readonly isOff?: boolean;
  pick(): void;
  readonly children: ComponentChildren;
}

/** A toggle button that is pressed while it is chosen. */
export function ToggleButton({ isOn, label, isOff = false, pick, children }: ToggleButtonProps) {
  return (
    <button type="button" aria-pressed={isOn} disabled={isOff} onClick={pick}>
      {label ? (
        <>
          <span class="shown" aria-hidden="true">
            {children}
          </span>
          <span class="visually-hidden">{label}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
