// Script of a chapter page: glossary popovers, copying the link of a rule, printing full addresses, storing
// which rule was opened, redirecting old rule addresses, and expanding the notes on the user's edition.
import { toRuleId } from '../engine/trace.ts';
import { queryElement, queryElements, readDataAttribute } from '../ui/query-element.ts';
import { recordRuleRead } from '../ui/record-rule-read.ts';
import { copyText } from '../ui/share-dialog.ts';
import './glossary-popover.ts';

const address = queryElement('#address', HTMLElement);

/** Redirects from a rule that was moved or never existed to its new place or to the nearest rule. */
function leadOn(): void {
  const wanted = location.hash.slice(1);
  if (!/^[\w-]+$/.test(wanted)) return; // not an id of ours, e.g. a link to a text fragment
  const spot = document.getElementById(wanted);
  const rule = `${readDataAttribute(address, 'rules')}${wanted}`;
  if (!spot) location.replace(rule);
  if (spot instanceof HTMLDetailsElement) unfold(spot);
  if (spot?.matches('.rule')) recordRuleRead(toRuleId(rule.replace(/.*#/, '')));
  const moved = spot?.matches('p') && spot.querySelector('a');
  if (moved) location.replace(moved.href);
}

/** Opens a worked example and the collapsed section that contains it. */
function unfold(example: HTMLDetailsElement): void {
  example.open = true;
  const around = example.parentElement?.closest('details');
  if (around) around.open = true;
  example.scrollIntoView();
}

address.textContent = location.href.replace(/#.*/, '');
addEventListener('hashchange', leadOn);
leadOn();

for (const link of queryElements('.share a', HTMLAnchorElement))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void copyText(link.href).then((isCopied) => {
      if (isCopied) link.textContent = readDataAttribute(address, 'copied');
      else location.assign(link.href);
    });
  });

if (document.querySelector('.own'))
  import('./own-edition.ts').then(({ showOwnEdition }) => showOwnEdition()).catch(console.warn);
