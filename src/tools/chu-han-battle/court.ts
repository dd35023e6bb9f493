// All that settles a battle, in one part: the engine, its sentences, and what is shown of it. Fetched after the first screen.
export { Fight } from './Fight.tsx';
export { judge } from './judge.ts';
export { Playing } from './Playing.tsx';
