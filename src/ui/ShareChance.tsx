import { useState } from 'preact/hooks';
import { SITE_ROOT } from '../i18n/paths.ts';
import type { Translator } from '../i18n/translator.ts';
import { makeLink } from '../share/link.ts';
import { copyText, shareResult } from './browser/share-dialog.ts';

interface Props {
  readonly refereeCase: object;
  /** The result as plain text. */
  text(): string;
  readonly t: Translator<'chances'>;
}

/** Shares a probability, with a link that opens the same question. */
export function ShareChance({ refereeCase, text, t }: Props) {
  const [status, setStatus] = useState('');
  const [byHand, setByHand] = useState('');
  const share = async () => {
    const url = `${location.origin}${SITE_ROOT}open/#${await makeLink(refereeCase)}`;
    const what = text();
    if (await shareResult(what, url)) return;
    const isCopied = await copyText(`${what}\n${url}`);
    setStatus(t(isCopied ? 'chance-copied' : 'chance-not-copied'));
    setByHand(isCopied ? '' : `${what}\n${url}`);
  };
  const fail = (error: unknown) => {
    console.warn(error);
    setStatus(t('chance-not-copied'));
  };
  return (
    <>
      <button type="button" onClick={() => void share().catch(fail)}>
        {t('share-chance')}
      </button>
      <span role="status">{status}</span>
      {byHand && <textarea readOnly rows={5} aria-label={t('share-chance')} value={byHand} />}
    </>
  );
}
