import { CARDS_IN_BOX } from '../../engine/chu-han/box.ts';
import { CARDS, PERSONS, type Person } from '../../engine/chu-han/cards.ts';
import type {
  Defend,
  Open,
  OpeningAbility,
  Play,
  React,
  Reinforce,
  Retreat,
} from '../../engine/chu-han/play.ts';
import { SIDES } from '../../engine/chu-han/side.ts';
import { type Check, checkList, checkObject, checkWord, isObject, optional, required } from '../check.ts';
import { refuse } from '../problem.ts';

const by = required(checkWord(SIDES));
const card = required(checkWord(CARDS));
const cards = required(checkList(checkWord(CARDS), 0, CARDS_IN_BOX));
const persons = checkList(checkWord(PERSONS), 0, PERSONS.length);
const ability = optional<readonly Person[]>(persons, []);

const checkTrue: Check<true> = (value, path, problems) => {
  if (value === true) return true;
  return refuse(problems, { code: 'unknown-value', path, choices: ['true'] });
};

const opening = { by, ability: required(checkList(checkWord(PERSONS), 1, PERSONS.length)) };

/**
 * Checks an ability before a fight. Yu Ji names what she discards, Ying Bu what he fetches, the others
 * nothing.
 */
const checkOpeningAbility: Check<OpeningAbility> = (value, path, problems) => {
  const played = isObject(value) && Object.hasOwn(value, 'ability') ? value['ability'] : undefined;
  const has = (person: Person) => Array.isArray(played) && played.includes(person);
  const fields = {
    ...opening,
    ...(has('yu-ji') && { discard: card }),
    ...(has('ying-bu') && { take: card }),
  };
  return checkObject<OpeningAbility>(fields)(value, path, problems);
};

/**
 * The kinds of plays, each recognised by its key. `ability` without another key is an ability before a fight.
 */
const KINDS: readonly (readonly [string, Check<Play>])[] = [
  ['react', checkObject<React>({ by, react: required(checkWord(['lu-zhi', 'xiao-he'])) })],
  ['reinforce', checkObject<Reinforce>({ by, reinforce: required(checkTrue) })],
  ['open', checkObject<Open>({ by, open: cards })],
  ['defend', checkObject<Defend>({ by, defend: cards, ability })],
  ['retreat', checkObject<Retreat>({ by, retreat: required(checkTrue), ability })],
];

/** Checks a play; its keys determine its kind. */
export const checkPlay: Check<Play> = (value, path, problems) => {
  const kind = KINDS.find(([key]) => isObject(value) && Object.hasOwn(value, key));
  const check = kind ? kind[1] : checkOpeningAbility;
  return check(value, path, problems);
};
