import { useEffect, useState } from 'preact/hooks';
import { explainVerdict, nameOf, totalsOf } from '../../../explain/huang/score.ts';
import { ROOT } from '../../../i18n/paths.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { installedRelease } from '../../../offline/installed.ts';
import type { ErrorAnswer } from '../../../referee/answer.ts';
import type { HuangScoreAnswer } from '../../../referee/huang/score.ts';
import type { HuangGame } from '../../../saves/huang-game.ts';
import { makeLink } from '../../../share/link.ts';
import { copyText, shareResult } from '../../hand-out.ts';
import { isComplete, type ShortScoreCase } from './game.ts';

interface Props {
  readonly game: HuangGame;
  readonly asked: ShortScoreCase;
  readonly answered: HuangScoreAnswer | ErrorAnswer;
  readonly version: string;
  readonly t: Translator;
}

/** Passing the result round: as a link, as plain text, as a report of a fault. */
export function Handing({ game, asked, answered, version, t }: Props) {
  const [said, say] = useState('');
  const [byHand, setByHand] = useState('');
  const [url, release] = useReady(asked);
  const copy = async (text: string, done: string) => {
    const isCopied = await copyText(text);
    say(t(isCopied ? done : 'copy-failed'));
    setByHand(isCopied ? '' : text);
  };
  const result = answered.ok ? plainText(answered, isComplete(game), t) : '';
  const share = async () => {
    if (!(await shareResult(result, url))) await copy(url, 'copied-link');
  };
  const report = JSON.stringify({ case: asked, answer: answered, version, release });
  return (
    <section class="handing">
      <div class="row">
        {answered.ok && (
          <>
            <button type="button" onClick={() => void share()}>
              {t('share')}
            </button>
            <button type="button" onClick={() => void copy(`${result}\n${url}`, 'copied-text')}>
              {t('copy')}
            </button>
          </>
        )}
        <button type="button" onClick={() => void copy(report, 'copied-report')}>
          {t('wrong')}
        </button>
      </div>
      <p role="status">{said}</p>
      {byHand && <textarea readOnly rows={5} aria-label={t('copy')} value={byHand} />}
      <p class="soft">{t('needs-yamen')}</p>
    </section>
  );
}

/**
 * The case's address and the installed release, made before anybody asks for them: some browsers copy only in the
 * very moment of the tap.
 */
function useReady(asked: ShortScoreCase): readonly [url: string, release: string | undefined] {
  const [url, setUrl] = useState('');
  const [release, setRelease] = useState<string>();
  const key = JSON.stringify(asked);
  useEffect(() => {
    let isWanted = true;
    void makeLink(asked).then((link) => isWanted && setUrl(`${location.origin}${ROOT}open/#${link}`));
    return () => {
      isWanted = false;
    };
  }, [key]);
  useEffect(() => void installedRelease().then(setRelease), []);
  return [url, release];
}

/** The ranking and the verdict, for a chat. */
function plainText(answer: HuangScoreAnswer, isFinal: boolean, t: Translator): string {
  const lines = answer.ranking.map(({ name, rank, white }) => {
    const totals = totalsOf(name, answer.trace).map((one) => `${t(`colour-${one.colour}`)} ${one.total}`);
    const line = t('plain-rank', { rank, player: nameOf(name, t), totals: totals.join(', ') });
    return white > 0 ? `${line} ${t('plain-white', { count: white })}` : line;
  });
  const verdict = explainVerdict(answer, t, isFinal).map((sentence) => sentence.text);
  return [t('plain-title'), ...lines, verdict.join(' ')].join('\n');
}
