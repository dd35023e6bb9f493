import type { RefObject } from 'preact';
import { isolateBidi } from '../../explain/isolate-bidi.ts';
import { makePagePath } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import { computeAnswerChecksum } from '../../share/answer-checksum.ts';
import type { Openable } from '../../share/parse-opened-text.ts';
import type { ArchiveActions } from '../archive-actions.ts';
import type { ShellSession } from '../session/session.ts';
import type { OpenedState, SecondaryModule, SecondaryProps, Tool } from '../tool.ts';
import type { ToolTypes } from '../tool-types.ts';
import { focusMainScreen } from '../use-shortcuts-and-focus.ts';
import { useCaseLink } from './use-case-link.ts';

interface Props<K extends ToolTypes>
  extends Pick<SecondaryProps<K>, 'answerModule' | 'rules' | 't' | 'view' | 'setView'> {
  readonly session: ShellSession<K>;
  readonly tool: Tool<K>;
  readonly secondary: SecondaryModule<K>;
  /** The first screen, which gets the focus after something was opened. */
  readonly main: RefObject<HTMLElement>;
  readonly shellTexts: Translator<'sharing' | 'archive'>;
}

/**
 * Opens a case, with the checksum of the answer that was shared with it. Returns false if the tool cannot
 * represent it.
 */
type OpenHandler = (content: Openable, extra?: unknown, checksum?: string) => boolean;

/**
 * Opens the link in the address, and returns a callback that opens other cases. The open state is archived
 * first if the tool has an archive.
 */
export function useOpenHandler<K extends ToolTypes>(
  props: Props<K>,
  archiveActions: ArchiveActions<K>,
): OpenHandler {
  const { tool, secondary, session, shellTexts } = props;
  const open = createOpenHandler(props, archiveActions);
  const openOwnLink = (link: string, checksum: string | undefined): boolean => {
    const next = secondary.fromOwnLink?.(link);
    if (!next) return openHandover(link, checksum, props, archiveActions);
    const change = announceChange(props, { state: next }, checksum);
    const announcement = [shellTexts('opened'), change?.remark].filter(Boolean).join(' ');
    archiveActions.openAsNew(next, announcement, { link: change?.link });
    return true;
  };
  useCaseLink({
    path: tool.path,
    session,
    isReady: session.isArchiveLoaded,
    open,
    openOwnLink,
    t: shellTexts,
  });
  return open;
}

/** Creates a callback that opens cases. */
function createOpenHandler<K extends ToolTypes>(
  props: Props<K>,
  { openAsNew }: ArchiveActions<K>,
): OpenHandler {
  const { tool, secondary, session, main, t, shellTexts } = props;
  return (content, extra, checksum) => {
    // A link may be opened long after the render that this callback is from.
    const { history, settings } = session.latest();
    const opened = convertCase(secondary, { state: history.now, settings }, content, extra);
    if (!opened) return false;
    if (isSameEntry(tool, opened.state, history.now)) {
      session.change(opened.state, opened.answer);
      return true;
    }
    const omissions = secondary.explainOmissions?.(content, t);
    const change = announceChange(props, opened, checksum);
    const remarks = [omissions, change?.remark];
    const announce = (isKept: boolean) =>
      [shellTexts(isKept ? 'opened-kept' : 'opened'), ...remarks].filter(Boolean).join(' ');
    openAsNew(opened.state, announce, { answer: opened.answer, link: change?.link });
    focusMainScreen(main.current);
    return true;
  };
}

/** Converts a case into a state, with its answer if the tool has computed it; undefined if it cannot. */
function convertCase<K extends ToolTypes>(
  secondary: SecondaryModule<K>,
  { state, settings }: Pick<ShellSession<K>, 'state' | 'settings'>,
  content: Openable,
  extra: unknown,
): OpenedState<K> | undefined {
  if (secondary.openCase) return secondary.openCase(content, state, settings, extra);
  const next = secondary.fromCase(content, state, extra);
  return next && { state: next };
}

/**
 * Whether `next` is the open state, or another version of the same archive entry. Then nothing is archived.
 */
function isSameEntry<K extends ToolTypes>({ archive }: Tool<K>, next: K['state'], now: K['state']): boolean {
  return next === now || (archive !== undefined && archive.getLabel(next).id === archive.getLabel(now).id);
}

/**
 * Returns a remark and a link if the answer to an opened state is not the one that was shared with it, by its
 * checksum; undefined if it is, or if none was shared.
 */
function announceChange<K extends ToolTypes>(
  {
    answerModule,
    session,
    rules,
    shellTexts,
  }: Pick<Props<K>, 'answerModule' | 'session' | 'rules' | 'shellTexts'>,
  { state, answer }: OpenedState<K>,
  checksum: string | undefined,
) {
  const opened = answer ?? answerModule.computeAnswer(state, session.latest().settings);
  if (!opened || checksum === undefined || computeAnswerChecksum(opened.answer) === checksum)
    return undefined;
  const link = { href: makePagePath(rules.locale, 'about/#changes'), text: shellTexts('changes') };
  return { remark: shellTexts('opened-changed'), link };
}

/**
 * Opens a game that another device has handed on, or shared with the checksum of its answer. Returns false if
 * the link holds none.
 */
function openHandover<K extends ToolTypes>(
  link: string,
  checksum: string | undefined,
  props: Props<K>,
  { openHandedOn }: ArchiveActions<K>,
): boolean {
  const { secondary, session, view, setView, main, t, shellTexts } = props;
  const { handover, playersAdapter } = secondary;
  const game = handover?.parseLink(link);
  if (!game || !handover) return false;
  const progress = handover.describeProgress(game, t);
  const nameOf = (who: string) =>
    (game.players && playersAdapter?.nameOf(who, game.players)) ?? session.nameOf(who);
  const owner = handover.listPlayers(game.now, nameOf).find(({ id }) => id === game.from);
  const announceFrom = () => {
    if (checksum !== undefined) return shellTexts('opened');
    if (!owner) return shellTexts('goes-on', { progress });
    return shellTexts('goes-on-from', { name: isolateBidi(owner.name), progress });
  };
  const change = announceChange(props, { state: game.now }, checksum);
  openHandedOn(game, [announceFrom(), change?.remark].filter(Boolean).join(' '), change?.link);
  if (handover.continueView) setView(handover.continueView(game.now, view));
  focusMainScreen(main.current);
  return true;
}
