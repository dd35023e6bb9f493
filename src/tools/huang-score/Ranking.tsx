import type { Decider } from '../../engine/huang/scoring.ts';
import { nameOf, type Total, totalsOf } from '../../explain/huang/score.ts';
import type { HuangScoreAnswer } from '../../referee/huang/score.ts';
import type { HuangGame } from '../../saves/huang-game.ts';
import { DynastySign, IconSign, KindSign } from '../../ui/signs.tsx';
import { isBegun, isComplete, playerOf } from './game.ts';
import type { ScoreTranslator } from './texts.ts';

const PLACES = ['lowest', 'second', 'third', 'fourth'] as const satisfies readonly Decider[];

interface Props {
  readonly game: HuangGame;
  readonly answer: HuangScoreAnswer;
  readonly t: ScoreTranslator;
}

/** Everybody's four totals from the lowest up, in order of rank, with the place that decided marked. */
export function Ranking({ game, answer, t }: Props) {
  const dynasties = new Map(game.seats.map((seat, i) => [playerOf(seat, i), seat.dynasty]));
  const isShown = isBegun(game);
  const isFinal = isComplete(game);
  const decides = (place: Decider | undefined) => (isFinal && answer.decidedBy === place ? 'decides' : '');
  return (
    <table class="ranking">
      <caption class="unseen">{t('result')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={t('rank-column')}>#</abbr>
          </th>
          <th scope="col">{t('player')}</th>
          {PLACES.map((place) => (
            <th scope="col" key={place} class={decides(place)}>
              {t(`place-${place}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {answer.ranking.map(({ name, rank }) => (
          <tr key={name} class={isShown && name === answer.winner ? 'best' : ''}>
            <td>{isShown && rank}</td>
            <th scope="row">
              <span class="who">
                <DynastySign dynasty={dynasties.get(name) ?? null} name={name} size={20} />
                <span>{nameOf(name, t)}</span>
              </span>
            </th>
            {totalsOf(name, answer.trace).map((total, i) => (
              <td key={total.colour} class={decides(PLACES[i])}>
                <TotalParts total={total} isShown={isShown} t={t} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TotalParts({ total: one, isShown, t }: { total: Total; isShown: boolean; t: ScoreTranslator }) {
  const { colour, total, white, granaries } = one;
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
        <span>
          {isShown ? total : '–'}
          {white > 0 && <small>+{white}</small>}
          {granaries > 0 && (
            <small>
              +{granaries} <IconSign name="granary" size={10} />
            </small>
          )}
        </span>
      </span>
    </>
  );
}
