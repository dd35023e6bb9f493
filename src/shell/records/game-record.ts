import { isolateBidi } from '../../explain/isolate-bidi.ts';

/** A player in a finished game. */
interface RecordedPlayer {
  readonly name: string;
  /** Whether somebody entered the name; otherwise it is that of a dynasty, a seat or a side. */
  readonly isNamed: boolean;
  readonly score: number;
  /** 1 for the winner; players who tie have the same place. */
  readonly rank: number;
  readonly isWinner: boolean;
  /** What the player led, in the page's language: a dynasty or a side. */
  readonly role: string;
}

/** A finished game, for a table, a count of wins or another app. */
export interface GameRecord {
  readonly id: string;
  /** The beginning of the game, as ISO 8601; any text in a damaged save. */
  readonly startedAt: string;
  /** The title given by the players; empty if there is none. */
  readonly title: string;
  /** The name of the game, the same in all languages. */
  readonly game: 'Huang' | 'Chu Han' | 'Khan';
  /** In the order of the table. */
  readonly players: readonly RecordedPlayer[];
  /** Who won, as a sentence. */
  readonly verdict: string;
  /** What decided that, as a sentence; empty if nothing is to be said. */
  readonly decided: string;
}

/** Formats the local time of a game's beginning, e.g. `2026-11-26 19:30:00`; undefined if it is no time. */
export function formatLocalTime({ startedAt }: Pick<GameRecord, 'startedAt'>): string | undefined {
  const date = new Date(startedAt);
  if (Number.isNaN(date.getTime())) return undefined;
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join(':')}`;
}

/** Formats a game as one line: `2026-11-26 · Huang · Ada 9, Ben 7 · Ada wins. Lowest colour: 9.` */
export function formatRecordLine(record: GameRecord): string {
  const day = formatLocalTime(record)?.slice(0, 10) ?? '';
  const players = record.players.map(({ name, score }) => `${isolateBidi(name)} ${score}`).join(', ');
  const outcome = [record.verdict, record.decided].filter((part) => part !== '').join(' ');
  return [day, record.game, isolateBidi(record.title), players, outcome]
    .filter((part) => part !== '')
    .join(' · ');
}
