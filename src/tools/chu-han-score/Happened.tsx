import { explainIncident } from '../../explain/chu-han/score.ts';
import { IconSign } from '../../ui/icon-sign.tsx';
import { Key } from '../../ui/key.tsx';
import type { PartProps } from './Pad.tsx';
import { battleScoreAt, withEarlier, withoutIncident } from './state.ts';

/** The incidents noted in a battle, which can be removed or reordered. */
export function Happened({ session, score, at, t }: PartProps) {
  const { state, change } = session;
  const { incidents } = battleScoreAt(score, at);
  if (incidents.length === 0) return null;
  return (
    <section class="happened">
      <h3>{t('happened')}</h3>
      <ol>
        {incidents.map((scored, i) => {
          const what = explainIncident(scored, t).text;
          return (
            <li key={i}>
              <span class={scored.counts ? '' : 'uncounted'}>
                {what} {!scored.counts && <small>({t('late-mark')})</small>}
              </span>
              {i > 0 && (
                <Key label={t('earlier', { what })} press={() => change(withEarlier(state, at, i))}>
                  <IconSign name="up" size={20} />
                </Key>
              )}
              <Key label={t('remove', { what })} press={() => change(withoutIncident(state, at, i))}>
                ×
              </Key>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
