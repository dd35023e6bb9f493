import { FULLEST_HAND, TILES_IN_BOX } from '../../engine/huang/box.ts';
import { type LeaderName, leaderNamed } from '../../engine/huang/leader.ts';
import { type Colour, DYNASTIES, type Dynasty } from '../../engine/huang/vocabulary.ts';
import {
  type Gift,
  type HuangConflict,
  MOST_BESIDE,
  MOST_SIDES,
  type SideEntry,
  type WarGift,
} from '../../saves/huang-conflict.ts';

const NOTHING: WarGift = { tiles: 0, leader: false, to: null };
const NO_SIDE: SideEntry = { tiles: 0, leaders: [] };

/** A conflict in which nothing is entered yet, at the table of the one before. */
export function freshConflict(before?: HuangConflict): HuangConflict {
  const players = before?.players ?? DYNASTIES.slice(0, 4);
  const [first, second] = players;
  if (!first || !second) throw new Error(`A table of ${players.length}`);
  const gifts = { tiger: NOTHING, rabbit: NOTHING, rat: NOTHING, goat: NOTHING, dragon: NOTHING };
  return {
    kind: before?.kind ?? 'war',
    players,
    acting: first,
    war: { sides: [NO_SIDE, NO_SIDE], gifts, tieWinner: null },
    revolt: {
      colour: 'red',
      defender: second,
      beside: { attacker: 1, defender: 1 },
      gifts: { attacker: { tiles: 0, leader: false }, defender: { tiles: 0, leader: false } },
    },
  };
}

/** One of the states at war, counted from 0. */
export function sideAt(sides: readonly SideEntry[], at: number): SideEntry {
  const side = sides[at];
  if (!side) throw new Error(`There is no state ${at} of ${sides.length}`);
  return side;
}

/** The state in which a leader stands, counted from 0. */
export function sideOf({ war }: HuangConflict, leader: LeaderName): number | undefined {
  const at = war.sides.findIndex(({ leaders }) => leaders.includes(leader));
  return at < 0 ? undefined : at;
}

/** The states that have no leader yet and so are none, counted from 0. */
export function emptySides({ kind, war }: HuangConflict): readonly number[] {
  if (kind === 'revolt') return [];
  return war.sides.flatMap(({ leaders }, i) => (leaders.length === 0 ? [i] : []));
}

/** The most red tiles that a state can have beside the others. */
export function mostTiles({ war }: HuangConflict, side: number): number {
  const others = war.sides.filter((_, i) => i !== side);
  return TILES_IN_BOX.red - others.reduce((sum, { tiles }) => sum + tiles, 0);
}

export function withTiles(conflict: HuangConflict, side: number, tiles: number): HuangConflict {
  return withSide(conflict, side, (before) => ({ ...before, tiles }));
}

/** Puts a leader into a state, or takes it out again. It leaves any other state, and any leader of its colour this one. */
export function withLeader(conflict: HuangConflict, side: number, leader: LeaderName): HuangConflict {
  const isThere = sideOf(conflict, leader) === side;
  const { colour } = leaderNamed(leader);
  const sides = conflict.war.sides.map((one, i) => {
    const others = one.leaders.filter((name) => name !== leader);
    if (i !== side || isThere) return { ...one, leaders: others };
    return { ...one, leaders: [...others.filter((name) => leaderNamed(name).colour !== colour), leader] };
  });
  return withWar(conflict, { sides });
}

/** What a player gives to a state; nothing to the others. */
export function giftTo({ war }: HuangConflict, side: number, player: Dynasty): Gift {
  const gift = war.gifts[player];
  return gift.to === side ? gift : NOTHING;
}

/** Changes what a player gives to a state; what went to another one is taken back. */
export function withGift(
  conflict: HuangConflict,
  side: number,
  player: Dynasty,
  change: Partial<Gift>,
): HuangConflict {
  const { tiles, leader } = { ...giftTo(conflict, side, player), ...change };
  const gift = tiles === 0 && !leader ? NOTHING : { tiles, leader, to: side };
  return withWar(conflict, { gifts: { ...conflict.war.gifts, [player]: gift } });
}

/** The most tiles that a player can give: a full hand, as far as the box still has so many. */
export function mostGiven({ war }: HuangConflict, player: Dynasty): number {
  const onBoard = war.sides.reduce((sum, { tiles }) => sum + tiles, 0);
  const others = DYNASTIES.filter((one) => one !== player);
  const given = others.reduce((sum, one) => sum + war.gifts[one].tiles, 0);
  return Math.max(Math.min(FULLEST_HAND, TILES_IN_BOX.red - onBoard - given), 0);
}

