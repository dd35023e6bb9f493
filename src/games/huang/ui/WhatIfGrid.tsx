import { useRef } from 'preact/hooks';
import { capitalize } from '../../../explain/sentence.ts';
import { useScopedState } from '../../../ui/hooks/use-scoped-state.ts';
import { RuleLink, type RuleViewer } from '../../../ui/RuleLink.tsx';
import { explainBoardSteps } from '../explain/board.ts';
import { explainOutcome } from '../explain/outcome.ts';
import {
  type ConflictContext,
  describeConflictResult,
  describeTieDecider,
  describeWhatIfCell,
  getSideLabel,
  type WhatIfTranslator,
} from '../explain/what-if.ts';
import { answerAction } from '../referee/answer-action.ts';
import { isWinner, type WhatIfCell, type WhatIfQuery, type WhatIfTable } from '../referee/what-if-table.ts';
import { NO_DECISIONS } from '../rules/actions/action.ts';

interface Props {
  readonly table: WhatIfTable;
  readonly query: WhatIfQuery;
  readonly context: ConflictContext;
  readonly rules: RuleViewer;
  readonly t: WhatIfTranslator;
}

/** A cell by row and column. */
type Spot = readonly [row: number, column: number];

/**
 * A table of the winner for each number of tiles on one side against each number on the other, with an
 * explanation of the selected cell.
 */
export function WhatIfGrid({ table, query, context, rules, t }: Props) {
  const [spot, setSpot] = useScopedState<Spot | null>(table, null);
  const cell = spot && getCell(table, spot);
  return (
    <>
      <Table table={table} query={query} context={context} spot={spot} setSpot={setSpot} />
      <p class="soft">
        {describeLegend(query, context)} {context.t('tap-cell')}
      </p>
      <div role="status">{cell && <p>{capitalize(describeWhatIfCell(cell, query, context))}.</p>}</div>
      {cell && <CellExplanation cell={cell} context={context} rules={rules} t={t} />}
    </>
  );
}

const getCell = ({ rows }: WhatIfTable, [row, column]: Spot): WhatIfCell | null =>
  rows[row]?.[column] ?? null;

type TableProps = Pick<Props, 'table' | 'query' | 'context'> & {
  readonly spot: Spot | null;
  setSpot(spot: Spot): void;
};

/**
 * The counts of the user's side are columns, those of the other side rows. Tab focuses one cell, arrow keys
 * move the focus.
 */
