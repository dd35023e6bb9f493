// The address of a rule without a language: goes to the rule in the reader's own, or offers the nearest.
import { nearestFirst } from './nearest.ts';
import { readersLocale } from './reader.ts';

const list = document.querySelector<HTMLElement>(`[data-list="${readersLocale()}"]`);

/** What stands behind `#`; an address may have been escaped on its way. */
function wantedRule(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // a percent sign that begins no escape
  }
}

function open(): void {
  const wanted = wantedRule();
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>('a[data-rule]') ?? [])];
  const exact = links.find(
    ({ dataset }) => dataset['rule'] === wanted || dataset['formerly']?.split(' ').includes(wanted),
  );
  if (exact) {
    location.replace(exact.href);
    return;
  }
  const items = links.flatMap((link) => link.closest('li') ?? []);
  const nearest = nearestFirst(items, (item) => item.querySelector('a')?.dataset['rule'] ?? '', wanted);
  for (const item of nearest) item.parentElement?.append(item);
  if (list) list.hidden = false;
}

addEventListener('hashchange', open);
open();
