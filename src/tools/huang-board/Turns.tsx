import { COLOURS, type Dynasty } from '../../engine/huang/vocabulary.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Tally } from '../../saves/huang-board.ts';
import { KindSign } from '../../ui/signs.tsx';
import { HandOver } from '../shell/hand-over.tsx';
import type { Session } from '../shell/session.ts';
import type { AnswerTexts, Board } from './kit.ts';
import { PlayedList } from './PlayedList.tsx';
import { mostInBag } from './played.ts';
import { ACTIONS, type TableRules, withTally } from './state.ts';

interface Props {
  readonly session: Session<Board>;
  readonly rules: TableRules;
  readonly locale: Locale;
  readonly t: AnswerTexts;
}

/** Optional tracking of a game turn by turn: actions used, points so far, and a link to the final scoring. */
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
          <Points players={players} tally={tally} t={t} />
          <p class="soft">{t('played-bag', { count: mostInBag(session.latest().history.past, state) })}</p>
          <PlayedList session={session} rules={rules} t={t} />
          <HandOver
            asked={scoringOf(players, tally, rules)}
            tool="huang/score/"
            label={t('turns-score')}
            locale={locale}
          />
        </>
      )}
    </details>
  );
}

type PointsProps = Pick<Props, 't'> & { readonly players: readonly Dynasty[]; readonly tally: Tally };

/** The points of each player so far, by colour. */
function Points({ players, tally, t }: PointsProps) {
  return (
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
  );
}

/** The points as a case of the final scoring. */
function scoringOf(players: readonly Dynasty[], { points }: Tally, { edition }: TableRules) {
  const seats = players.map((name) => ({ name, ...points[name] }));
  return { game: 'huang', ask: 'score', edition, players: seats };
}
