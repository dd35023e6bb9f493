/** Says when a figure is above its budget, and then lets the process end as failed. */
export function hold(what: string, figure: number, most: number, unit: string): void {
  if (figure <= most) return;
  console.error(`over budget: ${what.trim()} takes ${figure.toFixed(2)} ${unit} of ${most}`);
  process.exitCode = 1;
}
