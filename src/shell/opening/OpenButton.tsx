import { loadTranslator } from '../../i18n/lazy-texts.ts';
import type { Translator } from '../../i18n/translator.ts';
import { useLazyDialog } from '../../ui/hooks/use-lazy-dialog.ts';
import type { OpenDialogProps } from './OpenDialog.tsx';

type Props = Pick<OpenDialogProps, 'tool' | 'locale' | 'opened' | 'arrived'> & {
  readonly t: Translator<'sharing'>;
};

/** “Open…”: opens what another person has shared. The dialog is lazy-loaded at the first tap. */
export function OpenButton({ t, ...dialogProps }: Props) {
  const { part, isOpen, open, close, hasFailed } = useLazyDialog(async () => {
    const [loaded, texts] = await Promise.all([
      import('./OpenDialog.tsx'),
      loadTranslator(dialogProps.locale, 'open', 'link', 'errors'),
    ]);
    return { OpenDialog: loaded.default, t: texts };
  });
  return (
    <>
      <button type="button" onClick={open}>
        {t('open')}
      </button>
      {hasFailed && <span role="alert">{t('part-failed')}</span>}
      {part && <part.OpenDialog {...dialogProps} isOpen={isOpen} close={close} t={part.t} />}
    </>
  );
}
