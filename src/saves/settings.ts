import { EDITIONS, type Edition } from '../engine/edition.ts';
import { HUANG_RULINGS } from '../engine/huang/rulings.ts';
import { type Check, checkObject, checkWord, isObject, optional, required } from '../referee/check.ts';
import type { SaveKind } from './save.ts';
import { checkVersion } from './version.ts';

/** A table's choices on open points, by point; a point that is left out stands at its default. */
type ChosenRulings = Readonly<Partial<Record<string, string>>>;

/**
 * What this table plays by; travels inside each case and never changes with the language of the page.
 * Stored as `{ "version": 2, "edition": "de", "rulings": { "huang": { "bystander-states": "fight" } } }` under
 * `settings`; version 1 had no rulings.
 */
export interface Settings {
  readonly version: 2;
  /** The edition of the box on the table. */
  readonly edition: Edition;
  readonly rulings: { readonly huang: ChosenRulings };
}

const checkHuangRulings: Check<ChosenRulings> = checkObject(
  Object.fromEntries(
    Object.entries(HUANG_RULINGS).map(([point, choices]) => [
      point,
      optional<string | undefined>(checkWord<string>(choices), undefined),
    ]),
  ),
);

/** Without the points that were left out. */
const checkChosen: Check<ChosenRulings> = (value, path, problems) => {
  const chosen = checkHuangRulings(value, path, problems);
  return chosen && Object.fromEntries(Object.entries(chosen).filter(([, choice]) => choice !== undefined));
};

export const SETTINGS: SaveKind<Settings> = {
  key: 'settings',
  version: 2,
  check: checkObject<Settings>({
    version: required(checkVersion(2)),
    edition: required(checkWord(EDITIONS)),
    rulings: required(checkObject<Settings['rulings']>({ huang: required(checkChosen) })),
  }),
  upgrade(raw) {
    const isFirst = isObject(raw) && raw['version'] === 1;
    return isFirst ? { ...raw, version: 2, rulings: { huang: {} } } : raw;
  },
};
