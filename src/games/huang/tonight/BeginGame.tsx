import { useState } from 'preact/hooks';
import type { Locale } from '../../../i18n/locale.ts';
import { makePagePath } from '../../../i18n/paths.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import type { HuangPlayers } from '../saves/players.ts';
import type { TonightTexts } from './format-player.ts';

interface Props {
  /** The players, each with a dynasty. */
  readonly players: HuangPlayers;
  /** Null until lots are drawn. */
  readonly first: Dynasty | null;
  /** Stores the beginning of the game; rejects if that fails. */
  begin(first: Dynasty): Promise<void>;
  readonly locale: Locale;
  readonly t: TonightTexts;
}

const TOOLS = ['referee', 'conflict', 'score'] as const;

/** Hands players, seats and order to board, wars by numbers and score sheet, and links them. */
export function BeginGame({ players, first, begin, locale, t }: Props) {
  const [state, setState] = useState<'open' | 'begun' | 'failed'>('open');
  const seated = players.seats.some(({ dynasty }) => dynasty === first) ? first : null;
  const press = () => {
    if (!seated) return;
    begin(seated).then(
      () => setState('begun'),
      (error: unknown) => {
        console.warn(error);
        setState('failed');
      },
    );
  };
  return (
    <section>
      <h2>{t('tonight-begin')}</h2>
      <p class="soft">{t(seated ? 'tonight-begin-lead' : 'tonight-begin-first')}</p>
      <button type="button" class="first" aria-disabled={!seated} onClick={press}>
        {t('tonight-begin')}
      </button>
      <p role="status">{state !== 'open' && t(`tonight-${state}`)}</p>
      {state === 'begun' && (
        <p class="row">
          {TOOLS.map((tool) => (
            <a key={tool} class="button" href={makePagePath(locale, `huang/${tool}/`)}>
              {t(`tonight-to-${tool}`)}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
