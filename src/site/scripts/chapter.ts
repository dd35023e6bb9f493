// Script of a chapter page: glossary popovers, copying the link of a rule, printing full addresses, storing
// which rule was opened, redirecting old rule addresses, and expanding the notes on the user's edition.
import { toRuleId } from '../../core/trace.ts';
import { queryElement, queryElements, readDataAttribute } from '../../ui/browser/query-element.ts';
import { copyText } from '../../ui/browser/share-dialog.ts';
import { recordRuleRead } from '../../ui/record-rule-read.ts';
import './chapter-place.ts';
import './glossary-popover.ts';

const address = queryElement('#address', HTMLElement);

/**
 * Opens the rule or example in the address. Redirects from a rule that was moved to its new place, and from
 * one that does not exist to a page with the nearest rules.
 */
function redirectToRule(): void {
  const anchor = location.hash.slice(1);
  if (!/^[\w-]+$/.test(anchor)) return; // not an id of ours, e.g. a link to a text fragment
  const target = document.getElementById(anchor);
  const rule = `${readDataAttribute(address, 'rules')}${anchor}`;
  if (!target) location.replace(rule);
  const section = target?.closest('details');
  if (target && section) {
    section.open = true;
    target.scrollIntoView();
  }
  if (target?.matches('.rule')) recordRuleRead(toRuleId(rule.replace(/.*#/, '')));
  const moved = target?.matches('p') && target.querySelector('a');
  if (moved) location.replace(moved.href);
}

address.textContent = location.href.replace(/#.*/, '');
addEventListener('hashchange', redirectToRule);
redirectToRule();

for (const link of queryElements('.share a', HTMLAnchorElement))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void copyText(link.href).then((isCopied) => {
      if (isCopied) link.textContent = readDataAttribute(address, 'copied');
      else location.assign(link.href);
    });
  });

if (document.querySelector('.own'))
  import('./settings/own-edition.ts').then(({ showOwnEdition }) => showOwnEdition()).catch(console.warn);
