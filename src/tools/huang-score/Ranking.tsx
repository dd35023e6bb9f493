import { Fragment } from 'preact';
import type { Decider } from '../../engine/huang/scoring.ts';
import { lastComparison, nameOf, partsOf, type Total, totalsOf } from '../../explain/huang/score.ts';
import type { HuangScoreAnswer } from '../../referee/huang/score.ts';
import type { HuangGame } from '../../saves/huang-game.ts';
import { IconSign } from '../../ui/icon-sign.tsx';
import { DynastySign, KindSign } from '../../ui/signs.tsx';
import type { ScoreTexts } from './kit.ts';
import { isBegun, isComplete, playerOf } from './state.ts';

/** The ranks of a player's totals in ascending order. */
export const PLACES = ['lowest', 'second', 'third', 'fourth'] as const satisfies readonly Decider[];

interface Props {
  readonly state: HuangGame;
  readonly answer: HuangScoreAnswer;
  /**
   * The scoring of the players with complete points; only they are ranked. Null if there are fewer than two.
   */
  readonly soFar: HuangScoreAnswer | null;
  readonly t: ScoreTexts;
}

/**
 * The four totals of each player in ascending order, sorted by rank. The total that decided is marked only
 * for players who were tied until then, since one who was already out may have more there.
 */
export function Ranking({ state, answer, soFar, t }: Props) {
  const dynasties = new Map(state.seats.map((seat, i) => [playerOf(seat, i), seat.dynasty]));
  const ranks = new Map(soFar?.ranking.map(({ name, rank }) => [name, rank]));
  const isShown = isBegun(state);
  const compared = isComplete(state) ? lastComparison(answer)?.values : undefined;
  const decides = (place: Decider | undefined, isCompared: boolean | undefined) =>
    isCompared && answer.decidedBy === place ? 'decides' : '';
  const rows = answer.ranking.map(({ name }) => ({
    name,
    isCompared: compared?.some(({ player }) => player === name),
  }));
  return (
    <table class="ranking">
      <caption class="unseen">{t('result')}</caption>
      <Head decided={compared && answer.decidedBy} t={t} />
      <tbody>
        {rows.map(({ name, isCompared }) => (
          <tr key={name} class={name === soFar?.winner ? 'best' : ''}>
            <td>{ranks.get(name)}</td>
            <th scope="row">
              <span class="who">
                <DynastySign dynasty={dynasties.get(name) ?? null} name={name} size={20} />
                <span>{nameOf(name, t)}</span>
              </span>
            </th>
            {totalsOf(name, answer.trace).map((total, i) => (
              <td key={total.colour} class={decides(PLACES[i], isCompared)}>
                <TotalParts total={total} isShown={isShown} t={t} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ decided, t }: { readonly decided: Decider | null | undefined; readonly t: ScoreTexts }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <abbr title={t('rank-column')}>#</abbr>
        </th>
        <th scope="col">{t('player')}</th>
        {PLACES.map((place) => (
          <th scope="col" key={place} class={decided === place ? 'decides' : ''}>
            {t(`place-${place}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function TotalParts({ total: one, isShown, t }: { total: Total; isShown: boolean; t: ScoreTexts }) {
  const { colour, total, white, granaries } = one;
  const sum = isShown ? partsOf(one) : [];
  const parts = [
    ...(white > 0 ? [t('cell-white', { white })] : []),
    ...(granaries > 0 ? [t('cell-granaries', { granaries })] : []),
  ];
  return (
    <>
      <span class="unseen">
        {isShown && [t('cell', { colour: t(`colour-${colour}`), total }), ...parts].join(', ')}
      </span>
      <span class="total" aria-hidden="true">
        <KindSign colour={colour} letter={t(`letter-${colour}`)} size={20} />
        <span>{isShown ? total : '–'}</span>
      </span>
      {sum.length > 0 && (
        <small class="sum" aria-hidden="true">
          {sum.map(({ points, from }) => (
            <Fragment key={from}>
              {from !== null && ' '}
              <span class="part">
                {from === null ? points : `+\u00a0${points}`}
                {from === 'white' && <KindSign colour={from} letter="" size={12} />}
                {from === 'granary' && <IconSign name={from} size={12} />}
              </span>
            </Fragment>
          ))}
        </small>
      )}
    </>
  );
}
