import type { Explanation, OwnLink, SecondaryModule, SecondaryProps, ShareKind, Tool } from '../tool.ts';
import type { FullTranslator, ToolTypes } from '../tool-types.ts';

/** What the sharing buttons share. */
interface ShareContent {
  readonly text: string;
  readonly kind: ShareKind;
  /** The link, if it contains no case. */
  readonly link?: string;
}

/**
 * Composes what is shared of a state: the text and link in the tool's own format if it has one, otherwise the
 * explanation of the answer. Undefined if nothing was entered or there is no text.
 */
export function composeShareContent<K extends ToolTypes>(
  { isBegun }: Pick<Tool<K>, 'isBegun'>,
  { makeOwnLink }: Pick<SecondaryModule<K>, 'makeOwnLink'>,
  { state, settings }: Pick<SecondaryProps<K>['session'], 'state' | 'settings'>,
  explanation: Explanation | undefined,
  t: FullTranslator<K>,
): ShareContent | undefined {
  if (!isBegun(state)) return undefined;
  const content: Explanation | OwnLink | undefined = makeOwnLink?.(state, settings, t) ?? explanation;
  return content?.text === undefined ? undefined : { kind: 'result', ...content, text: content.text };
}
