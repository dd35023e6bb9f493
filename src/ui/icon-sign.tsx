import { ICONS, type IconName } from '../drawings/icons.ts';
import { PathSign } from './signs.tsx';

/** An icon of the interface. Decorative: the control has a label of its own. */
export function IconSign({ name, size }: { name: IconName; size: number }) {
  return <PathSign path={ICONS[name]} size={size} />;
}
