import type { AllTexts, Explained, Kit, MoreModule, PassedOn, Shared, Tool } from './tool.ts';

/** What the sharing buttons share. */
interface ToShare {
  readonly text: string;
  readonly shares: Shared;
  /** The link, if it contains no case. */
  readonly link?: string;
}

/** What can be shared of a state; undefined if nothing was entered or there is no answer. */
export function findWhatToShare<K extends Kit>(
  { isBegun }: Pick<Tool<K>, 'isBegun'>,
  { passOn }: Pick<MoreModule<K>, 'passOn'>,
  state: K['state'],
  explained: Explained | undefined,
  t: AllTexts<K>,
): ToShare | undefined {
  if (!isBegun(state)) return undefined;
  const shared: Explained | PassedOn | undefined = passOn?.(state, t) ?? explained;
  return shared?.text === undefined ? undefined : { shares: 'result', ...shared, text: shared.text };
}
