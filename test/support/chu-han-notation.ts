import type { BattlePlay } from '../../src/games/chu-han/rules/battle/play.ts';
import type { Card } from '../../src/games/chu-han/rules/cards/cards.ts';

/** Parses cards: `2 2 xiong-xin`. */
export function cards(row: string): readonly Card[] {
  return row.split(' ').filter(Boolean) as Card[];
}

/**
 * Makes a case with these hands. By default, Han opens at 0 to 1, and there are no other cards.
 */
export function dealt(han: string, chu: string, more: object = {}) {
  return {
    game: 'chu-han',
    ask: 'battle',
    scores: { han: 0, chu: 1 },
    opener: 'han',
    hands: { han: cards(han), chu: cards(chu) },
    ...more,
  };
}

/**
 * Parses plays: `han open 2 2; chu defend 2 2 with peng-yue; han react lu-zhi; chu reinforce;
 * chu retreat with xiang-yu; han ability yu-ji discard 4; han ability ying-bu take 1`.
 */
export function plays(text: string): readonly BattlePlay[] {
  return text
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => play(one) as unknown as BattlePlay);
}

function play(text: string): object {
  const [by, kind = '', ...rest] = text.split(' ');
  const after = (word: string) => (rest.includes(word) ? rest.slice(rest.indexOf(word) + 1) : []);
  const before = rest.slice(0, rest.includes('with') ? rest.indexOf('with') : rest.length);
  if (kind === 'open') return { by, open: rest };
  if (kind === 'defend') return { by, defend: before, ability: after('with') };
  if (kind === 'retreat') return { by, retreat: true, ability: after('with') };
  if (kind === 'reinforce') return { by, reinforce: true };
  if (kind === 'react') return { by, react: rest[0] };
  const [discard, take] = [after('discard')[0], after('take')[0]];
  const persons = rest.slice(0, rest.length - (discard || take ? 2 : 0));
  return { by, ability: persons, ...(discard && { discard }), ...(take && { take }) };
}
