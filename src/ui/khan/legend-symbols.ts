import { YURT_KINDS, type YurtKind } from '../../engine/khan/vocabulary.ts';
import { entriesOf } from '../../engine/record.ts';
import { SPACE_MARKS, type SpaceMark, type SpaceView } from './space-view.ts';

/** An entry of the legend: a name, and a space that shows it. */
interface Shown<Name extends string> {
  readonly name: Name;
  readonly look: SpaceView;
}

const BARE: SpaceView = {
  isRiver: false,
  isTiled: false,
  isRuler: false,
  occupant: null,
  isCovered: false,
  mark: null,
  guard: null,
};
const shown = <Name extends string>(name: Name, look: Partial<SpaceView>): Shown<Name> => ({
  name,
  look: { ...BARE, ...look },
});

/** The yurts of all players, and the neutral one. */
export const YURT_SYMBOLS: readonly Shown<YurtKind>[] = YURT_KINDS.map((yurt) =>
  shown(yurt, { occupant: yurt }),
);

/** Other things on a space. */
export const OBJECT_SYMBOLS = [
  shown('ruler', { isRuler: true }),
  shown('river', { isRiver: true }),
  shown('earlier-tile', { isTiled: true }),
  shown('covered', { isCovered: true, occupant: 'red' }),
  shown('taken', { occupant: 'taken' }),
  shown('guard', { occupant: 'neutral', guard: 'red' }),
] as const;

/** What is drawn below a mark in the legend. */
const ON: Readonly<Partial<Record<SpaceMark, SpaceView['occupant']>>> = { wrong: 'red', taken: 'blue' };

/** The marks that Yamen puts on spaces. */
export const MARK_SYMBOLS: readonly Shown<SpaceMark>[] = entriesOf(SPACE_MARKS).map(([mark]) =>
  shown(mark, { mark, isRiver: mark === 'river', isRuler: mark === 'leaves', occupant: ON[mark] ?? null }),
);
