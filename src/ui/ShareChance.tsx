import { SITE_ROOT } from '../i18n/paths.ts';
import type { Translator } from '../i18n/translator.ts';
import { makeLink } from '../share/link.ts';
import { openShareDialog } from './browser/share-dialog.ts';
import { useCopy } from './hooks/use-copy.ts';

interface Props {
  readonly refereeCase: object;
  /** The result as plain text. */
  text(): string;
  readonly t: Translator<'chances'>;
}

/** Shares a probability, with a link that opens the same question. */
export function ShareChance({ refereeCase, text, t }: Props) {
  const { message, setMessage, manualText, copy } = useCopy();
  const share = async () => {
    const url = `${location.origin}${SITE_ROOT}open/#${await makeLink(refereeCase)}`;
    const what = text();
    if (await openShareDialog({ text: what, url })) return;
    await copy(`${what}\n${url}`, t('chance-copied'), t('chance-not-copied'));
  };
  const fail = (error: unknown) => {
    console.warn(error);
    setMessage(t('chance-not-copied'));
  };
  return (
    <>
      <button type="button" onClick={() => void share().catch(fail)}>
        {t('share-chance')}
      </button>
      <span role="status">{message}</span>
      {manualText && <textarea readOnly rows={5} aria-label={t('share-chance')} value={manualText} />}
    </>
  );
}
