import { COLOURS } from '../../engine/huang/vocabulary.ts';
import type { Locale } from '../../i18n/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { Tally } from '../../saves/huang-board.ts';
import { makeLink } from '../../share/link.ts';
import { KindSign } from '../../ui/signs.tsx';
import type { Session } from '../shell/session.ts';
import type { AnswerTexts, Board } from './kit.ts';
import { type TableRules, withTally } from './state.ts';

interface Props {
  readonly session: Session<Board>;
  readonly rules: TableRules;
  readonly locale: Locale;
  readonly t: AnswerTexts;
}

/** The actions of a turn. Rule: huang/game/turn */
const ACTIONS = 2;

/** A game followed turn by turn, for those who want it: actions taken, points so far, and the way to the final scoring. */
export function Turns({ session, rules, locale, t }: Props) {
  const { state } = session;
  const { tally } = state;
  const { players, turn } = state.setup;
  return (
    <details open={tally !== null}>
      <summary>{t('turns')}</summary>
      <label class="check">
        <input
          type="checkbox"
          checked={tally !== null}
          onChange={(event) => session.change(withTally(state, event.currentTarget.checked))}
        />
        <span>{t('turns-follow')}</span>
      </label>
      {tally && (
        <>
          <p>
            {t('turns-now', { player: t(`dynasty-${turn}`), count: tally.actions })}{' '}
            {tally.actions > ACTIONS && <strong>{t('turns-over')}</strong>}
          </p>
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
          <button type="button" onClick={() => void toScoring(players, tally, rules, locale)}>
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
  { edition }: TableRules,
  locale: Locale,
): Promise<void> {
  const seats = players.map((name) => ({ name, ...points[name] }));
  const link = await makeLink({ game: 'huang', ask: 'score', edition, players: seats });
  location.assign(`${pathOf(locale, 'huang/score/')}#${link}`);
}
