import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { RuleId } from '../../engine/trace.ts';
import { SITE_ROOT } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import { makeLink } from '../../share/link.ts';
import { LegendDialog } from '../../ui/LegendDialog.tsx';
import { WithStylesheet } from '../../ui/WithStylesheet.tsx';
import { AnswerSteps } from './AnswerSteps.tsx';
import { ArchiveList } from './ArchiveList.tsx';
import { type ArchiveActions, createArchiveActions } from './archive-actions.ts';
import { findShareContent } from './find-share-content.ts';
import { HandoffLink } from './HandoffLink.tsx';
import { OpenButton } from './OpenButton.tsx';
import type { Openable } from './OpenDialog.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import { ShareButtons } from './ShareButtons.tsx';
import type { SecondaryModule, SecondaryProps, Tool, ToolTypes } from './tool.ts';
import { useCaseLink } from './use-case-link.ts';
import type { ShellSession } from './use-session.ts';
import { useSharedPlayers } from './use-shared-players.ts';
import { focusMainScreen, useShortcutsAndFocus } from './use-shortcuts-and-focus.ts';
import { useSiblingLink } from './use-sibling-link.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface Props<K extends ToolTypes> extends Omit<SecondaryProps<K>, 'openCase' | 'startNew'> {
  readonly session: ShellSession<K>;
  readonly tool: Tool<K>;
  readonly more: SecondaryModule<K>;
  /** The rule that is open in the dialog; null for none. */
  readonly rule: RuleId | null;
  closeRule(): void;
  /** The first screen, which gets the focus after something was opened. */
  readonly main: RefObject<HTMLElement>;
  readonly version: string;
  readonly shellTexts: Translator<'sharing' | 'archive'>;
}

/**
 * Returns callbacks that open cases and links. The open state is archived first if the tool has an archive.
 */
function useOpening<K extends ToolTypes>(props: Props<K>, { openAsNew }: ArchiveActions<K>) {
  const { tool, more, session, main, t, shellTexts } = props;
  const open = (what: Openable, also?: unknown): boolean => {
    const next = more.fromCase(what, session.state, also);
    if (!next) return false;
    if (isSame(tool, next, session.state)) {
      session.change(next);
      return true;
    }
    const lacking = more.explainOmissions?.(what, t);
    const said = (isKept: boolean) => shellTexts(isKept ? 'opened-kept' : 'opened');
    openAsNew(next, lacking === undefined ? said : (isKept) => `${said(isKept)} ${lacking}`);
    focusMainScreen(main.current);
    return true;
  };
  const openOwn = (link: string): boolean => {
    const next = more.fromOwnLink?.(link);
    if (next) openAsNew(next, shellTexts('opened'));
    return next !== undefined;
  };
  useCaseLink({
    root: SITE_ROOT,
    path: tool.path,
    session,
    isReady: session.isArchiveLoaded,
    open,
    openOwn,
    t: shellTexts,
  });
  return open;
}

/** Updates the link to the related tool. */
function useWayBeside<K extends ToolTypes>({ more, session, answer, shellTexts }: Props<K>): void {
  const { state, settings } = session;
  const beside = useMemo(() => more.findSiblingInput?.(state, settings, answer), [state, settings, answer]);
  useSiblingLink(beside, session, shellTexts);
}

/**
 * Whether `next` is the open state itself, or the same state with other decisions. Then nothing is archived.
 */
function isSame<K extends ToolTypes>({ archive }: Tool<K>, next: K['state'], now: K['state']): boolean {
  return next === now || (archive !== undefined && archive.getLabel(next).id === archive.getLabel(now).id);
}

/** Opens a case as if from a link. */
async function openCase(refereeCase: object): Promise<void> {
  location.hash = await makeLink(refereeCase);
}

/** The answer in sentences, and what can be shared. */
function useTold<K extends ToolTypes>({ tool, more, session, answer, t }: Props<K>) {
  const { state } = session;
  const explained = useMemo(() => answer && more.explainAnswer(answer, state, t), [answer]);
  const toShare = useMemo(() => findShareContent(tool, more, state, explained, t), [state, explained]);
  return { explained, toShare };
}

/**
 * The part below the first screen of every tool: steps, sharing, the tool's own part, starting over, the
 * archive.
 */
