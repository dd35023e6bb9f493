// What every page does: go offline, offer updates, and switch languages without losing the place.
import { isLocale } from '../i18n/locale.ts';
import { registerOffline } from '../offline/register.ts';
import { keepChoice } from './choices.ts';

const root = document.body.dataset['root'] ?? '/';
const byId = (id: string) => document.getElementById(id);

if (import.meta.env.PROD)
  registerOffline(root, {
    ready: () => {
      byId('offline-ready')?.removeAttribute('hidden');
      document.dispatchEvent(new Event('yamen:offline-ready'));
    },
    update: (accept) => {
      byId('update')?.removeAttribute('hidden');
      byId('update')?.querySelector('button')?.addEventListener('click', accept, { once: true });
    },
  });

/** The rule at which a person is reading, as an anchor: the one in the address, else the one in view. */
function anchorInView(): string {
  const rules = [...document.querySelectorAll<HTMLElement>('.rule[id]')];
  const above = rules.filter((rule) => rule.getBoundingClientRect().top < innerHeight / 3);
  const inView = above.at(-1)?.id;
  return inView && scrollY > 0 ? `#${inView}` : location.hash;
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-switch]'))
  link.addEventListener('click', () => {
    const locale = link.dataset['switch'];
    if (isLocale(locale)) keepChoice('locale', locale);
    link.hash = anchorInView();
  });
