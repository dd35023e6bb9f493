import { Fragment } from 'preact';
import { isComplete } from '../../../shell/score-sheet/sheet.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { DynastyIcon, TileIcon } from '../../../ui/icons.tsx';
import {
  type ColourTotal,
  findLastComparison,
  listTotals,
  splitTotal,
  TOTAL_RANKS,
} from '../explain/score.ts';
import type { HuangScoreAnswer } from '../referee/score.ts';
import type { DecidingCriterion } from '../rules/scoring.ts';
import type { HuangGame } from '../saves/score.ts';
import { listNamedPlayers, namePlayersOfGame } from './player-ids.ts';
import { isBegun, toSheet } from './state.ts';
import type { InitialHuangScoreTranslator } from './types.ts';

interface Props {
  readonly state: HuangGame;
  readonly answer: HuangScoreAnswer;
  /**
   * The scoring of the players with complete points; only they are ranked. Null if there are fewer than two.
   */
  readonly soFar: HuangScoreAnswer | null;
  readonly t: InitialHuangScoreTranslator;
}

/**
 * The four totals of each player in ascending order, sorted by rank. The total that decided is marked only
 * for players who were tied until then, since one who was already out may have more there.
 */
export function RankingTable({ state, answer, soFar, t }: Props) {
  const dynasties = new Map(listNamedPlayers(state).map(({ id, dynasty }) => [id, dynasty]));
  const names = namePlayersOfGame(state, t);
  const ranks = new Map(soFar?.ranking.map(({ name, rank }) => [name, rank]));
  const isShown = isBegun(state);
  const compared = isComplete(toSheet(state)) ? findLastComparison(answer)?.values : undefined;
  const decides = (criterion: DecidingCriterion | undefined, isCompared: boolean | undefined) =>
    isCompared && answer.decidedBy === criterion ? 'decides' : '';
  const rows = answer.ranking.map(({ name }) => ({
    name,
    isCompared: compared?.some(({ player }) => player === name),
  }));
  return (
    <table class={isShown ? 'ranking' : 'ranking unranked'}>
      <caption class="visually-hidden">{t('result')}</caption>
      <Head decided={compared && answer.decidedBy} t={t} />
      <tbody>
        {rows.map(({ name, isCompared }) => (
          <tr key={name} class={name === soFar?.winner ? 'best' : ''}>
            <td>{ranks.get(name)}</td>
            <th scope="row">
              <span class="who">
                <DynastyIcon dynasty={dynasties.get(name) ?? null} name={name} size={20} />
                <span>{names.plain(name)}</span>
              </span>
            </th>
            {listTotals(name, answer.trace).map((total, i) => (
              <td key={total.colour} class={decides(TOTAL_RANKS[i], isCompared)}>
                <TotalParts total={total} isShown={isShown} t={t} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The table head; marks the criterion that decided. */
function Head({
  decided,
  t,
}: {
  readonly decided: DecidingCriterion | null | undefined;
  readonly t: InitialHuangScoreTranslator;
}) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <abbr title={t('rank-column')}>#</abbr>
        </th>
        <th scope="col">{t('player')}</th>
        {TOTAL_RANKS.map((criterion) => (
          <th scope="col" key={criterion} class={decided === criterion ? 'decides' : ''}>
            {t(`place-${criterion}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface TotalPartsProps {
  readonly total: ColourTotal;
  readonly isShown: boolean;
  readonly t: InitialHuangScoreTranslator;
}

/** A total with its colour and the parts that it consists of. */
function TotalParts({ total: one, isShown, t }: TotalPartsProps) {
  const { colour, total, white, granaries } = one;
  const sum = isShown ? splitTotal(one) : [];
  const parts = [
    ...(white > 0 ? [t('cell-white', { white })] : []),
    ...(granaries > 0 ? [t('cell-granaries', { granaries })] : []),
  ];
  return (
    <>
      <span class="visually-hidden">
        {isShown && [t('cell', { colour: t(`colour-${colour}`), total }), ...parts].join(', ')}
      </span>
      <span class="total" aria-hidden="true">
        <TileIcon colour={colour} size={20} />
        <span>{isShown ? total : '–'}</span>
      </span>
      {sum.length > 0 && (
        <small class="sum" aria-hidden="true">
          {sum.map(({ points, from }) => (
            <Fragment key={from}>
              {from !== null && <wbr />}
              <span class="part">
                {from === null ? points : `+${points}`}
                {from === 'white' && <TileIcon colour={from} size={12} />}
                {from === 'granary' && <Icon name={from} size={12} />}
              </span>
            </Fragment>
          ))}
        </small>
      )}
    </>
  );
}
