import { Icon } from '../../../ui/Icon.tsx';
import { SquareButton } from '../../../ui/SquareButton.tsx';
import { explainIncident } from '../explain/score.ts';
import { withEarlierIncident, withoutIncident } from './state.ts';
import type { BattlePartProps } from './types.ts';

/** The incidents noted in a battle, which can be removed or reordered. */
export function IncidentList({ session, at, battle, t }: BattlePartProps) {
  const { state, change } = session;
  const { incidents } = battle;
  if (incidents.length === 0) return null;
  return (
    <section class="happened">
      <h3>{t('happened')}</h3>
      <ol>
        {incidents.map((scored, i) => {
          const text = explainIncident(scored, t).text;
          return (
            <li key={i}>
              <span class={scored.counts ? '' : 'uncounted'}>
                {text} {!scored.counts && <small>({t('late-mark')})</small>}
              </span>
              {i > 0 && (
                <SquareButton
                  label={t('earlier', { what: text })}
                  press={() => change(withEarlierIncident(state, at, i))}
                >
                  <Icon name="up" size={20} />
                </SquareButton>
              )}
              <SquareButton
                label={t('remove', { what: text })}
                press={() => change(withoutIncident(state, at, i))}
              >
                ×
              </SquareButton>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
