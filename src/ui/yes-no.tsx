import { check, cross } from '../drawings/line-icons.ts';
import { LineSign } from './line-sign.tsx';

/** Yes or no, for the eye: what a seal shows. The sentence beside it says the same. */
export function YesNo({ isYes }: { isYes: boolean }) {
  return <LineSign path={isYes ? check : cross} />;
}
