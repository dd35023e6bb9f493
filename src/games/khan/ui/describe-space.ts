import type { Translator } from '../../../i18n/translator.ts';
import { makeKhanPlaceLabel } from '../explain/place-label.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import type { SpaceMark, SpaceView } from './space-view.ts';

/** Describes what is on a space; `nameMark` names its mark, which is left out without it. */
export function describeSpace(
  { isRiver, isTiled, isRuler, isChosen, isCovered, occupant, mark, guard }: SpaceView,
  t: Translator<'khan'>,
  nameMark?: (mark: SpaceMark) => string,
): readonly string[] {
  return [
    ...(isRiver ? [t('ground-river')] : []),
    ...(isTiled ? [t('ground-tile')] : []),
    ...(occupant ? [t(occupant === 'taken' ? 'ground-taken' : `yurt-${occupant}`)] : []),
    ...(isRuler ? [t(isChosen ? 'ground-ruler-chosen' : 'ground-ruler')] : []),
    ...(guard ? [guard] : []),
    ...(isCovered ? [t('ground-covered')] : []),
    ...(mark && nameMark ? [nameMark(mark)] : []),
  ];
}

/** The accessible name of a space: its label, and what is on it. */
export function makeSpaceName(space: KhanSpaceName, words: readonly string[]): string {
  return [makeKhanPlaceLabel(space), ...words].join(', ');
}
