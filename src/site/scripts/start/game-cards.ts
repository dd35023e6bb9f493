// Script of the start page and the pages of the games: says what is open, and remembers the chosen game.
import { getSiteRoot, queryElements } from '../../../ui/browser/query-element.ts';
import { getLocalItem, setLocalItem } from '../local-storage.ts';
import { arrangeRows, chooseLastGame } from './arrange-rows.ts';

for (const tab of queryElements('[name=game]', HTMLInputElement))
  tab.addEventListener('change', () => setLocalItem('last', tab.value));

/** Reads the saves only if there are some. */
function describeRows(): void {
  if (getLocalItem('open') === null && getLocalItem('kept') === null) return;
  import('./describe-rows.ts').then(({ describeRows }) => describeRows(getSiteRoot())).catch(console.warn);
}

describeRows();
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return; // the page was kept while a tool was used
  arrangeRows();
  chooseLastGame();
  describeRows();
});
