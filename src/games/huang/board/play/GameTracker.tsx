import type { Locale } from '../../../../i18n/locale.ts';
import type { Session } from '../../../../shell/session/session.ts';
import { HandoffLink } from '../../../../shell/sharing/HandoffLink.tsx';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { TileIcon } from '../../../../ui/icons.tsx';
import { COLOURS, type Dynasty } from '../../rules/vocabulary.ts';
import type { Tally } from '../../saves/board.ts';
import { getMaxBagSize } from '../state/played-actions.ts';
import { ACTIONS_PER_TURN, type RuleSettings, withTurnTracking } from '../state.ts';
import type { BoardTypes, FullBoardTranslator } from '../types.ts';
import { PlayedActionList } from './PlayedActionList.tsx';

interface Props {
  readonly session: Session<BoardTypes>;
  readonly rules: RuleSettings;
  readonly locale: Locale;
  readonly t: FullBoardTranslator;
}

/**
 * Tracks a game turn by turn, if the user wants it: actions of this turn, points so far, the most
 * tiles that can be in the bag, the played actions, and a link to the final scoring.
 */
export function GameTracker({ session, rules, locale, t }: Props) {
  const { state } = session;
  const { tally } = state;
  const { players, turn } = state.setup;
  return (
    <details open={tally !== null}>
      <summary>{t('turns')}</summary>
      <Checkbox isOn={tally !== null} setOn={(isOn) => session.change(withTurnTracking(state, isOn))}>
        {t('turns-follow')}
      </Checkbox>
      {tally && (
        <>
          <p>
            {t('turns-now', { player: t(`dynasty-${turn}`), count: tally.actions })}{' '}
            {tally.actions > ACTIONS_PER_TURN && <strong>{t('turns-over')}</strong>}
          </p>
          <Points players={players} tally={tally} t={t} />
          <p class="soft">
            {t('played-bag', { count: getMaxBagSize(session.latest().history.past, state) })}
          </p>
          <PlayedActionList session={session} rules={rules} t={t} />
          <HandoffLink
            refereeCase={createScoreCase(players, tally, rules)}
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
              <TileIcon colour={colour} size={20} />
              <span class="visually-hidden">{t(`colour-${colour}`)}</span>
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
function createScoreCase(players: readonly Dynasty[], { points }: Tally, { edition }: RuleSettings) {
  const seats = players.map((name) => ({ name, ...points[name] }));
  return { game: 'huang', ask: 'score', edition, players: seats };
}
