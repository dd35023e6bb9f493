import { useState } from 'preact/hooks';
import { capitalize } from '../../../../explain/sentence.ts';
import { getCachedLayout } from '../../drawings/layout.ts';
import { createBoardPhrases } from '../../explain/board-phrases.ts';
import { listPieces } from '../../explain/describe-pieces.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import type { BoardAnswer } from '../board-answer.ts';
import type { FullBoardTranslator } from '../types.ts';
import { describeWarStrength } from './describe-state-report.ts';
import { readConflict } from './read-board.ts';
import { getKnownStates, type ReadableBoard } from './readable-board.ts';

interface Props {
  readonly setup: Setup;
  readonly answer: BoardAnswer;
  readonly t: FullBoardTranslator;
}

/**
 * Lists all pieces with their places, as a text alternative to the map: state by state with its strength,
 * then what is in no state. While an action is open, it is the board before it, and the conflict comes first.
 */
export function PieceList(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{props.t('where')}</summary>
      {isOpen && <Pieces {...props} />}
    </details>
  );
}

function Pieces({ setup, answer, t }: Props) {
  const layout = getCachedLayout(setup.board);
  const board = { setup, layout, labelOf: String, ...getKnownStates(answer) };
  const sections = listSections(board, t);
  return (
    <>
      {board.trace.length > 0 && <p>{readConflict(board, t).text}</p>}
      {sections.map(({ title, lines }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      {sections.length === 0 && <p>{t('where-nothing')}</p>}
    </>
  );
}

/** A heading, and a line for each kind of piece below it. */
interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/**
 * Returns a section for each state, and one for what is in none. In an invalid set-up everything is in one
 * section.
 */
export function listSections(board: ReadableBoard, t: FullBoardTranslator): readonly Section[] {
  const { setup, states, names } = board;
  const words = createBoardPhrases(names, t);
  const listLines = (spaces: readonly string[]) =>
    listPieces(
      setup,
      spaces.map((name) => ({ name, kind: '.' })),
      t,
    ).map((line) => capitalize(line));
  const sections = (states ?? []).map((state) => ({
    title: capitalize(words.state(state.id)),
    lines: [...listLines(state.spaces), describeWarStrength(state, board, t)],
  }));
  const inStates = new Set((states ?? []).flatMap(({ spaces }) => spaces));
  const others = listLines(board.layout.board.names.filter((name) => !inStates.has(name)));
  return others.length > 0
    ? [...sections, { title: t(states ? 'where-others' : 'board'), lines: others }]
    : sections;
}
