import { useState } from 'preact/hooks';
import { explainVerdict, nameOf, totalsOf } from '../../../explain/huang-score.ts';
import { ROOT } from '../../../i18n/paths.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { HuangScoreAnswer } from '../../../referee/huang-score.ts';
import { makeLink } from '../../../share/link.ts';
import { copyText, shareLink } from '../../hand-out.ts';
import type { ShortScoreCase } from './game.ts';

interface Props {
  readonly asked: ShortScoreCase;
  readonly answer: HuangScoreAnswer;
  readonly isFinal: boolean;
  readonly version: string;
  readonly t: Translator;
}

/** Passing the result round: as a link, as plain text, as a report of a fault. */
export function Handing({ asked, answer, isFinal, version, t }: Props) {
  const [said, say] = useState('');
  const [byHand, setByHand] = useState('');
  const copy = async (text: string, done: string) => {
    const isCopied = await copyText(text);
    say(t(isCopied ? done : 'copy-failed'));
    setByHand(isCopied ? '' : text);
  };
  const url = async () => `${location.origin}${ROOT}open/#${await makeLink(asked)}`;
  const share = async () => {
    const link = await url();
    if (!(await shareLink(t('title'), link))) await copy(link, 'copied-link');
  };
  const text = async () => copy(plainText(answer, isFinal, await url(), t), 'copied-text');
  const report = () => copy(JSON.stringify({ case: asked, answer, version }), 'copied-report');
  return (
    <section class="handing">
      <div class="row">
        <button type="button" onClick={() => void share()}>
          {t('share')}
        </button>
        <button type="button" onClick={() => void text()}>
          {t('copy')}
        </button>
        <button type="button" onClick={() => void report()}>
          {t('wrong')}
        </button>
      </div>
      <p class="soft">{t('needs-yamen')}</p>
      <p role="status">{said}</p>
      {byHand && <textarea readOnly rows={5} aria-label={t('copy')} value={byHand} />}
    </section>
  );
}

/** The ranking, the verdict and the link, for a chat. */
function plainText(answer: HuangScoreAnswer, isFinal: boolean, url: string, t: Translator): string {
  const lines = answer.ranking.map(({ name, rank, white }) => {
    const totals = totalsOf(name, answer.trace).map((one) => `${t(`colour-${one.colour}`)} ${one.total}`);
    const line = t('plain-rank', { rank, player: nameOf(name, t), totals: totals.join(', ') });
    return white > 0 ? `${line} ${t('plain-white', { count: white })}` : line;
  });
  const verdict = explainVerdict(answer, t, isFinal).map((sentence) => sentence.text);
  return [...lines, verdict.join(' '), url].join('\n');
}
