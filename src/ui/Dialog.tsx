import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useBackButton } from './hooks/use-back-button.ts';

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  /** What is shown at the top in place of the title. */
  readonly heading?: ComponentChildren;
  /** The edge that it slides in from. */
  readonly look?: 'from-top';
  /** Label of the close button. */
  readonly closing: string;
  close(): void;
  /** Called for clicks on the content. */
  clicked?(event: MouseEvent): void;
  /** Called once it is closed and the page has its place in the history again. */
  left?(): void;
  readonly children: ComponentChildren;
}

/** A modal dialog over the page. Escape, the device's back button and a tap on the backdrop close it. */
export function Dialog(props: Props) {
  const { isOpen, title, heading, look, closing, close, clicked, left, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  /** Whether it is shown, and was not closed here. */
  const isShown = useRef(false);
  useBackButton(isOpen, close, left);
  useEffect(() => {
    if (!dialog.current || dialog.current.open === isOpen) return;
    isShown.current = isOpen;
    if (isOpen) dialog.current.showModal();
    else dialog.current.close();
  }, [isOpen]);
  // The event of a dialog that was closed here comes a frame later, when it may be about to open again.
  const handleClose = () => {
    if (!isShown.current || dialog.current?.open) return;
    isShown.current = false;
    close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, and Enter on a link is a click.
    <dialog
      class={look ? `sheet ${look}` : 'sheet'}
      ref={dialog}
      onClose={handleClose}
      onClick={(event) => (event.target === dialog.current ? close() : clicked?.(event))}
      aria-label={title}
    >
      <div class="sheet-top">
        {heading ?? <strong>{title}</strong>}
        <button type="button" onClick={close}>
          {closing}
        </button>
      </div>
      {children}
    </dialog>
  );
}