/** Whether a player's Soldier leader stands in none of the states at war. */
export function isInReserve(conflict: HuangConflict, player: Dynasty): boolean {
  return sideOf(conflict, `${player}:red`) === undefined;
}

export function withThirdSide(conflict: HuangConflict): HuangConflict {
  return withWar(conflict, { sides: [...conflict.war.sides, NO_SIDE].slice(0, MOST_SIDES) });
}

export function withoutThirdSide(conflict: HuangConflict): HuangConflict {
  const { sides, gifts, tieWinner } = conflict.war;
  const kept = (gift: WarGift) => (gift.to === 2 ? NOTHING : gift);
  return withWar(conflict, {
    sides: sides.slice(0, 2),
    gifts: {
      tiger: kept(gifts.tiger),
      rabbit: kept(gifts.rabbit),
      rat: kept(gifts.rat),
      goat: kept(gifts.goat),
      dragon: kept(gifts.dragon),
    },
    tieWinner: tieWinner === 2 ? null : tieWinner,
  });
}

export function withTieWinner(conflict: HuangConflict, tieWinner: number): HuangConflict {
  return withWar(conflict, { tieWinner });
}

/** Names who placed the tile or attacks; a defender who does so is defended against by the one before. */
export function withActing(conflict: HuangConflict, acting: Dynasty): HuangConflict {
  const { defender } = conflict.revolt;
  return withRevolt({ ...conflict, acting }, { defender: acting === defender ? conflict.acting : defender });
}

export function withDefender(conflict: HuangConflict, defender: Dynasty): HuangConflict {
  const acting = conflict.acting === defender ? conflict.revolt.defender : conflict.acting;
  return withRevolt({ ...conflict, acting }, { defender });
}

export function withColour(conflict: HuangConflict, colour: Colour): HuangConflict {
  return withRevolt(conflict, { colour });
}

export type Role = 'attacker' | 'defender';

export function withBeside(conflict: HuangConflict, role: Role, tiles: number): HuangConflict {
  const beside = { ...conflict.revolt.beside, [role]: Math.min(Math.max(tiles, 1), MOST_BESIDE) };
  return withRevolt(conflict, { beside });
}

export function withRevoltGift(conflict: HuangConflict, role: Role, change: Partial<Gift>): HuangConflict {
  const { gifts } = conflict.revolt;
  return withRevolt(conflict, { gifts: { ...gifts, [role]: { ...gifts[role], ...change } } });
}

/** Lets a dynasty join the table or leave it; whoever leaves takes leaders and gifts along. Two always stay. */
export function withPlayer(conflict: HuangConflict, player: Dynasty): HuangConflict {
  const { players, acting, war, revolt } = conflict;
  if (!players.includes(player))
    return { ...conflict, players: DYNASTIES.filter((one) => one === player || players.includes(one)) };
  const left = players.filter((one) => one !== player);
  const [first, second] = left;
  if (!first || !second) return conflict;
  const nowActing = acting === player ? (left.find((one) => one !== revolt.defender) ?? first) : acting;
  const defender =
    revolt.defender === player ? (left.find((one) => one !== nowActing) ?? second) : revolt.defender;
  const sides = war.sides.map((side) => ({
    ...side,
    leaders: side.leaders.filter((leader) => !leader.startsWith(`${player}:`)),
  }));
  return {
    ...conflict,
    players: left,
    acting: nowActing,
    war: { ...war, sides, gifts: { ...war.gifts, [player]: NOTHING } },
    revolt: { ...revolt, defender },
  };
}

/** Whether anything has been entered beyond who sits at the table. */
export function isBegun(conflict: HuangConflict): boolean {
  const { war, revolt } = freshConflict(conflict);
  return JSON.stringify([war, revolt]) !== JSON.stringify([conflict.war, conflict.revolt]);
}

function withSide(
  conflict: HuangConflict,
  side: number,
  change: (before: SideEntry) => SideEntry,
): HuangConflict {
  return withWar(conflict, { sides: conflict.war.sides.map((one, i) => (i === side ? change(one) : one)) });
}

function withWar(conflict: HuangConflict, change: Partial<HuangConflict['war']>): HuangConflict {
  return { ...conflict, war: { ...conflict.war, ...change } };
}

function withRevolt(conflict: HuangConflict, change: Partial<HuangConflict['revolt']>): HuangConflict {
  return { ...conflict, revolt: { ...conflict.revolt, ...change } };
}
