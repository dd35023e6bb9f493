/** The cards and points that follow from a start and the steps of a trace. */
export interface Piles {
  readonly scores: Record<string, number>;
  readonly hands: Record<string, string[]>;
  readonly table: string[];
  readonly discard: string[];
}

type Place = 'hand' | 'table' | 'discard';

const MOVES: Readonly<Record<string, readonly [from: Place | 'deck', to: Place]>> = {
  reinforced: ['deck', 'hand'],
  'ability-played': ['hand', 'table'],
  'troop-laid': ['hand', 'table'],
  'card-laid': ['hand', 'table'],
  reacted: ['hand', 'discard'],
  cancelled: ['table', 'discard'],
  returned: ['table', 'hand'],
  discarded: ['table', 'discard'],
  fetched: ['discard', 'hand'],
  'fight-ended': ['table', 'discard'],
};

/**
 * Applies the steps of a trace.
 * @throws {Error} if a step takes a card from a place where it is not
 */
export function retold(
  start: { readonly scores: object; readonly hands: object; readonly discard: readonly string[] },
  trace: readonly object[],
): Piles {
  const { scores, hands, discard } = start;
  const piles = structuredClone({ scores, hands, discard, table: [] }) as unknown as Piles;
  for (const step of trace as readonly Readonly<Record<string, unknown>>[]) {
    if (step['step'] === 'scored') {
      const to = String(step['to']);
      piles.scores[to] = (piles.scores[to] ?? 0) + Number(step['points']);
    }
    const move = MOVES[String(step['step'])];
    if (!move) continue;
    const [from, to] = move;
    const side = String(step['by'] ?? step['to']);
    const pileAt = (place: Place) => (place === 'hand' ? (piles.hands[side] ?? []) : piles[place]);
    for (const card of (step['cards'] ?? [step['card']]) as string[]) {
      if (from !== 'deck') take(pileAt(from), card, step);
      pileAt(to).push(card);
    }
  }
  return piles;
}

function take(pile: string[], card: string, step: object): void {
  const at = pile.indexOf(card);
  if (at < 0) throw new Error(`${card} is not where ${JSON.stringify(step)} takes it from`);
  pile.splice(at, 1);
}
