import { EDITIONS, type Edition } from '../engine/edition.ts';
import type { RulingOptions } from '../referee/case.ts';
import { type Check, checkEnum, checkObject, isObject, required } from '../referee/check.ts';
import type { GAME_RULINGS } from '../referee/game-rulings.ts';
import { checkVersion } from './check-version.ts';
import type { SaveKind } from './save.ts';

type Rulings = typeof GAME_RULINGS;
type Game = keyof Rulings;

/** The rulings of a table by open point; a missing one has its default. */
type Chosen<Points extends RulingOptions> = { readonly [Point in keyof Points]?: Points[Point][number] };

/**
 * The settings of the table. They are part of each case and independent of the language of the page. Stored
 * under `settings` as `{ "version": 3, "edition": "de", "rulings": { "huang": { "bystander-states": "fight"
 * }, "chu-han": {}, "khan": { "bridge-banks": "tile" } } }`. Version 1 had no rulings, version 2 only those
 * of Huang.
 */
export interface Settings<Known extends Game = Game> {
  readonly version: 3;
  /** The edition of the game that is played. */
  readonly edition: Edition;
  readonly rulings: { readonly [One in Known]: Chosen<Rulings[One]> };
}

const NOTHING_CHOSEN: Settings['rulings'] = { huang: {}, 'chu-han': {}, khan: {} };

/** Returns settings without rulings. */
export function freshSettings(edition: Edition): Settings {
  return { version: 3, edition, rulings: NOTHING_CHOSEN };
}

/** Checks rulings on the given open points; others are dropped. */
function checkChosen(points: RulingOptions): Check<object> {
  return (value, path, problems) => {
    const made = Object.entries(points).filter(([point]) => isObject(value) && Object.hasOwn(value, point));
    const fields = made.map(([point, choices]) => [point, required(checkEnum<string>(choices))] as const);
    return checkObject<Record<string, string>>(Object.fromEntries(fields))(value, path, problems);
  };
}

/**
 * Makes the kind of save for the settings as used by the tools of some games: their rulings are checked,
 * those of other games are passed through.
 */
export function createSettingsKind<Known extends Game>(
  points: Pick<Rulings, Known>,
): SaveKind<Settings<Known>> {
  const known: Partial<Record<string, RulingOptions>> = points;
  const fields = Object.keys(NOTHING_CHOSEN).map((game) => {
    const own = known[game];
    return [game, required<unknown>(own ? checkChosen(own) : (value) => value)] as const;
  });
  const checkRulings = checkObject<Record<string, unknown>>(Object.fromEntries(fields));
  return {
    key: 'settings',
    version: 3,
    check: checkObject<Settings<Known>>({
      version: required(checkVersion(3)),
      edition: required(checkEnum(EDITIONS)),
      rulings: required(checkRulings as Check<Settings<Known>['rulings']>),
    }),
    migrate(raw) {
      if (!isObject(raw) || (raw['version'] !== 1 && raw['version'] !== 2)) return raw;
      const { rulings = {} } = raw;
      return { ...raw, version: 3, rulings: isObject(rulings) ? { ...NOTHING_CHOSEN, ...rulings } : rulings };
    },
  };
}
