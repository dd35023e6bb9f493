import { formatLocalTime, type GameRecord } from './game-record.ts';

/**
 * Makes the address that enters a game in the app BG Stats, if it is installed; nothing is sent. Players have
 * `winner` and `startPlayer` even if false, because the app for Android expects them.
 * Source: https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites
 */
export function makeBgStatsUrl(record: GameRecord): string {
  const { id, game, players, verdict, decided } = record;
  const playDate = formatLocalTime(record);
  const play = {
    sourceName: 'Yamen',
    sourcePlayId: id,
    ...(playDate && { playDate }),
    game: { name: game, sourceGameId: game, highestWins: true, noPoints: false },
    players: players.map(({ name, score, rank, isWinner, role }) => ({
      name,
      sourcePlayerId: name,
      score,
      rank,
      winner: isWinner,
      startPlayer: false, // not known
      ...(role !== '' && role !== name && { role }),
    })),
    comments: `${verdict} ${decided}`.trim(),
  };
  return `bgstats://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;
}
