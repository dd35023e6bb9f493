// Functions that run in the page, in any engine. Each is sent as source text, so it cannot refer to anything
// in this file.

/** A place on the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What to look for: a role and an accessible name, the name as a regular expression. */
export interface Sought {
  readonly roles: readonly string[];
  readonly name: string;
  /** The name of the group that contains it, if the page has several with this name. */
  readonly group: string | null;
}

/** What was found: its centre, and its state. */
export interface Found {
  readonly at: Point;
  /** How far the page is scrolled to show it, in px. */
  readonly scrolled: number;
  readonly isEnabled: boolean;
  /** The element that covers its centre, as a selector; null if none does. */
  readonly coveredBy: string | null;
  readonly text: string;
}

/** Finds the only visible element with this role and name, scrolls it into view, and focuses it. */
export function find(sought: Sought, hasFocus: boolean): Found | string {
  const { axe } = globalThis;
  const { roles, name, group } = sought;
  const SELECTORS: Readonly<Record<string, string>> = {
    button: 'button, [role=button], summary',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    gridcell: '[role=gridcell]',
    group: 'fieldset, [role=group]',
    link: 'a[href]',
    radio: 'input[type=radio], [role=radio]',
    textbox: 'input, textarea',
  };
  axe.setup(document.documentElement);
  try {
    const called = (pattern: string) => (element: Element) =>
      new RegExp(pattern).test(axe.commons.text.accessibleText(element).replaceAll('\u00a0', ' '));
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
    const within =
      group === null ? [document.documentElement] : [...document.querySelectorAll(`${SELECTORS['group']}`)];
    const scopes = group === null ? within : within.filter(seen).filter(called(group));
    const selector = roles.map((role) => SELECTORS[role]).join(', ');
    const all = scopes.flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)]);
    const [one, ...more] = new Set(all.filter(seen).filter(called(name)));
    if (!one) return `no ${roles} is called ${name}`;
    if (more.length > 0) return `${more.length + 1} are called ${name}, each a ${roles}`;
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (hasFocus) one.focus();
    if (hasFocus && (one instanceof HTMLTextAreaElement || one instanceof HTMLInputElement)) one.select(); // what is typed takes its place
    const { left, top, width, height } = one.getBoundingClientRect();
    const at = { x: left + width / 2, y: top + height / 2 };
    const over = document.elementFromPoint(at.x, at.y);
    const isFree = over !== null && (one.contains(over) || over.closest('label')?.control === one);
    return {
      at,
      scrolled: scrollY,
      coveredBy: isFree ? null : `${over?.localName ?? 'nothing'}.${over?.className ?? ''}`,
      isEnabled: !one.matches(':disabled, [aria-disabled=true]'),
      text: one.innerText,
    };
  } finally {
    axe.teardown();
  }
}

/** A control: its role, its name and, if it is in a group, the name of the group. */
interface Touchable {
  readonly role: 'button' | 'checkbox' | 'gridcell';
  readonly name: string;
  readonly group?: string;
}

/** Lists all enabled controls inside with a unique name, in document order. */
export function listParts(inside: string): readonly Touchable[] {
  const { axe } = globalThis;
  const SELECTORS = {
    button: 'button, [role=button], summary',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    gridcell: '[role=gridcell]',
  } as const;
  const ROLES = ['button', 'checkbox', 'gridcell'] as const;
  axe.setup(document.documentElement);
  try {
    const nameOf = (element: Element) =>
      axe.commons.text.accessibleText(element).replaceAll('\u00a0', ' ').trim();
    const isUsable = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert]') === null &&
      !element.matches(':disabled, [aria-disabled=true]');
    const main = document.querySelector(inside) ?? document.documentElement;
    const all = ROLES.flatMap((role) =>
      [...main.querySelectorAll(SELECTORS[role])].filter(isUsable).map((element): Touchable => {
        const full = nameOf(element);
        if (role === 'gridcell') return { role, name: full.split(',')[0] ?? full };
        const holder = element.closest('fieldset, [role=group]');
        const group = holder ? nameOf(holder) : '';
        return { role, name: full, ...(group !== '' && { group }) };
      }),
    );
    const keyOf = ({ role, name, group }: Touchable) => JSON.stringify([role, name, group]);
    const keys = all.map(keyOf);
    return all.filter((one) => one.name !== '' && keys.filter((key) => key === keyOf(one)).length === 1);
  } finally {
    axe.teardown();
  }
}

/** Returns the visible text of the page, with plain spaces. */
export const saidIn = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.checkVisibility())
    .map((one) => one.innerText)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** Returns whether the tool on the page has loaded its stored state and its lazy parts. */
export const isAwake = () =>
  document.querySelector('[inert]') === null && document.querySelector('astro-island[ssr]') === null;

/** Waits for two animation frames, after which everything that waits for one frame is rendered. */
export const frames = () =>
  new Promise<true>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))));

/** Returns by how many px the page overflows to the side. */
export const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Lists the violations that axe reports on the page, by rule and element. */
export async function amiss(): Promise<readonly string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await globalThis.axe.run({ runOnly: tags, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join('; ')}`);
}

/** Simulates two fingers by events, for an engine whose driver has only one. */
export function pinchByEvents(middle: Point, from: number, to: number): void {
  const steps = 10;
  const target = document.elementFromPoint(middle.x, middle.y);
  const send = (type: string, apart: number | null) => {
    const fingers = [-1, 1].map((side) => ({
      clientX: middle.x + (side * (apart ?? 0)) / 2,
      clientY: middle.y,
    }));
    const event = new Event(type, { bubbles: true, cancelable: true });
    const touches = apart === null ? [] : fingers;
    target?.dispatchEvent(Object.assign(event, { touches, changedTouches: fingers }));
  };
  send('touchstart', from);
  for (let step = 1; step <= steps; step++) send('touchmove', from + ((to - from) * step) / steps);
  send('touchend', null);
}
