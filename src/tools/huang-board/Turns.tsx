import { COLOURS } from '../../engine/huang/vocabulary.ts';
import type { Locale } from '../../i18n/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { Tally } from '../../saves/huang-board.ts';
import { makeLink } from '../../share/link.ts';
import { KindSign } from '../../ui/signs.tsx';
import { type House, withTally } from './table.ts';
import type { MoreTranslator } from './texts.ts';
import type { Workbench } from './use-board.ts';

interface Props {
  readonly bench: Workbench;
  readonly locale: Locale;
  readonly t: MoreTranslator;
}

/** A game followed turn by turn, for those who want it: actions taken, points so far, and the way to the final scoring. */
export function Turns({ bench, locale, t }: Props) {
  const { table, house } = bench;
  const { tally } = table;
  const { players, turn } = table.setup;
  return (
    <details open={tally !== null}>
      <summary>{t('turns')}</summary>
      <label class="check">
        <input
          type="checkbox"
          checked={tally !== null}
          onChange={(event) => bench.change(withTally(table, event.currentTarget.checked))}
        />
        <span>{t('turns-follow')}</span>
      </label>
      {tally && (
        <>
          <p>{t('turns-now', { player: t(`dynasty-${turn}`), count: tally.actions })}</p>
          <table class="points">
            <thead>
              <tr>
                <td />
                {COLOURS.map((colour) => (
                  <th scope="col" key={colour}>
                    <KindSign colour={colour} letter={t(`letter-${colour}`)} size={20} />
                    <span class="unseen">{t(`colour-${colour}`)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {players.map((player) => (
                <tr key={player}>
                  <th scope="row">{t(`dynasty-${player}`)}</th>
                  {COLOURS.map((colour) => (
                    <td key={colour}>{tally.points[player][colour]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <button type="button" onClick={() => void toScoring(players, tally, house, locale)}>
            {t('turns-score')}
          </button>
        </>
      )}
    </details>
  );
}

/** Takes the points to the score page, as a link would. */
async function toScoring(
  players: readonly (keyof Tally['points'])[],
  { points }: Tally,
  { edition }: House,
  locale: Locale,
): Promise<void> {
  const seats = players.map((name) => ({ name, ...points[name] }));
  const link = await makeLink({ game: 'huang', ask: 'score', edition, players: seats });
  location.assign(`${pathOf(locale, 'huang/score/')}#${link}`);
}
