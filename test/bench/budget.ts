/** Reports a figure that is over its budget, and makes the process exit with 1. */
export function hold(what: string, figure: number, most: number, unit: string): void {
  if (figure <= most) return;
  console.error(`Over budget: ${what.trim()}: ${figure.toFixed(2)} ${unit}, the budget is ${most}`);
  process.exitCode = 1;
}

/** Returns the value in the middle of a list. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
