import type { TargetedEvent } from 'preact';

interface Props {
  readonly label: string;
  /** Types of files that the browser offers first. Any other may be chosen, too. */
  readonly accept: string;
  /** Opens the camera directly if the device supports it. */
  readonly isCamera?: boolean;
  take(file: File): void;
}

/** A button that lets the user choose a file, with our own label instead of the browser's. */
export function FileButton({ label, accept, isCamera = false, take }: Props) {
  const handleChange = ({ currentTarget: input }: TargetedEvent<HTMLInputElement>) => {
    const file = input.files?.item(0);
    if (file) take(file);
    input.value = ''; // so that the same file can be chosen again
  };
  return (
    <label class="button file">
      {label}
      <input
        type="file"
        accept={accept}
        class="visually-hidden"
        {...(isCamera && { capture: 'environment' })}
        onChange={handleChange}
      />
    </label>
  );
}
