import { entriesOf } from '../../../core/record.ts';
import { YURT_KINDS, type YurtKind } from '../rules/vocabulary.ts';
import { SPACE_MARKS, type SpaceMark, type SpaceView } from './space-view.ts';

/** An entry of the legend: a name, and a space that shows it. */
interface LegendEntry<Name extends string> {
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
const createEntry = <Name extends string>(name: Name, look: Partial<SpaceView>): LegendEntry<Name> => ({
  name,
  look: { ...BARE, ...look },
});

/** The yurts of all players, and the neutral one. */
export const YURT_SYMBOLS: readonly LegendEntry<YurtKind>[] = YURT_KINDS.map((yurt) =>
  createEntry(yurt, { occupant: yurt }),
);

/** What a space can show besides a plain yurt. */
export const OBJECT_SYMBOLS = [
  createEntry('ruler', { isRuler: true }),
  createEntry('river', { isRiver: true }),
  createEntry('earlier-tile', { isTiled: true }),
  createEntry('covered', { isCovered: true, occupant: 'red' }),
  createEntry('taken', { occupant: 'taken' }),
  createEntry('guard', { occupant: 'neutral', guard: 'red' }),
] as const;

/** What is drawn below a mark in the legend. */
const MARKED_OCCUPANTS: Readonly<Partial<Record<SpaceMark, SpaceView['occupant']>>> = {
  wrong: 'red',
  taken: 'blue',
};

/** The marks that Yamen puts on spaces. */
export const MARK_SYMBOLS: readonly LegendEntry<SpaceMark>[] = entriesOf(SPACE_MARKS).map(([mark]) =>
  createEntry(mark, {
    mark,
    isRiver: mark === 'river',
    isRuler: mark === 'leaves',
    occupant: MARKED_OCCUPANTS[mark] ?? null,
  }),
);
