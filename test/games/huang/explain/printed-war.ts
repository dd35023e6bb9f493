import type { Locale } from '../../../../src/i18n/locale.ts';

/**
 * The war of the printed rulebooks, as in test/games/huang/rules/board.test.ts: 2 red tiles on the left with two of the
 * Tiger, the Goat's Soldier leader in support: 5; 4 on the right with three of the Rat: 7.
 */
export const PRINTED_WAR = {
  game: 'huang',
  ask: 'act',
  position: {
    board: { rows: ['..........', '..........', '..........', '..........'] },
    players: ['rat', 'tiger', 'goat'],
    turn: 'rat',
    tiles: {
      '0,0': 'red',
      '1,0': 'yellow',
      '2,0': 'red',
      '4,0': 'red',
      '5,0': 'red',
      '4,1': 'red',
      '6,0': 'red',
      '7,0': 'yellow',
    },
    leaders: {
      '0,1': 'tiger:red',
      '1,1': 'tiger:yellow',
      '6,1': 'rat:red',
      '7,1': 'goat:yellow',
      '8,0': 'rat:green',
    },
    pagodas: [{ colour: 'red', at: ['4,0', '5,0', '4,1'] }],
  },
  action: { type: 'place-tile', colour: 'red', at: '3,0' },
  decisions: {
    commitments: [
      { by: 'tiger', to: '1,0', tiles: 2 },
      { by: 'goat', to: '1,0', leader: true },
      { by: 'rat', to: '4,0', tiles: 3 },
    ],
    discard: ['4,0', '6,0'],
  },
};

interface Explained {
  /** Each sentence with its rule. */
  readonly steps: readonly string[];
  readonly outcome: readonly string[];
}

