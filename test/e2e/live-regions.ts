import type { Page } from '@playwright/test';

/** A node of the accessibility tree, with the fields that are needed here. */
interface Part {
  readonly nodeId: string;
  readonly backendDOMNodeId?: number;
  readonly childIds?: readonly string[];
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/**
 * Lists what a screen reader announces by itself after an action: live regions that existed before and have
 * another text now, and new alerts. A live region that is inserted together with its text is not announced,
 * so it is not listed.
 */
export async function heardAfter(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  const before = await livePartsOf(page);
  await act();
  const heard = async () =>
    [...(await livePartsOf(page))].flatMap(([id, { text, isAlert }]) => {
      const old = before.get(id);
      return text !== '' && text !== old?.text && (old || isAlert) ? [text] : [];
    });
  // The text is inserted with the next render, or once a file has loaded: waits until nothing is added any
  // more.
  let said: readonly string[] = [];
  for (let same = 0, tries = 0; tries < 40 && same < (said.length > 0 ? 2 : 10); tries++) {
    await page.waitForTimeout(50);
    const now = await heard();
    same = String(now) === String(said) ? same + 1 : 0;
    said = now;
  }
  return said;
}

/** Returns the live regions, by their node ids. */
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

/** Returns the text that is announced for a node; links, buttons and text fields by their names. */
function wordsIn(part: Part, parts: ReadonlyMap<string, Part>): string {
  if (NAMED.includes(part.role?.value ?? '')) return part.name?.value ?? '';
  const children = (part.childIds ?? []).flatMap((id) => parts.get(id) ?? []);
  return children.map((child) => wordsIn(child, parts)).join(' ');
}

/** Returns role and name of the focused element, as a screen reader announces them. */
export async function focusOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const focused = nodes.findLast((node) =>
    node.properties?.some(({ name, value }) => name === 'focused' && value.value === true),
  );
  return `${focused?.role?.value} ${focused?.name?.value ?? ''}`.trim();
}
