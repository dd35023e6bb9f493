import type { RuleId } from '../../../core/trace.ts';

/** The rules that the page links. */
export const TONIGHT_RULES: readonly RuleId[] = [
  'huang/setup/board',
  'huang/setup/capitals',
  'huang/setup/bag',
  'huang/setup/short-game',
  'huang/setup/supply',
  'huang/setup/dynasties',
  'huang/setup/hands',
  'huang/eighteen-kingdoms/setup',
  'huang/eighteen-kingdoms/blue-pagodas',
  'huang/palace/base',
  'huang/bandits/setup',
  'huang/turn/order',
];
