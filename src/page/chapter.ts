// A chapter's page: explains terms, copies a rule's link, prints with its whole address, remembers which rule was
// opened, lets no address of a rule or an example end in nothing, and opens what the edition of the box says.
import { ruleIdOf } from '../engine/trace.ts';
import { dataOf, elementAt, elementsAt } from '../ui/element.ts';
import { copyText } from '../ui/hand-out.ts';
import { noteRule } from '../ui/note-rule.ts';
import './terms.ts';

const address = elementAt('#address', HTMLElement);

/** Leads on from a rule that has moved, or never was, to where it is or to the nearest. */
function leadOn(): void {
  const wanted = location.hash.slice(1);
  if (!/^[\w-]+$/.test(wanted)) return; // no address of ours, such as that of a passage
  const spot = document.getElementById(wanted);
  const rule = `${dataOf(address, 'rules')}${wanted}`;
  if (!spot) location.replace(rule);
  if (spot instanceof HTMLDetailsElement) unfold(spot);
  if (spot?.matches('.rule')) noteRule(ruleIdOf(rule.replace(/.*#/, '')));
  const moved = spot?.matches('p') && spot.querySelector('a');
  if (moved) location.replace(moved.href);
}

/** Opens a worked example, and the fold below its rule in which it lies. */
function unfold(example: HTMLDetailsElement): void {
  example.open = true;
  const around = example.parentElement?.closest('details');
  if (around) around.open = true;
  example.scrollIntoView();
}

address.textContent = location.href.replace(/#.*/, '');
addEventListener('hashchange', leadOn);
leadOn();

for (const link of elementsAt('.share a', HTMLAnchorElement))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void copyText(link.href).then((isCopied) => {
      if (isCopied) link.textContent = dataOf(address, 'copied');
      else location.assign(link.href);
    });
  });

if (document.querySelector('.own'))
  import('./own-edition.ts').then(({ showOwnEdition }) => showOwnEdition()).catch(console.warn);
