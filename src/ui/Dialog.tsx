import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useBackButton } from './hooks/use-back-button.ts';

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  /** Label of the close button. */
  readonly closing: string;
  close(): void;
  /** Called for clicks on the content. */
  clicked?(event: MouseEvent): void;
  readonly children: ComponentChildren;
}

/**
 * A modal dialog over the tool. Escape, the device's back button and a tap on the backdrop close it. Dialogs
 * created by plain scripts use the same classes.
 */
export function Dialog({ isOpen, title, closing, close, clicked, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackButton(isOpen, close);
  useEffect(() => {
    if (!isOpen) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, and Enter on a link is a click.
    <dialog
      class="sheet"
      ref={dialog}
      onClose={close}
      onClick={(event) => (event.target === dialog.current ? close() : clicked?.(event))}
      aria-label={title}
    >
      <div class="sheet-top">
        <strong>{title}</strong>
        <button type="button" onClick={close}>
          {closing}
        </button>
      </div>
      {children}
    </dialog>
  );
}
