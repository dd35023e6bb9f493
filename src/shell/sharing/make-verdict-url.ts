import type { VerdictCard } from '../../drawings/verdict-picture.ts';
import { renderVerdictSvg, toDataUrl } from '../../ui/browser/picture-file.ts';

/**
 * Draws a verdict for this screen, in dark colours if the page or the system is dark. Returns a `data:` URL.
 */
export function makeVerdictUrl(card: VerdictCard, isWide: boolean): string {
  const { theme } = document.documentElement.dataset;
  const isNight = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return toDataUrl(renderVerdictSvg(card, { isNight, isWide }));
}