export function SecondaryScreen<K extends ToolTypes>(given: Props<K>) {
  const { tool, more, rule, closeRule, main, version, ...rest } = given;
  const table = useSharedPlayers(tool, more.playersAdapter, given.session);
  const archiving = createArchiveActions(tool, given.session, given.shellTexts, table);
  const props = { ...rest, openCase, startNew: archiving.startNew };
  const { session, answer, rules, t, shellTexts } = props;
  const open = useOpening(given, archiving);
  const arrive = () => {
    focusMainScreen(main.current);
    scrollTo({ top: 0 });
  };
  useShortcutsAndFocus(main, given.session);
  useWakeLock();
  useWayBeside(given);
  const { drawPicture } = more;
  const { explained, toShare } = useTold(given);
  return (
    <div class="more">
      <WithStylesheet styles={more.styles}>
        {more.BeforeSteps && <more.BeforeSteps {...props} />}
        {more.InsteadOfSteps && <more.InsteadOfSteps {...props} />}
        {!more.InsteadOfSteps && explained && <AnswerSteps steps={explained.steps} rules={rules} t={t} />}
        {toShare && (
          <ShareButtons
            asked={answer?.refereeCase}
            answer={answer?.answer}
            {...toShare}
            version={version}
            telling={answer && more.toVerdictCard?.(answer, session.state, t)}
            picture={drawPicture && (() => drawPicture(props))}
            film={more.prepareReplay?.(props)}
            t={shellTexts}
          />
        )}
        <Handed more={more} answer={answer} rules={rules} t={t} />
        <more.AfterSharing {...props} />
        <Ending {...props} tool={tool} more={more} archiving={archiving} open={open} arrived={arrive} />
        <Archived {...props} tool={tool} more={more} archiving={archiving} />
        <RuleDialog rule={rule} rules={rules} close={closeRule} t={t} shellTexts={shellTexts} />
      </WithStylesheet>
    </div>
  );
}

type HandedProps<K extends ToolTypes> = Pick<Props<K>, 'more' | 'answer' | 'rules' | 't'>;

/** A link to another tool that can continue with the answer, if there is one. */
function Handed<K extends ToolTypes>({ more, answer, rules, t }: HandedProps<K>) {
  const handed = useMemo(() => answer && more.findHandoff?.(answer, t), [answer]);
  return handed ? <HandoffLink {...handed} locale={rules.locale} /> : null;
}

type EndingProps<K extends ToolTypes> = Omit<
  Props<K>,
  'openCase' | 'startNew' | 'rule' | 'closeRule' | 'main' | 'version'
> &
  SecondaryProps<K> & {
    readonly archiving: ArchiveActions<K>;
    open(what: Openable): boolean;
    arrived(): void;
  };

/** Buttons to end or begin a game, and the legend of symbols. */
function Ending<K extends ToolTypes>({ tool, more, archiving, open, arrived, ...props }: EndingProps<K>) {
  const { session, rules, t, shellTexts } = props;
  return (
    <div class="row">
      <StartAgain tool={tool} state={session.state} archiving={archiving} t={shellTexts} />
      {more.ExtraButtons && <more.ExtraButtons {...props} />}
      <OpenButton
        tool={tool.path}
        locale={rules.locale}
        opened={(what) => void open(what)}
        arrived={arrived}
        t={shellTexts}
      />
      <LegendDialog locale={rules.locale} game={`${tool.path.split('/')[0]}`} t={t} shellTexts={shellTexts} />
    </div>
  );
}

interface StartAgainProps<K extends ToolTypes> {
  readonly tool: Tool<K>;
  readonly state: K['state'];
  readonly archiving: ArchiveActions<K>;
  readonly t: Translator<'sharing'>;
}

/**
 * A button that starts over, keeping what stays the same between games. Shown once there is something to
 * reset.
 */
function StartAgain<K extends ToolTypes>({ tool, state, archiving, t }: StartAgainProps<K>) {
  const hasBegun = tool.isBegun(state);
  const startAgain = () =>
    archiving.startOver((isKept) => t(isKept ? 'started-again-kept' : 'started-again'));
  return (
    <button type="button" aria-disabled={!hasBegun} onClick={() => hasBegun && startAgain()}>
      {t('start-again')}
    </button>
  );
}

type ArchivedProps<K extends ToolTypes> = Pick<
  Props<K>,
  'tool' | 'more' | 'session' | 'rules' | 't' | 'shellTexts'
> & { readonly archiving: ArchiveActions<K> };

/** The archive, if the tool has one. */
function Archived<K extends ToolTypes>(props: ArchivedProps<K>) {
  const { tool, more, archiving, session, rules, t, shellTexts } = props;
  const { archive, state, settings } = session;
  const describe = useMemo(
    () => (one: K['state']) => {
      if (!more.describeState) throw new Error(`${tool.path} has an archive and describes nothing`);
      return more.describeState(one, settings, t);
    },
    [settings, t],
  );
  if (!tool.archive || !archive) return null;
  return (
    <ArchiveList
      archive={tool.archive}
      all={archive}
      now={state}
      describe={describe}
      change={archiving.changeArchive}
      open={(one) => archiving.openState(one, (isKept) => shellTexts(isKept ? 'opened-kept' : 'opened'))}
      locale={rules.locale}
      t={shellTexts}
    />
  );
}
