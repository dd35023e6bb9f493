import { ICONS, type IconName } from '../drawings/icons.ts';
import { PathIcon } from './icons.tsx';

/** An icon of the interface. Decorative: the control has a label of its own. */
export function Icon({ name, size }: { name: IconName; size: number }) {
  return <PathIcon path={ICONS[name]} size={size} />;
}
