import type { AllTexts, Explanation, OwnLink, SecondaryModule, ShareKind, Tool, ToolTypes } from './tool.ts';

/** What the sharing buttons share. */
interface ToShare {
  readonly text: string;
  readonly kind: ShareKind;
  /** The link, if it contains no case. */
  readonly link?: string;
}

/** What can be shared of a state; undefined if nothing was entered or there is no answer. */
export function findShareContent<K extends ToolTypes>(
  { isBegun }: Pick<Tool<K>, 'isBegun'>,
  { makeOwnLink }: Pick<SecondaryModule<K>, 'makeOwnLink'>,
  state: K['state'],
  explained: Explanation | undefined,
  t: AllTexts<K>,
): ToShare | undefined {
  if (!isBegun(state)) return undefined;
  const shared: Explanation | OwnLink | undefined = makeOwnLink?.(state, t) ?? explained;
  return shared?.text === undefined ? undefined : { kind: 'result', ...shared, text: shared.text };
}
