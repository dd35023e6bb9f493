import type { Page } from 'playwright';
import { readTokens } from './tokens.ts';

/** The allowed lengths and colours, as written in style sheets. */
interface Tokens {
  /** Font sizes; font sizes in drawings. */
  readonly text: readonly string[];
  readonly drawn: readonly string[];
  readonly spaces: readonly string[];
  readonly radii: readonly string[];
  readonly colours: readonly string[];
}

/** Colours that depend on the theme: custom properties of every page. */
const THEMED = ['paper', 'card', 'ink', 'soft', 'line', 'seal', 'yes', 'open', 'mark'];
/** Colours of boards: custom properties of pages with a board. */
const OF_BOARDS = ['ground', 'land', 'river', 'seam', 'leader'];

/** Returns all design tokens. */
function allTokens(): Tokens {
  const all = [...readTokens()];
  const named = (name: RegExp) => all.filter(([one]) => name.test(one)).map(([, value]) => value);
  return {
    text: named(/^(t\d|numeral.*)$/),
    drawn: named(/^d\d$/),
    spaces: named(/^s\d$/),
    radii: named(/^r\d$/),
    colours: [
      ...all.map(([, value]) => value).filter((value) => /^(#|color-mix)/.test(value)),
      ...[...THEMED, ...OF_BOARDS].map((name) => `var(--${name})`),
    ],
  };
}

/**
 * Lists computed font sizes, spacings, radii and colours on a page that are not design tokens, of every
 * element and its ::before and ::after, with all <details> open. Elements with the same path of tags and
 * classes are checked once.
 */
export async function tokenFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(awaitStyles);
  return page.evaluate(findFaults, allTokens());
}

/** Runs in the page: waits for the style sheets of lazy parts. */
async function awaitStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const coming = links.filter(({ sheet }) => sheet === null);
  await Promise.all(
    coming.map((link) => new Promise((arrived) => link.addEventListener('load', arrived, { once: true }))),
  );
}

/** Runs in the page. */
function findFaults(tokens: Tokens): readonly string[] {
  const resolved = (property: 'fontSize' | 'color', values: readonly string[]): ReadonlySet<string> => {
    const probe = document.body.appendChild(document.createElement('i'));
    const found = values.flatMap((value) => {
      probe.style[property] = '';
      probe.style[property] = value;
      return probe.style[property] !== '' ? [getComputedStyle(probe)[property]] : [];
    });
    probe.remove();
    return new Set(found);
  };
  const lengths = (values: readonly string[]) => resolved('fontSize', values);
  const text = lengths(tokens.text);
  const drawn = lengths(tokens.drawn);
  const spaces = lengths(tokens.spaces);
  const radii = lengths(tokens.radii);
  const colours = resolved('color', tokens.colours);

  const isSpace = (value: string) =>
    /^(0px|auto|normal|0%|-?0)$/.test(value) || spaces.has(value.replace(/^-/, ''));
  const isColour = (value: string) => colours.has(value) || /^(none|rgba\(0, 0, 0, 0\)|url\(.*)$/.test(value);
  const isRadius = (value: string) => value.split(' ').every((one) => one === '0px' || radii.has(one));
  const SIDES = ['top', 'right', 'bottom', 'left'] as const;
  const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

  /** Lists properties whose values are not tokens. */
  const strangersIn = (element: Element, pseudo?: string): readonly string[] => {
    const style = getComputedStyle(element, pseudo);
    const get = (name: string) => style.getPropertyValue(name);
    const isDrawing = element instanceof SVGElement;
    /** A drawing that is scaled down may use larger text, so that it stays legible. */
    const isLegible = () => {
      if (!(element instanceof SVGGraphicsElement) || !element.closest('svg[font-size]')) return false;
      return Number.parseFloat(get('font-size')) * (element.getScreenCTM()?.a ?? 0) > 10.9;
    };
    const held: (readonly [name: string, isHeld: boolean])[] = [
      ['font-size', text.has(get('font-size')) || (isDrawing && drawn.has(get('font-size'))) || isLegible()],
      ['color', isColour(get('color'))],
      ['background-color', isColour(get('background-color'))],
      ...CORNERS.map((at) => `border-${at}-radius`).map((name) => [name, isRadius(get(name))] as const),
      ...SIDES.filter((side) => get(`border-${side}-width`) !== '0px')
        .map((side) => `border-${side}-color`)
        .map((name) => [name, isColour(get(name))] as const),
    ];
    if (isDrawing && !(element instanceof SVGSVGElement || element instanceof SVGGElement))
      held.push(['fill', isColour(get('fill'))], ['stroke', isColour(get('stroke'))]);
    if (!isDrawing && style.display !== 'inline')
      held.push(...['row-gap', 'column-gap'].map((name) => [name, isSpace(get(name))] as const));
    if (!isDrawing && style.display !== 'contents') {
      // An automatic margin is recognised by its specified value, not by its computed one.
      const asked = pseudo === undefined ? element.computedStyleMap() : undefined;
      const space = (name: string) => String(asked?.get(name) ?? get(name));
      for (const side of SIDES)
        for (const name of [`margin-${side}`, `padding-${side}`]) held.push([name, isSpace(space(name))]);
    }
    return held.filter(([, isHeld]) => !isHeld).map(([name]) => `${name}: ${get(name)}`);
  };

  const nameOf = (element: Element) =>
    element.tagName.toLowerCase() + [...element.classList].map((one) => `.${one}`).join('');
  const wayTo = (element: Element): string =>
    (element.parentElement && element !== document.body ? `${wayTo(element.parentElement)} ` : '') +
    nameOf(element) +
    (element.getAttribute('aria-pressed') ?? '');
  /** Whether the browser draws the element itself, with the accent colour of the page. */
  const isNative = (element: Element) =>
    element.matches(
      'input[type="checkbox"], input[type="radio"], input[type="range"], input[type="file"], option, script, link, br, wbr',
    );

  for (const one of document.querySelectorAll('details')) one.open = true;
  const faults = new Set<string>();
  const seen = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    const way = wayTo(element);
    if (seen.has(way) || isNative(element) || !element.checkVisibility()) continue;
    seen.add(way);
    const pseudos = ['::before', '::after'].filter(
      (one) => !/^(none|normal)$/.test(getComputedStyle(element, one).content),
    );
    for (const pseudo of [undefined, ...pseudos])
      for (const strange of strangersIn(element, pseudo))
        faults.add(`${way.split(' ').slice(-3).join(' ')}${pseudo ?? ''} { ${strange} }`);
  }
  if (seen.size < 20) faults.add(`only ${seen.size} elements seen`);
  return [...faults];
}
