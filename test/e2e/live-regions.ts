import type { Page } from '@playwright/test';

/** A part of the tree in which a screen reader moves, as far as it matters here. */
interface Part {
  readonly nodeId: string;
  readonly backendDOMNodeId?: number;
  readonly childIds?: readonly string[];
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/**
 * What a screen reader says by itself after something was done: the live parts of the accessibility tree that stood
 * there before and say something else now, and alerts that are new. A live part that comes with its words is not
 * heard, and so is not told.
 */
export async function heardAfter(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  const before = await livePartsOf(page);
  await act();
  const heard = async () =>
    [...(await livePartsOf(page))].flatMap(([id, { text, isAlert }]) => {
      const old = before.get(id);
      return text !== '' && text !== old?.text && (old || isAlert) ? [text] : [];
    });
  // What is said comes with the next drawing, or once a part has been fetched: until nothing is added any more.
  let said: readonly string[] = [];
  for (let same = 0, tries = 0; tries < 40 && same < (said.length > 0 ? 2 : 10); tries++) {
    await page.waitForTimeout(50);
    const now = await heard();
    same = String(now) === String(said) ? same + 1 : 0;
    said = now;
  }
  return said;
}

/** The parts that speak by themselves, by their place in the page. */
async function livePartsOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const parts = new Map<string, Part>(nodes.map((node) => [node.nodeId, node as Part]));
  const live = [...parts.values()].filter((part) => {
    const has = (name: string) => part.properties?.find((one) => one.name === name)?.value.value;
    return (has('live') ?? 'off') !== 'off' && !part.properties?.some(({ name }) => name === 'root');
  });
  return new Map(
    live.map((part) => [
      part.backendDOMNodeId,
      {
        text: wordsIn(part, parts)
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/ (?=[.,])/g, '')
          .trim(),
        isAlert: part.role?.value === 'alert',
      },
    ]),
  );
}

const NAMED = ['StaticText', 'link', 'button', 'checkbox', 'image', 'img'];

/** What is read of a part: its words; links, buttons and boxes by their names. */
function wordsIn(part: Part, parts: ReadonlyMap<string, Part>): string {
  if (NAMED.includes(part.role?.value ?? '')) return part.name?.value ?? '';
  const children = (part.childIds ?? []).flatMap((id) => parts.get(id) ?? []);
  return children.map((child) => wordsIn(child, parts)).join(' ');
}

/** Role and name of what has the focus, as they are read out. */
export async function focusOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const focused = nodes.findLast((node) =>
    node.properties?.some(({ name, value }) => name === 'focused' && value.value === true),
  );
  return `${focused?.role?.value} ${focused?.name?.value ?? ''}`.trim();
}
