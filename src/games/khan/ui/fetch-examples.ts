import type { Locale } from '../../../i18n/locale.ts';
import { makePagePath } from '../../../i18n/paths.ts';

/** A worked example that a tool can open. */
export interface ToolExample {
  readonly id: string;
  /** Path of its tool after the language. */
  readonly tool: string;
  readonly title: string;
  /** The case that the tool opens. */
  readonly asked: object;
}

/** Loads the worked examples for a tool, those of the printed rulebook first. */
export async function fetchExamples(locale: Locale, tool: string): Promise<readonly ToolExample[]> {
  const response = await fetch(makePagePath(locale, 'khan/examples.json'));
  if (!response.ok) throw new Error(`No examples: ${response.status}`);
  const all: readonly ToolExample[] = await response.json();
  const own = all.filter((one) => one.tool === tool);
  const isPrinted = ({ id }: ToolExample) => id.startsWith('khan/page-3-');
  return [...own.filter(isPrinted), ...own.filter((one) => !isPrinted(one))];
}
