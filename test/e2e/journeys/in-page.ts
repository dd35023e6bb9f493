// What runs in the page itself, in any engine: each function is sent there by its text, and knows nothing of this file.

/** A place on the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is looked for: by the role and the name that a screen reader hears, the name being a regular expression. */
export interface Sought {
  readonly roles: readonly string[];
  readonly name: string;
  /** The name of the group that it stands in, where the page has several. */
  readonly group: string | null;
}

/** What was found: where its middle is, and what it is at the moment. */
export interface Found {
  readonly at: Point;
  /** How far the page is scrolled to show it. */
  readonly scrolled: number;
  readonly isEnabled: boolean;
  /** Nothing lies over its middle. */
  readonly isFree: boolean;
  readonly text: string;
}

/** Looks for the one thing of that role and name that can be seen, brings it into sight, and gives it the focus. */
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
      isFree,
      isEnabled: !one.matches(':disabled, [aria-disabled=true]'),
      text: one.innerText,
    };
  } finally {
    axe.teardown();
  }
}

/** What can be touched: by its role, its name and, where it stands in one, the name of its group. */
interface Touchable {
  readonly role: 'button' | 'checkbox' | 'gridcell';
  readonly name: string;
  readonly group?: string;
}

/** Everything inside that can be touched now and is the only one of its name there, in the order of the page. */
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

/** What the page says, as it is seen, with plain spaces. */
export const saidIn = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.checkVisibility())
    .map((one) => one.innerText)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** Whether the tool on the page has loaded what it keeps, and everything below its first screen has come. */
export const isAwake = () =>
  document.querySelector('[inert]') === null && document.querySelector('astro-island[ssr]') === null;

/** Waits until two frames were painted, before which nothing that waits for one has come. */
export const frames = () =>
  new Promise<true>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))));

/** How far the page sticks out at the side of the screen. */
export const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** What axe finds on the page, by rule and place. */
export async function amiss(): Promise<readonly string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await globalThis.axe.run({ runOnly: tags, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join('; ')}`);
}

/** Two fingers as events alone, for an engine whose driver has one finger. */
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
