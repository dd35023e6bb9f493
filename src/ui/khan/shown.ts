import { YURTS, type Yurt } from '../../engine/khan/vocabulary.ts';
import { entriesOf } from '../../engine/record.ts';
import { type Look, MARKS, type Mark } from './look.ts';

/** An entry of the legend: a name, and a space that shows it. */
interface Shown<Name extends string> {
  readonly name: Name;
  readonly look: Look;
}

const BARE: Look = {
  isRiver: false,
  isTiled: false,
  isRuler: false,
  stands: null,
  isCovered: false,
  mark: null,
  guard: null,
};
const shown = <Name extends string>(name: Name, look: Partial<Look>): Shown<Name> => ({
  name,
  look: { ...BARE, ...look },
});

/** The yurts of all players, and the neutral one. */
export const YURT_SIGNS: readonly Shown<Yurt>[] = YURTS.map((yurt) => shown(yurt, { stands: yurt }));

/** Other things on a space. */
export const THING_SIGNS = [
  shown('ruler', { isRuler: true }),
  shown('river', { isRiver: true }),
  shown('earlier-tile', { isTiled: true }),
  shown('covered', { isCovered: true, stands: 'red' }),
  shown('taken', { stands: 'taken' }),
  shown('guard', { stands: 'neutral', guard: 'red' }),
] as const;

/** What is drawn below a mark in the legend. */
const ON: Readonly<Partial<Record<Mark, Look['stands']>>> = { wrong: 'red', taken: 'blue' };

/** The marks that Yamen puts on spaces. */
export const MARK_SIGNS: readonly Shown<Mark>[] = entriesOf(MARKS).map(([mark]) =>
  shown(mark, { mark, isRiver: mark === 'river', isRuler: mark === 'leaves', stands: ON[mark] ?? null }),
);
