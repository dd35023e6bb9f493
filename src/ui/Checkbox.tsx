import type { ComponentChildren } from 'preact';

interface Props {
  readonly isOn: boolean;
  setOn(isOn: boolean): void;
  /** The label. */
  readonly children: ComponentChildren;
}

/** A checkbox with its label; see `styles/check.css`. */
export function Checkbox({ isOn, setOn, children }: Props) {
  return (
    <label class="check">
      <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => setOn(currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}
