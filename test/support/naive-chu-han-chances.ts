/**
 * A slow, obviously right second implementation of Chu Han's `chances`, written from the case format only: it
 * deals the other hand in every possible way and counts. The unseen cards must be few; `seen` limits them.
 */

type Fields = Readonly<Record<string, unknown>>;

const COPIES: ReadonlyMap<string, number> = new Map([
  ['1', 9],
  ['2', 8],
  ['4', 6],
  ['5', 5],
  ['7', 3],
  ['8', 2],
  ['9', 1],
]);
const RANK_3 = ['ji-bu', 'yu-ji', 'peng-yue', 'zhongli-mo', 'xiahou-ying', 'lu-zhi', 'xiao-he'];
const RANK_6 = ['ying-bu', 'han-xin', 'liu-bang', 'xiang-yu'];
const NAMED = ['xiong-xin', ...RANK_3, ...RANK_6];

function rankOf(card: string): number {
  if (card === 'xiong-xin') return 0;
  if (RANK_3.includes(card)) return 3;
  return RANK_6.includes(card) ? 6 : Number(card);
}

const BOX = [
  ...NAMED,
  ...[...COPIES].flatMap(([card, copies]) => Array.from({ length: copies }, () => card)),
];

export type NaiveChuHanChances =
  | { readonly ok: false }
  | {
      readonly ok: true;
      readonly legal: true;
      readonly unseen: number;
      readonly rank: number;
      readonly size: number;
      readonly beaten: string;
      readonly reinforced: string | null;
      readonly holds: Readonly<Record<string, string>>;
    };

const WRONG = { ok: false } as const;

/** Answers a well-formed case. */
export function naiveChuHanChances(asked: object): NaiveChuHanChances {
  const fields = asked as Fields;
  const cards = (key: string) => (fields[key] ?? []) as readonly string[];
  const [mine, troop, known, seen] = [cards('mine'), cards('troop'), cards('known'), cards('seen')];
  const held = Number(fields['held']);
  const without = (all: readonly string[], some: readonly string[]): string[] | null => {
    const left = [...all];
    for (const card of some) {
      const at = left.indexOf(card);
      if (at < 0) return null;
      left.splice(at, 1);
    }
    return left;
  };
  if (!(held >= 1 && held <= 27)) return WRONG;
  const ranks = new Set(troop.map(rankOf).filter((rank) => rank > 0));
  if (troop.length === 0 || !without(mine, troop) || ranks.size > 1) return WRONG;
  const unseen = without(BOX, [...mine, ...known, ...seen]);
  if (!unseen || known.length > held || held - known.length > unseen.length) return WRONG;
  const rank = Math.max(0, ...ranks);
  const size = troop.length;
  const beats = (hand: readonly string[]) => {
    const joker = hand.includes('xiong-xin') ? 1 : 0;
    for (let higher = rank + 1; higher <= 9; higher++) {
      const count = hand.filter((card) => rankOf(card) === higher).length;
      if (count > 0 && count + joker >= size) return true;
    }
    return false;
  };
  const share = (drawn: number, holds: (hand: readonly string[]) => boolean) => {
    let [deals, good] = [0, 0];
    choose(unseen, drawn, (some) => {
      deals++;
      if (holds([...known, ...some])) good++;
    });
    return fraction(good, deals);
  };
  const drawn = held - known.length;
  const open = NAMED.filter((card) => !mine.includes(card) && !seen.includes(card));
  return {
    ok: true,
    legal: true,
    unseen: unseen.length,
    rank,
    size,
    beaten: share(drawn, beats),
    reinforced: unseen.length - drawn < 2 ? null : share(drawn + 2, beats),
    holds: Object.fromEntries(open.map((card) => [card, share(drawn, (hand) => hand.includes(card))])),
  };
}

/** Lists every way to take `count` of some cards. */
function choose(
  from: readonly string[],
  count: number,
  use: (some: readonly string[]) => void,
  taken: readonly string[] = [],
): void {
  if (count === 0) {
    use(taken);
    return;
  }
  const [first, ...others] = from;
  if (first === undefined) return;
  choose(others, count - 1, use, [...taken, first]);
  choose(others, count, use, taken);
}

function fraction(part: number, whole: number): string {
  if (part === 0) return '0/1';
  let [a, b] = [part, whole];
  while (b > 0) [a, b] = [b, a % b];
  return `${part / a}/${whole / a}`;
}
