// Marks the link of the rule that is being read in the strip of a chapter, and scrolls the strip to it.
import { queryElements } from '../../ui/browser/query-element.ts';

const rules = queryElements('.rule', HTMLElement);
const links = queryElements('.strip a[href^="#"]', HTMLAnchorElement);
const visible = new Set<Element>();

/** Marks the rule that the address names while it is on the screen, else the first one that is. */
function markPlace(): void {
  const shown = rules.filter((rule) => visible.has(rule));
  const current = shown.find((rule) => rule.matches(':target')) ?? shown[0];
  if (!current) return;
  for (const link of links) {
    const isCurrent = link.hash === `#${current.id}`;
    if (isCurrent === link.hasAttribute('aria-current')) continue;
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    const strip = link.parentElement;
    if (!isCurrent || !strip) continue;
    strip.scrollLeft = link === links[0] ? 0 : link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
  }
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) visible.add(target);
      else visible.delete(target);
    markPlace();
  },
  { rootMargin: '-20% 0px 0px' }, // a rule whose last lines are at the top of the screen has been read
);
for (const rule of rules) observer.observe(rule);
