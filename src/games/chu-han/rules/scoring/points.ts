/** The points that Han Xin gives the opponent. Rule: chu-han/abilities/han-xin */
export const HAN_XIN_POINTS = 1;
/** The points that Xiahou Ying gives the opponent. Rule: chu-han/abilities/xiahou-ying */
export const XIAHOU_YING_POINTS = 3;

/** Doubles points if Xiang Yu has been used. Rule: chu-han/abilities/xiang-yu */
export function applyDoubling(base: number, isDoubled: boolean): number {
  return isDoubled ? 2 * base : base;
}