/** Written by hand from the rulebooks' example, before any program said it. */
export const EXPLAINED_WAR: Readonly<Partial<Record<Locale, Explained>>> = {
  en: {
    steps: [
      'The Rat places a red tile on A4. huang/tiles/from-hand',
      'The tile on A4 unites State 1 (Tiger) and State 2 (Rat, Goat), and a war starts. Leaders in conflict: the Goat’s Governor leader, the Rat’s Soldier leader, the Tiger’s Soldier leader, the Tiger’s Governor leader. huang/war/war',
      'Commitment order: Tiger, Goat, Rat. huang/war/commitment',
      'The Tiger supports State 1 (Tiger): 2 red tiles. huang/war/commitment',
      'The Goat supports State 1 (Tiger): 1 Soldier leader. huang/war/soldier-leader',
      'The Rat supports State 2 (Rat, Goat): 3 red tiles. huang/war/commitment',
      'State 1 (Tiger): 2 red tiles + 2 committed + 1 Soldier leader = 5. huang/war/strength',
      'State 2 (Rat, Goat): 4 red tiles + 3 committed = 7. huang/war/strength',
      'State 2 (Rat, Goat) wins the war. huang/war/strength',
      'Before anything leaves the board, note the losers’ strength: State 1 (Tiger) with 5. huang/war/losers',
      'The Tiger’s Soldier leader leaves the board: B1. huang/war/losers',
      'The Rat scores 1 red point. huang/war/points',
      'The Tiger’s Governor leader leaves the board: B2. huang/war/losers',
      'The Goat scores 1 yellow point. huang/war/points',
      'State 1 (Tiger) loses 2 red tiles: A1, A3. huang/war/losers',
      'Price of victory: 5, the strongest loser’s strength. State 2 (Rat, Goat) gives up 3 committed + 2 red tiles. huang/war/winners-loss',
      'State 2 (Rat, Goat) loses 1 red tile: A5. huang/war/winners-loss',
      'A red pagoda loses one of its tiles and leaves the board: A5, A6, B5. huang/pagodas/lost',
      'State 2 (Rat, Goat) loses 1 red tile: A7. huang/war/winners-loss',
    ],
    outcome: [
      'The Rat and the Goat win the war, 7–5.',
      'The Rat scores 1 red point.',
      'The Goat scores 1 yellow point.',
      'Removed: the Tiger’s Soldier leader, the Tiger’s Governor leader, 4 red tiles and a red pagoda.',
    ],
  },
  de: {
    steps: [
      'Die Ratte legt ein rotes Plättchen auf A4. huang/tiles/from-hand',
      'Das Plättchen auf A4 vereint Reich\u00a01 (Tiger) und Reich\u00a02 (Ratte, Ziege): Das löst einen Krieg aus. Am Konflikt beteiligt: der Gouverneur-Anführer der Ziege, der Soldaten-Anführer der Ratte, der Soldaten-Anführer des Tigers, der Gouverneur-Anführer des Tigers. huang/war/war',
      'Zugeteilt wird in dieser Reihenfolge: Tiger, Ziege, Ratte. huang/war/commitment',
      'Der Tiger unterstützt Reich\u00a01 (Tiger): 2\u00a0rote Plättchen. huang/war/commitment',
      'Die Ziege unterstützt Reich\u00a01 (Tiger): 1\u00a0Soldaten-Anführer. huang/war/soldier-leader',
      'Die Ratte unterstützt Reich\u00a02 (Ratte, Ziege): 3\u00a0rote Plättchen. huang/war/commitment',
      'Reich\u00a01 (Tiger): 2\u00a0rote Plättchen + 2\u00a0zugeteilte Plättchen + 1\u00a0Soldaten-Anführer = 5. huang/war/strength',
      'Reich\u00a02 (Ratte, Ziege): 4\u00a0rote Plättchen + 3\u00a0zugeteilte Plättchen = 7. huang/war/strength',
      'Reich\u00a02 (Ratte, Ziege) gewinnt den Krieg. huang/war/strength',
      'Bevor etwas das Spielbrett verlässt, merkt ihr euch die Stärke der unterlegenen Reiche: Reich\u00a01 (Tiger) mit 5. huang/war/losers',
      'Der Soldaten-Anführer des Tigers verlässt das Spielbrett: B1. huang/war/losers',
      'Die Ratte bekommt 1\u00a0roten Siegpunkt. huang/war/points',
      'Der Gouverneur-Anführer des Tigers verlässt das Spielbrett: B2. huang/war/losers',
      'Die Ziege bekommt 1\u00a0gelben Siegpunkt. huang/war/points',
      'Reich\u00a01 (Tiger) verliert 2\u00a0rote Plättchen: A1, A3. huang/war/losers',
      'Das stärkste unterlegene Reich hatte die Stärke\u00a05. Reich\u00a02 (Ratte, Ziege) legt dafür ab: 3\u00a0zugeteilte Plättchen + 2\u00a0rote Plättchen. huang/war/winners-loss',
      'Reich\u00a02 (Ratte, Ziege) verliert 1\u00a0rotes Plättchen: A5. huang/war/winners-loss',
      'Eine rote Pagode steht nicht mehr auf drei Plättchen und verlässt das Spielbrett: A5, A6, B5. huang/pagodas/lost',
      'Reich\u00a02 (Ratte, Ziege) verliert 1\u00a0rotes Plättchen: A7. huang/war/winners-loss',
    ],
    outcome: [
      'Die Ratte und die Ziege gewinnen den Krieg mit 7\u00a0:\u00a05.',
      'Die Ratte bekommt 1\u00a0roten Siegpunkt.',
      'Die Ziege bekommt 1\u00a0gelben Siegpunkt.',
      'Vom Spielbrett entfernt: der Soldaten-Anführer des Tigers, der Gouverneur-Anführer des Tigers, 4\u00a0rote Plättchen und eine rote Pagode.',
    ],
  },
  pl: {
    steps: [
      'Szczur kładzie czerwony kafel na polu A4. huang/tiles/from-hand',
      'Kafel na polu A4 łączy: Królestwo\u00a01 (Tygrys) i\u00a0Królestwo\u00a02 (Szczur, Koza). Wybucha wojna. W\u00a0konflikcie: Gubernator Kozy, Żołnierz Szczura, Żołnierz Tygrysa, Gubernator Tygrysa. huang/war/war',
      'Kolejność dokładania: Tygrys, Koza, Szczur. huang/war/commitment',
      'Tygrys wspiera Królestwo\u00a01 (Tygrys): 2\u00a0czerwone kafle. huang/war/commitment',
      'Koza wspiera Królestwo\u00a01 (Tygrys): 1\u00a0Żołnierz. huang/war/soldier-leader',
      'Szczur wspiera Królestwo\u00a02 (Szczur, Koza): 3\u00a0czerwone kafle. huang/war/commitment',
      'Królestwo\u00a01 (Tygrys): 2\u00a0czerwone kafle + 2\u00a0dołożone kafle + 1\u00a0Żołnierz =\u00a05. huang/war/strength',
      'Królestwo\u00a02 (Szczur, Koza): 4\u00a0czerwone kafle + 3\u00a0dołożone kafle =\u00a07. huang/war/strength',
      'Królestwo\u00a02 (Szczur, Koza) wygrywa wojnę. huang/war/strength',
      'Zanim cokolwiek usuniecie z\u00a0planszy, zapamiętajcie siłę przegranych: Królestwo\u00a01 (Tygrys) z siłą\u00a05. huang/war/losers',
      'Żołnierz Tygrysa zostaje usunięty z\u00a0planszy (B1). huang/war/losers',
      'Szczur zdobywa 1\u00a0czerwony punkt. huang/war/points',
      'Gubernator Tygrysa zostaje usunięty z\u00a0planszy (B2). huang/war/losers',
      'Koza zdobywa 1\u00a0żółty punkt. huang/war/points',
      'Królestwo\u00a01 (Tygrys) traci 2\u00a0czerwone kafle (A1, A3). huang/war/losers',
      'Siła najsilniejszego przegranego:\u00a05. Królestwo\u00a02 (Szczur, Koza) oddaje: 3\u00a0dołożone kafle + 2\u00a0czerwone kafle. huang/war/winners-loss',
      'Królestwo\u00a02 (Szczur, Koza) traci 1\u00a0czerwony kafel (A5). huang/war/winners-loss',
      'Czerwona pagoda traci jeden z\u00a0kafli, na których stoi, i\u00a0zostaje usunięta z\u00a0planszy (A5, A6, B5). huang/pagodas/lost',
      'Królestwo\u00a02 (Szczur, Koza) traci 1\u00a0czerwony kafel (A7). huang/war/winners-loss',
    ],
    outcome: [
      'Szczur i\u00a0Koza wygrywają wojnę 7:5.',
      'Szczur zdobywa 1\u00a0czerwony punkt.',
      'Koza zdobywa 1\u00a0żółty punkt.',
      'Usunięto z\u00a0planszy: Żołnierz Tygrysa, Gubernator Tygrysa, 4\u00a0czerwone kafle i\u00a0czerwona pagoda.',
    ],
  },
};
