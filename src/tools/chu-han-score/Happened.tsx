import { explainIncident } from '../../explain/chu-han/score.ts';
import { IconSign } from '../../ui/signs.tsx';
import { toldAt, withEarlier, withoutIncident } from './game.ts';
import type { PartProps } from './Pad.tsx';

/** What has happened in the battle, to be removed or put in another order. */
export function Happened({ desk, score, at, t }: PartProps) {
  const { now: game } = desk.book;
  const { incidents } = toldAt(score, at);
  if (incidents.length === 0) return null;
  return (
    <section class="happened">
      <h3>{t('happened')}</h3>
      <ol>
        {incidents.map((told, i) => {
          const what = explainIncident(told, t).text;
          return (
            <li key={i}>
              <span class={told.counts ? '' : 'uncounted'}>
                {what} {!told.counts && <small>({t('late-mark')})</small>}
              </span>
              {i > 0 && (
                <button
                  type="button"
                  aria-label={t('earlier', { what })}
                  onClick={() => desk.change(withEarlier(game, at, i))}
                >
                  <IconSign name="up" size={20} />
                </button>
              )}
              <button
                type="button"
                aria-label={t('remove', { what })}
                onClick={() => desk.change(withoutIncident(game, at, i))}
              >
                ×
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
