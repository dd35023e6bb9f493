import type { BoardLayout } from '../../drawings/layout.ts';
import type { HuangMark } from '../../drawings/marks.ts';
import { makePlaceLabel } from '../../explain/place-label.ts';
import { toLeader } from '../../rules/leader.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import type { InitialBoardTranslator } from '../types.ts';

/** Describes a space: its name, ground, pieces, and the meaning of its mark. */
export function describeSpace(
  space: string,
  setup: Setup,
  mark: HuangMark | undefined,
  layout: BoardLayout,
  t: InitialBoardTranslator,
): string {
  const parts = [makePlaceLabel(space), describeGround(space, layout, t), ...describePieces(space, setup, t)];
  return [...parts, ...(mark ? [t(`mark-${mark}`)] : [])].filter((part) => part !== '').join(', ');
}

function describeGround(space: string, layout: BoardLayout, t: InitialBoardTranslator): string {
  const kind = layout.spotOf.get(space)?.kind;
  return kind === '~' ? t('ground-river') : kind === 'C' ? t('ground-capital') : '';
}

function describePieces(space: string, setup: Setup, t: InitialBoardTranslator): readonly string[] {
  const tile = setup.tiles[space];
  const name = setup.leaders[space];
  const leader = name && toLeader(name);
  const bandits = setup.bandits.find(({ at }) => at.includes(space));
  return [
    ...(tile ? [t(`tile-${tile}`)] : []),
    ...(leader ? [t(`leader-${leader.colour}`, { player: t(`dynasty-${leader.dynasty}`) })] : []),
    ...(setup.pagodas.some(({ at }) => at.includes(space)) ? [t('with-pagoda')] : []),
    ...(setup.palace?.includes(space) ? [t('the-palace')] : []),
    ...(setup.granaries.includes(space) ? [t('granary')] : []),
    ...(bandits ? [t('the-bandits', { count: bandits.strength })] : []),
  ];
}
