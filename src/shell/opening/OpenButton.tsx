import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { loadTranslator } from '../../i18n/lazy-texts.ts';
import type { Translator } from '../../i18n/translator.ts';
import { retryOrReload } from '../../ui/browser/retry-or-reload.ts';
import type { OpenDialogProps } from './OpenDialog.tsx';

type Props = Pick<OpenDialogProps, 'tool' | 'locale' | 'opened' | 'arrived'> & {
  readonly t: Translator<'sharing'>;
};

/** “Open…”: opens what another person has shared. The dialog is lazy-loaded at the first tap. */
export function OpenButton({ t, ...dialogProps }: Props) {
  const [part, setPart] = useState<{
    readonly OpenDialog: FunctionComponent<OpenDialogProps>;
    readonly t: OpenDialogProps['t'];
  }>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    setOpen(true);
    setFailed(false);
    if (part) return;
    const load = () =>
      Promise.all([import('./OpenDialog.tsx'), loadTranslator(dialogProps.locale, 'open', 'link', 'errors')]);
    (hasFailed ? retryOrReload(load) : load())
      .then(([loaded, texts]) => setPart({ OpenDialog: loaded.default, t: texts }))
      .catch((error: unknown) => {
        console.warn(error);
        setOpen(false);
        setFailed(true);
      });
  };
  return (
    <>
      <button type="button" onClick={open}>
        {t('open')}
      </button>
      {hasFailed && <span role="alert">{t('part-failed')}</span>}
      {part && <part.OpenDialog {...dialogProps} isOpen={isOpen} close={() => setOpen(false)} t={part.t} />}
    </>
  );
}
