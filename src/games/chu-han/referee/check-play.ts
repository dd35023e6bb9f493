import {
  type Check,
  checkEnum,
  checkList,
  checkObject,
  isObject,
  optional,
  required,
} from '../../../core/check.ts';
import { addProblem } from '../../../core/problem.ts';
import type {
  AbilityPlay,
  BattlePlay,
  DefencePlay,
  OpeningPlay,
  ReactionPlay,
  ReinforcementPlay,
  RetreatPlay,
} from '../rules/battle/play.ts';
import { CARDS_IN_BOX } from '../rules/cards/box.ts';
import { CARDS, PERSONS, type Person } from '../rules/cards/cards.ts';
import { BATTLE_SIDES } from '../rules/side.ts';

const by = required(checkEnum(BATTLE_SIDES));
const card = required(checkEnum(CARDS));
const cards = required(checkList(checkEnum(CARDS), 0, CARDS_IN_BOX));
const persons = checkList(checkEnum(PERSONS), 0, PERSONS.length);
const ability = optional<readonly Person[]>(persons, []);

const checkTrue: Check<true> = (value, path, problems) => {
  if (value === true) return true;
  return addProblem(problems, { code: 'unknown-value', path, choices: ['true'] });
};

const opening = { by, ability: required(checkList(checkEnum(PERSONS), 1, PERSONS.length)) };

/**
 * Checks an ability before a fight. Yu Ji names what she discards, Ying Bu what he fetches, the others
 * nothing.
 */
const checkOpeningAbility: Check<AbilityPlay> = (value, path, problems) => {
  const played = isObject(value) && Object.hasOwn(value, 'ability') ? value['ability'] : undefined;
  const has = (person: Person) => Array.isArray(played) && played.includes(person);
  const fields = {
    ...opening,
    ...(has('yu-ji') && { discard: card }),
    ...(has('ying-bu') && { take: card }),
  };
  return checkObject<AbilityPlay>(fields)(value, path, problems);
};

/**
 * The kinds of plays, each recognised by its key. `ability` without another key is an ability before a fight.
 */
const KINDS: readonly (readonly [string, Check<BattlePlay>])[] = [
  ['react', checkObject<ReactionPlay>({ by, react: required(checkEnum(['lu-zhi', 'xiao-he'])) })],
  ['reinforce', checkObject<ReinforcementPlay>({ by, reinforce: required(checkTrue) })],
  ['open', checkObject<OpeningPlay>({ by, open: cards })],
  ['defend', checkObject<DefencePlay>({ by, defend: cards, ability })],
  ['retreat', checkObject<RetreatPlay>({ by, retreat: required(checkTrue), ability })],
];

/** Checks a play; its keys determine its kind. */
const checkPlay: Check<BattlePlay> = (value, path, problems) => {
  const kind = KINDS.find(([key]) => isObject(value) && Object.hasOwn(value, key));
  const check = kind ? kind[1] : checkOpeningAbility;
  return check(value, path, problems);
};

/** The most plays in a case or a save; no battle has half as many. */
const MOST_PLAYS = 200;

/** Checks the plays of a battle. */
export const checkPlays = checkList(checkPlay, 0, MOST_PLAYS);
