import type { RulingOptions } from '../core/case.ts';
import { type Check, checkEnum, checkObject, isObject, required } from '../core/check.ts';
import { EDITIONS, type Edition } from '../core/edition.ts';
import type { GAME_RULINGS } from '../games/game-rulings.ts';
import { checkVersion } from './check-version.ts';
import type { SaveKind } from './save.ts';

type Rulings = typeof GAME_RULINGS;
type Game = keyof Rulings;

/** The rulings of a table on one game; a missing one has its default. */
type GameRulings<Options extends RulingOptions> = {
  readonly [Ruling in keyof Options]?: Options[Ruling][number];
};

/**
 * The rules that a group plays by: the edition of its game, and its rulings on open questions. They are part
 * of each case, and independent of the language of the page. Stored under `settings` as `{ "version": 3,
 * "edition": "de", "rulings": { "huang": { "bystander-states": "fight" }, "chu-han": {}, "khan": {
 * "bridge-banks": "tile" } } }`. Version 1 had no rulings, version 2 only those of Huang.
 */
export interface Settings<Known extends Game = Game> {
  readonly version: 3;
  /** The edition of the game that is played. */
  readonly edition: Edition;
  readonly rulings: { readonly [One in Known]: GameRulings<Rulings[One]> };
}

const NO_RULINGS: Settings['rulings'] = { huang: {}, 'chu-han': {}, khan: {} };

/** Returns settings without rulings. */
export function freshSettings(edition: Edition): Settings {
  return { version: 3, edition, rulings: NO_RULINGS };
}

/** Checks the rulings of one game that have an entry in `options`; others are dropped. */
function checkGameRulings(options: RulingOptions): Check<object> {
  return (value, path, problems) => {
    const known = Object.entries(options).filter(
      ([ruling]) => isObject(value) && Object.hasOwn(value, ruling),
    );
    const fields = known.map(([ruling, values]) => [ruling, required(checkEnum<string>(values))] as const);
    return checkObject<Record<string, string>>(Object.fromEntries(fields))(value, path, problems);
  };
}

/**
 * Makes the kind of save for the settings as used by the tools of some games: their rulings are checked,
 * those of other games are passed through.
 */
export function createSettingsKind<Known extends Game>(
  rulingOptions: Pick<Rulings, Known>,
): SaveKind<Settings<Known>> {
  const optionsByGame: Partial<Record<string, RulingOptions>> = rulingOptions;
  const fields = Object.keys(NO_RULINGS).map((game) => {
    const gameOptions = optionsByGame[game];
    return [game, required<unknown>(gameOptions ? checkGameRulings(gameOptions) : (value) => value)] as const;
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
      return { ...raw, version: 3, rulings: isObject(rulings) ? { ...NO_RULINGS, ...rulings } : rulings };
    },
  };
}
