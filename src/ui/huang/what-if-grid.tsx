import { useRef } from 'preact/hooks';
import { NOTHING_DECIDED } from '../../engine/huang/action.ts';
import { explainBoard } from '../../explain/huang/board.ts';
import { explainOutcome } from '../../explain/huang/outcome.ts';
import { nameParty, type Parties, sayCell, sayDecider, sayFate } from '../../explain/huang/what-it-takes.ts';
import { capital } from '../../explain/sentence.ts';
import { answerAct } from '../../referee/huang/act-answer.ts';
import { type Asker, type Cell, isWon, type WhatIf } from '../../referee/huang/what-if.ts';
import { RuleLink, type Rules } from '../rule-link.tsx';
import { useWhile } from '../use-while.ts';
import type { OddsTexts } from './odds.tsx';

interface Props {
  readonly found: WhatIf;
  readonly asker: Asker;
  readonly parties: Parties;
  readonly rules: Rules;
  readonly t: OddsTexts;
}

/** A cell by row and column. */
type Spot = readonly [row: number, column: number];

/**
 * A table of the winner for each number of tiles on one side against each number on the other, with an
 * explanation of the selected cell.
 */
export function WhatIfGrid({ found, asker, parties, rules, t }: Props) {
  const [spot, setSpot] = useWhile<Spot | null>(found, null);
  const cell = spot && cellAt(found, spot);
  return (
    <>
      <Table found={found} asker={asker} parties={parties} spot={spot} setSpot={setSpot} />
      <p class="soft">
        {keyOf(asker, parties)} {parties.t('tap-cell')}
      </p>
      <div role="status">{cell && <p>{capital(sayCell(cell, asker, parties))}.</p>}</div>
      {cell && <Working cell={cell} parties={parties} rules={rules} t={t} />}
    </>
  );
}

const cellAt = ({ rows }: WhatIf, [row, column]: Spot): Cell | null => rows[row]?.[column] ?? null;

type TableProps = Pick<Props, 'found' | 'asker' | 'parties'> & {
  readonly spot: Spot | null;
  setSpot(spot: Spot): void;
};

/**
 * The counts of the user's side are columns, those of the other side rows. Tab focuses one cell, arrow keys
 * move the focus.
 */
function Table({ found, asker, parties, spot, setSpot }: TableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [atRow, atColumn] = spot ?? [0, 0];
  const step = (event: KeyboardEvent, from: Spot) => {
    const to = stepped(event.key, from);
    if (!to || !cellAt(found, to)) return;
    event.preventDefault();
    setSpot(to);
    table.current?.tBodies[0]?.rows[to[0]]?.cells[to[1] + 1]?.querySelector('button')?.focus();
  };
  return (
    <table class="what-if-grid" ref={table}>
      <caption>{parties.t('grid-title')}</caption>
      <Head found={found} asker={asker} parties={parties} />
      <tbody>
        {found.rows.map((cells, row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {cells.map((cell, column) => (
              <td key={column} class={edgesOf(found, [row, column], asker.mine)}>
                {cell && (
                  <button
                    type="button"
                    aria-label={capital(sayCell(cell, asker, parties))}
                    aria-pressed={spot !== null && row === atRow && column === atColumn}
                    tabIndex={row === atRow && column === atColumn ? 0 : -1}
                    onClick={() => setSpot([row, column])}
                    onKeyDown={(event) => step(event, [row, column])}
                  >
                    {SIGNS[comesTo(cell, asker)]}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ found, asker, parties }: Pick<Props, 'found' | 'asker' | 'parties'>) {
  const { t } = parties;
  const [mine, theirs] = asker.by
    ? [t('your-tiles'), t('tiles-against')]
    : [asker.mine, asker.rival].map((side) => t('more-for', { side: nameParty(side, parties) }));
  return (
    <thead>
      <tr>
        <th colSpan={found.counts.length + 1}>
          <span aria-hidden="true">→ </span>
          {mine}
        </th>
      </tr>
      <tr>
        <th colSpan={found.counts.length + 1}>
          <span aria-hidden="true">↓ </span>
          {theirs}
        </th>
      </tr>
      <tr>
        <td />
        {found.counts.map((count) => (
          <th key={count} scope="col">
            {count}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The symbol of each result, from the view of the asking side. */
const SIGNS = { won: '✓', tied: '=', lost: '–' } as const;

function comesTo({ fate }: Cell, { mine }: Asker): keyof typeof SIGNS {
  if (isWon(fate, mine)) return 'won';
  return fate.kind === 'tied' && fate.sides.includes(mine) ? 'tied' : 'lost';
}

/** The edges of a cell on the border between winning and other cells: left of a winning cell, or below it. */
function edgesOf(found: WhatIf, [row, column]: Spot, mine: number): string | undefined {
  const isWin = (spot: Spot) => isWon(cellAt(found, spot)?.fate, mine);
  if (!isWin([row, column])) return undefined;
  const left = column > 0 && !isWin([row, column - 1]) ? ' edge-left' : '';
  const below = row < found.rows.length - 1 && !isWin([row + 1, column]) ? ' edge-below' : '';
  return `wins${left}${below}`;
}

/** The legend of the symbols. */
function keyOf(asker: Asker, parties: Parties): string {
  const { t } = parties;
  const won = sayFate({ kind: 'won', side: asker.mine }, parties);
  const tied = t('key-tied', { decides: sayDecider(parties) });
  const canTie = parties.contest.kind === 'war';
  return [
    `${SIGNS.won} ${won}`,
    ...(canTie ? [`${SIGNS.tied} ${tied}`] : []),
    `${SIGNS.lost} ${t('key-lost')}.`,
  ].join(', ');
}

type WorkingProps = Pick<Props, 'parties' | 'rules' | 't'> & { readonly cell: Cell };

/** Explains a cell step by step with the rules. */
function Working({ cell, parties, rules, t }: WorkingProps) {
  const { position, action, rulings } = parties.contest;
  const { names } = parties.words;
  const answer = answerAct(position, action, { ...NOTHING_DECIDED, commitments: cell.gifts }, rulings);
  const told = answer.trace.filter(({ step }) => names.hasMap || step !== 'commitment-order');
  const [head, ...effects] = explainOutcome(answer, names, t);
  const isDone = !answer.legal || !('needs' in answer);
  return (
    <>
      {isDone && <p>{[head, ...effects].join(' ')}</p>}
      <ol>
        {explainBoard(told, names, t).map(({ rule, text }, i) => (
          <li key={i}>
            {text} <RuleLink rule={rule} rules={rules} t={t} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The neighbour of a cell in the direction of an arrow key; undefined for other keys. */
function stepped(key: string, [row, column]: Spot): Spot | undefined {
  switch (key) {
    case 'ArrowLeft':
      return [row, column - 1];
    case 'ArrowRight':
      return [row, column + 1];
    case 'ArrowUp':
      return [row - 1, column];
    case 'ArrowDown':
      return [row + 1, column];
    default:
      return undefined;
  }
}
