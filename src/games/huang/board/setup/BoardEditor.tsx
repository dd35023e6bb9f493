import { useState } from 'preact/hooks';
import { ToggleButton, ToggleGroup } from '../../../../ui/ToggleGroup.tsx';
import { computeLayout } from '../../drawings/layout.ts';
import type { HuangMark } from '../../drawings/marks.ts';
import { makePlaceLabel } from '../../explain/place-label.ts';
import { isValidBoardRow, MAX_BOARD_SIZE } from '../../rules/board/board.ts';
import { toRowColumn } from '../../rules/board/hex.ts';
import { createEmptySetup } from '../../rules/setup/setup.ts';
import type { OwnBoard } from '../../saves/board.ts';
import { BoardMap } from '../map/BoardMap.tsx';
import type { FullBoardTranslator } from '../types.ts';

interface Props {
  readonly drawn: OwnBoard;
  keep(board: OwnBoard): void;
  leave(): void;
  readonly t: FullBoardTranslator;
}

const GROUNDS = ['.', '~', 'C', '#'] as const;
type Ground = (typeof GROUNDS)[number];
const GROUND_NAMES = { '.': 'land', '~': 'river', C: 'capital', '#': 'hole' } as const;

/**
 * Board editor: a tap sets a space to land, river, capital or hole; buttons change rows and columns; the text
 * can be edited.
 */
export default function BoardEditor({ drawn, keep, leave, t }: Props) {
  const [rows, setRows] = useState(drawn.rows);
  const [title, setTitle] = useState(drawn.title);
  const [ground, setGround] = useState<Ground>('~');
  const { layout, marks, getGround } = createEditorDrawing(rows);
  const setup = createEmptySetup({ board: { rows }, players: ['rat', 'goat'], turn: 'rat' });
  const tap = (space: string) => {
    setRows(paintSpace(rows, space, getGround(space) === ground ? '.' : ground));
    return () => setRows(rows);
  };
  return (
    <section class="editor" aria-label={t('editor')}>
      <h3>{t('editor')}</h3>
      <TitleField title={title} setTitle={setTitle} t={t} />
      <BoardMap
        layout={layout}
        content={{ setup, marks, outlines: [], lost: [] }}
        labelOf={(space) => `${makePlaceLabel(space)}, ${t(`paint-${GROUND_NAMES[getGround(space)]}`)}`}
        title={t('editor')}
        tap={tap}
        t={t}
      />
      <GroundButtons ground={ground} setGround={setGround} t={t} />
      <SizeButtons rows={rows} setRows={setRows} t={t} />
      <BoardText rows={rows} setRows={setRows} t={t} />
      <div class="row">
        <button type="button" class="first" onClick={() => keep({ ...drawn, title: title.trim(), rows })}>
          {t('board-keep')}
        </button>
        <button type="button" onClick={leave}>
          {t('cancel')}
        </button>
      </div>
    </section>
  );
}

/**
 * The drawing of a board in the editor. Holes are drawn too, crossed out, so that they can be tapped and
 * filled again.
 */
function createEditorDrawing(rows: readonly string[]) {
  const width = measureWidth(rows);
  const layout = computeLayout({ rows: rows.map((row) => row.padEnd(width, '#').replaceAll('#', '.')) });
  const getGround = (space: string): Ground => {
    const { row, column } = toRowColumn(space);
    return GROUNDS.find((one) => one === rows[row]?.[column]) ?? '#';
  };
  const holes = layout.spots.filter(({ name }) => getGround(name) === '#');
  const marks = new Map<string, HuangMark>(holes.map(({ name }) => [name, 'gone']));
  return { layout, marks, getGround };
}

interface TitleFieldProps {
  readonly title: string;
  setTitle(title: string): void;
  readonly t: FullBoardTranslator;
}

function TitleField({ title, setTitle, t }: TitleFieldProps) {
  return (
    <label>
      <span class="soft">{t('board-name')}</span>
      <input maxLength={80} value={title} onInput={(event) => setTitle(event.currentTarget.value)} />
    </label>
  );
}

interface GroundButtonsProps {
  readonly ground: Ground;
  setGround(ground: Ground): void;
  readonly t: FullBoardTranslator;
}

/** Chooses the ground that a tap gives a space. */
function GroundButtons({ ground, setGround, t }: GroundButtonsProps) {
  return (
    <ToggleGroup>
      {GROUNDS.map((one) => (
        <ToggleButton key={one} isOn={one === ground} pick={() => setGround(one)}>
          {t(`paint-${GROUND_NAMES[one]}`)}
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
}

interface RowsProps {
  readonly rows: readonly string[];
  setRows(rows: readonly string[]): void;
  readonly t: FullBoardTranslator;
}

const SIZES = [
  { text: 'row-more', high: 1, wide: 0 },
  { text: 'row-fewer', high: -1, wide: 0 },
  { text: 'column-more', high: 0, wide: 1 },
  { text: 'column-fewer', high: 0, wide: -1 },
] as const;

/** Adds or removes a row or a column. */
function SizeButtons({ rows, setRows, t }: RowsProps) {
  return (
    <div class="row">
      {SIZES.map(({ text, high, wide }) => (
        <button
          type="button"
          key={text}
          onClick={() => setRows(resizeBoard(rows, rows.length + high, measureWidth(rows) + wide))}
        >
          {t(text)}
        </button>
      ))}
    </div>
  );
}

/** The board as rows of text, to copy, edit or paste. */
function BoardText({ rows, setRows, t }: RowsProps) {
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? rows.join('\n');
  const handleInput = (typed: string) => {
    const lines = typed.trim().split(/\s+/);
    const isBoard = lines.length <= MAX_BOARD_SIZE && lines.every(isValidBoardRow);
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
          onInput={(event) => handleInput(event.currentTarget.value)}
        />
      </label>
      {text !== null && (
        <p class="wrong" role="alert">
          {t('board-text-wrong', { most: MAX_BOARD_SIZE })}
        </p>
      )}
    </details>
  );
}

const measureWidth = (rows: readonly string[]) => Math.max(...rows.map((row) => row.length));

function paintSpace(rows: readonly string[], space: string, ground: Ground): readonly string[] {
  const place = toRowColumn(space);
  const paintRow = (row: string) =>
    `${row.padEnd(place.column, '#').slice(0, place.column)}${ground}${row.slice(place.column + 1)}`;
  return rows.map((row, i) => (i === place.row ? paintRow(row) : row));
}

/** Resizes a board to 1 to the maximum number of rows and columns; added spaces are land. */
function resizeBoard(rows: readonly string[], height: number, width: number): readonly string[] {
  const wide = Math.min(Math.max(width, 1), MAX_BOARD_SIZE);
  const high = Math.min(Math.max(height, 1), MAX_BOARD_SIZE);
  const before = measureWidth(rows);
  return Array.from({ length: high }, (_, r) =>
    (rows[r] ?? '.'.repeat(before)).padEnd(before, '#').padEnd(wide, '.').slice(0, wide),
  );
}
