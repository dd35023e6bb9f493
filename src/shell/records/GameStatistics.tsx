import { useEffect, useMemo, useState } from 'preact/hooks';
import { isolateBidi } from '../../explain/isolate-bidi.ts';
import type { Translator } from '../../i18n/translator.ts';
import { downloadFile } from '../../ui/browser/download-file.ts';
import { nextTask } from '../../ui/browser/next-task.ts';
import { countWins, type WinCount } from './count-wins.ts';
import type { GameRecord } from './game-record.ts';
import { makeGamesTable } from './games-table.ts';

interface Props<State> {
  /** The open game. */
  readonly now: State;
  /** The archived games, latest first. */
  readonly others: readonly State[];
  /** The record of a game; undefined if it is not finished. Must be memoized. */
  readonly toRecord: (state: State) => GameRecord | undefined;
  readonly t: Translator<'archive'>;
}

/**
 * Below the archived games: how often each of the same players has won, and a button that saves all finished
 * games as a table.
 */
export function GameStatistics<State>({ now, others, toRecord, t }: Props<State>) {
  const open = useMemo(() => toRecord(now), [now, toRecord]);
  const archived = useRecords(others, toRecord);
  const records = useMemo(() => (open ? [open, ...archived] : archived), [open, archived]);
  const counts = useMemo(() => countWins(records), [records]);
  if (records.length === 0) return null;
  const save = () => {
    const table = makeGamesTable(records, t('games-columns').split(';'));
    const name = `yamen-${records[0]?.game.toLowerCase().replace(' ', '-')}.csv`;
    downloadFile(new File([table], name, { type: 'text/csv' }));
  };
  return (
    <>
      {counts.map((count) => (
        <p class="soft" key={count.last.id}>
          {formatWinCount(count, t)}
        </p>
      ))}
      <p class="row">
        <button type="button" onClick={save}>
          {t('games-save')}
        </button>
      </p>
    </>
  );
}

function formatWinCount({ wins, last }: WinCount, t: Translator<'archive'>): string {
  const players = wins.map(({ name, count }) => `${isolateBidi(name)} ${count}`).join(', ');
  return t('games-won', { players, last: `${last.verdict} ${last.decided}`.trim() });
}

/** Number of games that are scored in one task, so that a tap in between is not delayed. */
const GAMES_PER_TASK = 20;

/** The records of the finished games among those archived; empty until they are computed. */
function useRecords<State>(
  others: Props<State>['others'],
  toRecord: Props<State>['toRecord'],
): readonly GameRecord[] {
  const [records, setRecords] = useState<readonly GameRecord[]>([]);
  useEffect(() => {
    let isWanted = true;
    const compute = async () => {
      const computed: GameRecord[] = [];
      for (const [i, state] of others.entries()) {
        if (i % GAMES_PER_TASK === 0) await nextTask();
        if (!isWanted) return;
        const record = toRecord(state);
        if (record) computed.push(record);
      }
      setRecords(computed);
    };
    void compute();
    return () => {
      isWanted = false;
    };
  }, [others, toRecord]);
  return records;
}
