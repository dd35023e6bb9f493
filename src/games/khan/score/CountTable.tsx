import { toPoints } from '../../../shell/score-sheet/points.ts';
import { TileIcon } from '../../../ui/icons.tsx';
import type { KhanFinalCount } from '../rules/scoring.ts';
import { isBegunGame } from '../saves/fresh-game.ts';
import type { CountField, KhanGame, KhanSeat } from '../saves/score.ts';
import { listPlayerTexts } from '../ui/player-names.ts';
import { listAreaPlayers } from './state.ts';
import type { InitialKhanScoreTranslator } from './types.ts';

interface Props {
  readonly state: KhanGame;
  readonly answer: KhanFinalCount;
  readonly t: InitialKhanScoreTranslator;
}

/** The points of all players, line by line. */
export function CountTable({ state, answer, t }: Props) {
  const { seats } = state;
  const areaPlayers = listAreaPlayers(state);
  const names = listPlayerTexts(state, t);
  const isShown = isBegunGame(state);
  const show = (seat: KhanSeat, ...fields: readonly CountField[]) =>
    isShown && fields.some((field) => seat.entries[field] !== '')
      ? fields.reduce((sum, field) => sum + toPoints(seat.entries[field]), 0)
      : '–';
  return (
    <table class="count stacked">
      <caption class="visually-hidden">{t('result')}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(({ colour }, i) => (
            <th scope="col" key={colour} class={answer.winner === i ? 'best' : ''}>
              <TileIcon colour={colour} size={20} />
              <span>{names[i]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Line name={t('line-tiles')} cells={seats.map((seat) => show(seat, 'tiles'))} />
        <Line name={t('line-bonus')} cells={seats.map((seat) => show(seat, 'bonus'))} />
        <Line name={t('line-sum')} kind="sum" cells={seats.map((seat) => show(seat, 'tiles', 'bonus'))} />
        {areaPlayers.length > 0 && (
          <Line
            name={t('line-area')}
            cells={seats.map((seat, i) => (areaPlayers.includes(i) ? show(seat, 'area') : ''))}
          />
        )}
        <Line name={t('line-place')} cells={answer.ranks.map((rank) => rank ?? '–')} />
      </tbody>
    </table>
  );
}

interface LineProps {
  readonly name: string;
  readonly kind?: string;
  /** In the order of the seats. */
  readonly cells: readonly (number | string)[];
}

function Line({ name, kind, cells }: LineProps) {
  return (
    <tr class={kind}>
      <th scope="row">{name}</th>
      {cells.map((cell, i) => (
        <td key={i}>{cell}</td>
      ))}
    </tr>
  );
}