function Table({ table, query, context, spot, setSpot }: TableProps) {
  const element = useRef<HTMLTableElement>(null);
  const [isWhole, setWhole] = useScopedState(table, false);
  const [atRow, atColumn] = spot ?? [0, 0];
  const rows = isWhole ? table.rows : table.rows.slice(0, countTellingRows(table, query));
  const hidden = table.rows.length - rows.length;
  const moveFocus = (event: KeyboardEvent, from: Spot) => {
    const to = moveSpot(event.key, from);
    if (!to || !getCell(table, to)) return;
    event.preventDefault();
    if (to[0] < rows.length) setSpot(to);
    const cells = element.current?.tBodies[0]?.rows[to[0]]?.cells;
    (cells?.[to[1] + 1] ?? cells?.[0])?.querySelector('button')?.focus();
  };
  return (
    <table class="what-if-grid" ref={element}>
      <caption class="visually-hidden">{context.t('grid-title')}</caption>
      <Head table={table} query={query} context={context} />
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {cells.map((cell, column) => (
              <td key={column} class={getCellClasses(table, [row, column], query.ownSide)}>
                {cell && (
                  <button
                    type="button"
                    aria-label={capitalize(describeWhatIfCell(cell, query, context))}
                    aria-pressed={spot !== null && row === atRow && column === atColumn}
                    tabIndex={row === atRow && column === atColumn ? 0 : -1}
                    onClick={() => setSpot([row, column])}
                    onKeyDown={(event) => moveFocus(event, [row, column])}
                  >
                    {SIGNS[getOutcome(cell, query)]}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
        {hidden > 0 && (
          <tr>
            <td colSpan={table.counts.length + 1}>
              <button type="button" class="rest" aria-expanded={false} onClick={() => setWhole(true)}>
                {context.t('rest-lost', { count: rows.length })}
              </button>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Counts the rows up to the last one in which anything but a loss is possible; the others are folded. */
function countTellingRows({ rows }: WhatIfTable, query: WhatIfQuery): number {
  const last = rows.findLastIndex((cells) =>
    cells.some((cell) => cell && getOutcome(cell, query) !== 'lost'),
  );
  return rows.length - last > 2 ? Math.max(last + 1, 1) : rows.length;
}

function Head({ table, query, context }: Pick<Props, 'table' | 'query' | 'context'>) {
  const { t } = context;
  const [mine, theirs] = query.by
    ? [t('your-tiles'), t('tiles-against')]
    : [query.ownSide, query.rivalSide].map((side) => t('more-for', { side: getSideLabel(side, context) }));
  return (
    <thead>
      <tr>
        <td />
        <th colSpan={table.counts.length}>
          {mine}
          <span aria-hidden="true"> →</span>
        </th>
      </tr>
      <tr>
        <td />
        {table.counts.map((count) => (
          <th key={count} scope="col">
            {count}
          </th>
        ))}
      </tr>
      <tr>
        <th colSpan={table.counts.length + 1}>
          {theirs}
          <span aria-hidden="true"> ↓</span>
        </th>
      </tr>
    </thead>
  );
}

/** The symbol of each result, from the view of the asking side. */
const SIGNS = { won: '✓', tied: '=', lost: '–' } as const;

function getOutcome({ result }: WhatIfCell, { ownSide }: WhatIfQuery): keyof typeof SIGNS {
  if (isWinner(result, ownSide)) return 'won';
  return result.kind === 'tied' && result.sides.includes(ownSide) ? 'tied' : 'lost';
}

/** The edges of a cell on the border between winning and other cells: left of a winning cell, or below it. */
function getCellClasses(table: WhatIfTable, [row, column]: Spot, ownSide: number): string | undefined {
  const isWin = (spot: Spot) => isWinner(getCell(table, spot)?.result, ownSide);
  if (!isWin([row, column])) return undefined;
  const left = column > 0 && !isWin([row, column - 1]) ? ' edge-left' : '';
  const below = row < table.rows.length - 1 && !isWin([row + 1, column]) ? ' edge-below' : '';
  return `wins${left}${below}`;
}

/** The legend of the symbols. */
function describeLegend(query: WhatIfQuery, context: ConflictContext): string {
  const { t } = context;
  const won = describeConflictResult({ kind: 'won', side: query.ownSide }, context);
  const tied = t('key-tied', { decides: describeTieDecider(context) });
  const canTie = context.conflict.kind === 'war';
  return [
    `${SIGNS.won} ${won}`,
    ...(canTie ? [`${SIGNS.tied} ${tied}`] : []),
    `${SIGNS.lost} ${t('key-lost')}.`,
  ].join(', ');
}

type CellExplanationProps = Pick<Props, 'context' | 'rules' | 't'> & { readonly cell: WhatIfCell };

/** Explains a cell step by step with the rules. */
function CellExplanation({ cell, context, rules, t }: CellExplanationProps) {
  const { position, action, rulings } = context.conflict;
  const { names } = context.words;
  const answer = answerAction(position, action, { ...NO_DECISIONS, commitments: cell.commitments }, rulings);
  const steps = answer.trace.filter(({ step }) => names.hasMap || step !== 'commitment-order');
  const [head, ...effects] = explainOutcome(answer, names, t);
  const isDone = !answer.legal || !('needs' in answer);
  return (
    <>
      {isDone && <p>{[head, ...effects].join(' ')}</p>}
      <ol>
        {explainBoardSteps(steps, names, t).map(({ rule, text }, i) => (
          <li key={i}>
            {text} <RuleLink rule={rule} rules={rules} t={t} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The steps of the arrow keys from cell to cell. */
const ARROW_STEPS: Readonly<Record<string, Spot>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The neighbour of a cell in the direction of an arrow key; undefined for other keys. */
function moveSpot(key: string, [row, column]: Spot): Spot | undefined {
  const step = ARROW_STEPS[key];
  return step && [row + step[0], column + step[1]];
}
