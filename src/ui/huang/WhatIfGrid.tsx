import { useRef } from 'preact/hooks';
import { NO_DECISIONS } from '../../engine/huang/action.ts';
import { explainBoard } from '../../explain/huang/board.ts';
import { explainOutcome } from '../../explain/huang/outcome.ts';
import {
  type ConflictContext,
  describeConflictResult,
  describeTieDecider,
  describeWhatIfCell,
  getSideLabel,
} from '../../explain/huang/what-if.ts';
import { capitalize } from '../../explain/sentence.ts';
import { answerAction } from '../../referee/huang/answer-action.ts';
import {
  isWinner,
  type WhatIfCell,
  type WhatIfQuery,
  type WhatIfTable,
} from '../../referee/huang/what-if-table.ts';
import { RuleLink, type RuleViewer } from '../RuleLink.tsx';
import { useScopedState } from '../use-scoped-state.ts';
import type { WhatIfTexts } from './WhatIfPanel.tsx';

interface Props {
  readonly found: WhatIfTable;
  readonly asker: WhatIfQuery;
  readonly parties: ConflictContext;
  readonly rules: RuleViewer;
  readonly t: WhatIfTexts;
}

/** A cell by row and column. */
type Spot = readonly [row: number, column: number];

/**
 * A table of the winner for each number of tiles on one side against each number on the other, with an
 * explanation of the selected cell.
 */
export function WhatIfGrid({ found, asker, parties, rules, t }: Props) {
  const [spot, setSpot] = useScopedState<Spot | null>(found, null);
  const cell = spot && cellAt(found, spot);
  return (
    <>
      <Table found={found} asker={asker} parties={parties} spot={spot} setSpot={setSpot} />
      <p class="soft">
        {keyOf(asker, parties)} {parties.t('tap-cell')}
      </p>
      <div role="status">{cell && <p>{capitalize(describeWhatIfCell(cell, asker, parties))}.</p>}</div>
      {cell && <Working cell={cell} parties={parties} rules={rules} t={t} />}
    </>
  );
}

const cellAt = ({ rows }: WhatIfTable, [row, column]: Spot): WhatIfCell | null => rows[row]?.[column] ?? null;

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
                    aria-label={capitalize(describeWhatIfCell(cell, asker, parties))}
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
    : [asker.mine, asker.rival].map((side) => t('more-for', { side: getSideLabel(side, parties) }));
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

function comesTo({ result }: WhatIfCell, { mine }: WhatIfQuery): keyof typeof SIGNS {
  if (isWinner(result, mine)) return 'won';
  return result.kind === 'tied' && result.sides.includes(mine) ? 'tied' : 'lost';
}

/** The edges of a cell on the border between winning and other cells: left of a winning cell, or below it. */
function edgesOf(found: WhatIfTable, [row, column]: Spot, mine: number): string | undefined {
  const isWin = (spot: Spot) => isWinner(cellAt(found, spot)?.result, mine);
  if (!isWin([row, column])) return undefined;
  const left = column > 0 && !isWin([row, column - 1]) ? ' edge-left' : '';
  const below = row < found.rows.length - 1 && !isWin([row + 1, column]) ? ' edge-below' : '';
  return `wins${left}${below}`;
}

/** The legend of the symbols. */
function keyOf(asker: WhatIfQuery, parties: ConflictContext): string {
  const { t } = parties;
  const won = describeConflictResult({ kind: 'won', side: asker.mine }, parties);
  const tied = t('key-tied', { decides: describeTieDecider(parties) });
  const canTie = parties.conflict.kind === 'war';
  return [
    `${SIGNS.won} ${won}`,
    ...(canTie ? [`${SIGNS.tied} ${tied}`] : []),
    `${SIGNS.lost} ${t('key-lost')}.`,
  ].join(', ');
}

type WorkingProps = Pick<Props, 'parties' | 'rules' | 't'> & { readonly cell: WhatIfCell };

/** Explains a cell step by step with the rules. */
function Working({ cell, parties, rules, t }: WorkingProps) {
  const { position, action, rulings } = parties.conflict;
  const { names } = parties.words;
  const answer = answerAction(position, action, { ...NO_DECISIONS, commitments: cell.commitments }, rulings);
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
