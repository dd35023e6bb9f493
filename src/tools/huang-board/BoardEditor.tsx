import { useState } from 'preact/hooks';
import { layoutOf } from '../../drawings/huang/layout.ts';
import type { Mark } from '../../drawings/huang/marks.ts';
import { fitsBoard, WIDEST_BOARD } from '../../engine/huang/board.ts';
import { emptySetup } from '../../engine/huang/fresh-setup.ts';
import { placeIn } from '../../engine/huang/hex.ts';
import { placeOf } from '../../explain/huang/place.ts';
import type { OwnBoard } from '../../saves/huang-board.ts';
import { Choice } from '../../ui/choice.tsx';
import { BoardMap } from './BoardMap.tsx';
import type { AnswerTexts } from './kit.ts';

interface Props {
  readonly drawn: OwnBoard;
  keep(board: OwnBoard): void;
  leave(): void;
  readonly t: AnswerTexts;
}

const GROUNDS = ['.', '~', 'C', '#'] as const;
type Ground = (typeof GROUNDS)[number];
const GROUND_NAMES = { '.': 'land', '~': 'river', C: 'capital', '#': 'hole' } as const;
const LETTERS = { yellow: '', red: '', blue: '', green: '', white: '' };

/** Draws a board: land, river, capitals and holes by a tap a space; rows and columns more or fewer; its text. */
export default function BoardEditor({ drawn, keep, leave, t }: Props) {
  const [rows, setRows] = useState(drawn.rows);
  const [title, setTitle] = useState(drawn.title);
  const [ground, setGround] = useState<Ground>('~');
  const width = Math.max(...rows.map((row) => row.length));
  // Holes are drawn too, crossed out: they can be filled again.
  const layout = layoutOf(rows.map((row) => row.padEnd(width, '#').replaceAll('#', '.')));
  const groundAt = (space: string): Ground => {
    const { row, column } = placeIn(space);
    return GROUNDS.find((one) => one === rows[row]?.[column]) ?? '#';
  };
  const paint = (space: string) => {
    setRows(painted(rows, space, groundAt(space) === ground ? '.' : ground));
    return () => setRows(rows);
  };
  const holes = layout.spots.filter(({ name }) => groundAt(name) === '#');
  const marks = new Map<string, Mark>(holes.map(({ name }) => [name, 'gone']));
  return (
    <div class="editor">
      <h3>{t('editor')}</h3>
      <label>
        <span class="soft">{t('board-name')}</span>
        <input maxLength={80} value={title} onInput={(event) => setTitle(event.currentTarget.value)} />
      </label>
      <BoardMap
        layout={layout}
        marks={marks}
        setup={emptySetup({ board: { rows }, players: ['rat', 'goat'], turn: 'rat' })}
        outlines={[]}
        letters={LETTERS}
        labelOf={(space) => `${placeOf(space)}, ${t(`paint-${GROUND_NAMES[groundAt(space)]}`)}`}
        title={t('editor')}
        tap={paint}
        t={t}
      />
      <div class="line">
        {GROUNDS.map((one) => (
          <Choice key={one} isOn={one === ground} pick={() => setGround(one)}>
            {t(`paint-${GROUND_NAMES[one]}`)}
          </Choice>
        ))}
      </div>
      <div class="row">
        <button type="button" onClick={() => setRows(resized(rows, rows.length + 1, width))}>
          {t('row-more')}
        </button>
        <button type="button" onClick={() => setRows(resized(rows, rows.length - 1, width))}>
          {t('row-fewer')}
        </button>
        <button type="button" onClick={() => setRows(resized(rows, rows.length, width + 1))}>
          {t('column-more')}
        </button>
        <button type="button" onClick={() => setRows(resized(rows, rows.length, width - 1))}>
          {t('column-fewer')}
        </button>
      </div>
      <BoardText rows={rows} setRows={setRows} t={t} />
      <div class="row">
        <button type="button" class="first" onClick={() => keep({ ...drawn, title: title.trim(), rows })}>
          {t('board-keep')}
        </button>
        <button type="button" onClick={leave}>
          {t('cancel')}
        </button>
      </div>
    </div>
  );
}

/** The board as rows of text: to copy, to type, to paste one that somebody else drew. */
function BoardText({
  rows,
  setRows,
  t,
}: {
  rows: readonly string[];
  setRows(rows: readonly string[]): void;
  t: AnswerTexts;
}) {
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? rows.join('\n');
  const read = (typed: string) => {
    const lines = typed.trim().split(/\s+/);
    const isBoard = lines.length <= WIDEST_BOARD && lines.every(fitsBoard);
    setText(isBoard ? null : typed);
    if (isBoard) setRows(lines);
  };
  return (
    <details>
      <summary>{t('board-text')}</summary>
      <label>
        <span class="soft">{t('board-text-lead')}</span>
        <textarea
          class="rows"
          rows={8}
          spellcheck={false}
          value={shown}
          aria-invalid={text !== null}
          onInput={(event) => read(event.currentTarget.value)}
        />
      </label>
      {text !== null && (
        <p class="wrong" role="alert">
          {t('board-text-wrong', { most: WIDEST_BOARD })}
        </p>
      )}
    </details>
  );
}

function painted(rows: readonly string[], space: string, ground: Ground): readonly string[] {
  const place = placeIn(space);
  const painting = (row: string) =>
    `${row.padEnd(place.column, '#').slice(0, place.column)}${ground}${row.slice(place.column + 1)}`;
  return rows.map((row, i) => (i === place.row ? painting(row) : row));
}

/** As many rows and columns, from 1 up to the largest board; what is added is land. */
function resized(rows: readonly string[], height: number, width: number): readonly string[] {
  const wide = Math.min(Math.max(width, 1), WIDEST_BOARD);
  const high = Math.min(Math.max(height, 1), WIDEST_BOARD);
  const before = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: high }, (_, r) =>
    (rows[r] ?? '.'.repeat(before)).padEnd(before, '#').padEnd(wide, '.').slice(0, wide),
  );
}
