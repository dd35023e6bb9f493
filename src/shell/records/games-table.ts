import { formatLocalTime, type GameRecord } from './game-record.ts';

/** Tells programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Makes a table of games as CSV (RFC 4180), with a row for each player. Fields are separated by semicolons,
 * because a program for tables expects them wherever numbers have a decimal comma.
 * @param columns names of the columns: beginning, game, title, player, role, points, place, won (1 or 0),
 * what decided
 */
export function makeGamesTable(records: readonly GameRecord[], columns: readonly string[]): string {
  const rows = records.flatMap((record) =>
    record.players.map(({ name, role, score, rank, isWinner }) => [
      formatLocalTime(record) ?? '',
      record.game,
      record.title,
      name,
      role,
      score,
      rank,
      isWinner ? 1 : 0,
      record.decided,
    ]),
  );
  return BYTE_ORDER_MARK + [columns, ...rows].map((row) => `${row.map(formatField).join(';')}\r\n`).join('');
}

/** Formats a field. A text that a program would compute as a formula gets an apostrophe in front. */
function formatField(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
