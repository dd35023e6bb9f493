import { ICONS, type IconName } from '../drawings/icons.ts';
import { PathSign } from './signs.tsx';

/** A sign of the interface. Decoration: the control has a name of its own. */
export function IconSign({ name, size }: { name: IconName; size: number }) {
  return <PathSign path={ICONS[name]} size={size} />;
}
