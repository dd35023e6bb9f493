import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { RuleId } from '../../engine/trace.ts';
import { ROOT } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import { makeLink } from '../../share/link.ts';
import { Legend } from '../../ui/legend.tsx';
import { Styled } from '../../ui/styled.tsx';
import { ArchiveList } from './ArchiveList.tsx';
import { type Archiving, archivingOf } from './archiving.ts';
import { useBeside } from './beside.ts';
import { focusFirstScreen, useFirstScreen } from './first-screen.ts';
import { HandOver } from './hand-over.tsx';
import { useLink } from './link.ts';
import { OpenButton } from './open-button.tsx';
import type { OpenedWhat } from './open-panel.tsx';
import { useTable } from './players.ts';
import { RuleSheet } from './rule-sheet.tsx';
import type { ShellSession } from './session.ts';
import { Sharing } from './sharing.tsx';
import { Steps } from './steps.tsx';
import { findWhatToShare } from './to-share.ts';
import type { Kit, MoreModule, MoreProps, Tool } from './tool.ts';
import { useWakeLock } from './wake-lock.ts';

interface Props<K extends Kit> extends Omit<MoreProps<K>, 'follow' | 'begin'> {
  readonly session: ShellSession<K>;
  readonly tool: Tool<K>;
  readonly more: MoreModule<K>;
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
function useOpening<K extends Kit>(props: Props<K>, { begin }: Archiving<K>) {
  const { tool, more, session, main, t, shellTexts } = props;
  const open = (what: OpenedWhat, also?: unknown): boolean => {
    const next = more.stateFrom(what, session.state, also);
    if (!next) return false;
    if (isSame(tool, next, session.state)) {
      session.change(next);
      return true;
    }
    const lacking = more.lackingIn?.(what, t);
    const said = (isKept: boolean) => shellTexts(isKept ? 'opened-kept' : 'opened');
    begin(next, lacking === undefined ? said : (isKept) => `${said(isKept)} ${lacking}`);
    focusFirstScreen(main.current);
    return true;
  };
  const openOwn = (link: string): boolean => {
    const next = more.stateOfLink?.(link);
    if (next) begin(next, shellTexts('opened'));
    return next !== undefined;
  };
  useLink({ root: ROOT, path: tool.path, session, isReady: session.isWhole, open, openOwn, t: shellTexts });
  return open;
}

/** Updates the link to the related tool. */
function useWayBeside<K extends Kit>({ more, session, answer, shellTexts }: Props<K>): void {
  const { state, houseRules } = session;
  const beside = useMemo(() => more.beside?.(state, houseRules, answer), [state, houseRules, answer]);
  useBeside(beside, session, shellTexts);
}

/**
 * Whether `next` is the open state itself, or the same state with other decisions. Then nothing is archived.
 */
function isSame<K extends Kit>({ archive }: Tool<K>, next: K['state'], now: K['state']): boolean {
  return next === now || (archive !== undefined && archive.labelOf(next).id === archive.labelOf(now).id);
}

/** Opens a case as if from a link. */
async function follow(asked: object): Promise<void> {
  location.hash = await makeLink(asked);
}

/** The answer in sentences, and what can be shared. */
function useTold<K extends Kit>({ tool, more, session, answer, t }: Props<K>) {
  const { state } = session;
  const explained = useMemo(() => answer && more.explain(answer, state, t), [answer]);
  const toShare = useMemo(() => findWhatToShare(tool, more, state, explained, t), [state, explained]);
  return { explained, toShare };
}

/**
 * The part below the first screen of every tool: steps, sharing, the tool's own part, starting over, the
 * archive.
 */
export function Below<K extends Kit>(given: Props<K>) {
  const { tool, more, rule, closeRule, main, version, ...rest } = given;
  const table = useTable(tool, more.players, given.session);
  const archiving = archivingOf(tool, given.session, given.shellTexts, table);
  const props = { ...rest, follow, begin: archiving.beginHere };
  const { session, answer, rules, t, shellTexts } = props;
  const open = useOpening(given, archiving);
  const arrive = () => {
    focusFirstScreen(main.current);
    scrollTo({ top: 0 });
  };
  useFirstScreen(main, given.session);
  useWakeLock();
  useWayBeside(given);
  const { picture } = more;
  const { explained, toShare } = useTold(given);
  return (
    <div class="more">
      <Styled styles={more.styles}>
        {more.First && <more.First {...props} />}
        {more.Top && <more.Top {...props} />}
        {!more.Top && explained && <Steps steps={explained.steps} rules={rules} t={t} />}
        {toShare && (
          <Sharing
            asked={answer?.asked}
            answer={answer?.answer}
            {...toShare}
            version={version}
            telling={answer && more.tell?.(answer, session.state, t)}
            picture={picture && (() => picture(props))}
            film={more.film?.(props)}
            t={shellTexts}
          />
        )}
        <Handed more={more} answer={answer} rules={rules} t={t} />
        <more.Below {...props} />
        <Ending {...props} tool={tool} more={more} archiving={archiving} open={open} arrived={arrive} />
        <Archived {...props} tool={tool} more={more} archiving={archiving} />
        <RuleSheet rule={rule} rules={rules} close={closeRule} t={t} shellTexts={shellTexts} />
      </Styled>
    </div>
  );
}

type HandedProps<K extends Kit> = Pick<Props<K>, 'more' | 'answer' | 'rules' | 't'>;

/** A link to another tool that can continue with the answer, if there is one. */
function Handed<K extends Kit>({ more, answer, rules, t }: HandedProps<K>) {
  const handed = useMemo(() => answer && more.handOver?.(answer, t), [answer]);
  return handed ? <HandOver {...handed} locale={rules.locale} /> : null;
}

type EndingProps<K extends Kit> = Omit<
  Props<K>,
  'follow' | 'begin' | 'rule' | 'closeRule' | 'main' | 'version'
> &
  MoreProps<K> & { readonly archiving: Archiving<K>; open(what: OpenedWhat): boolean; arrived(): void };

/** Buttons to end or begin a game, and the legend of symbols. */
function Ending<K extends Kit>({ tool, more, archiving, open, arrived, ...props }: EndingProps<K>) {
  const { session, rules, t, shellTexts } = props;
  return (
    <div class="row">
      <StartAgain tool={tool} state={session.state} archiving={archiving} t={shellTexts} />
      {more.Actions && <more.Actions {...props} />}
      <OpenButton
        tool={tool.path}
        locale={rules.locale}
        opened={(what) => void open(what)}
        arrived={arrived}
        t={shellTexts}
      />
      <Legend locale={rules.locale} game={`${tool.path.split('/')[0]}`} t={t} shellTexts={shellTexts} />
    </div>
  );
}

interface StartAgainProps<K extends Kit> {
  readonly tool: Tool<K>;
  readonly state: K['state'];
  readonly archiving: Archiving<K>;
  readonly t: Translator<'sharing'>;
}

/**
 * A button that starts over, keeping what stays the same between games. Shown once there is something to
 * reset.
 */
function StartAgain<K extends Kit>({ tool, state, archiving, t }: StartAgainProps<K>) {
  const hasBegun = tool.isBegun(state);
  const startAgain = () =>
    archiving.startAgain((isKept) => t(isKept ? 'started-again-kept' : 'started-again'));
  return (
    <button type="button" aria-disabled={!hasBegun} onClick={() => hasBegun && startAgain()}>
      {t('start-again')}
    </button>
  );
}

type ArchivedProps<K extends Kit> = Pick<
  Props<K>,
  'tool' | 'more' | 'session' | 'rules' | 't' | 'shellTexts'
> & { readonly archiving: Archiving<K> };

/** The archive, if the tool has one. */
function Archived<K extends Kit>(props: ArchivedProps<K>) {
  const { tool, more, archiving, session, rules, t, shellTexts } = props;
  const { archive, state, houseRules } = session;
  const describe = useMemo(
    () => (one: K['state']) => {
      if (!more.describe) throw new Error(`${tool.path} has an archive and describes nothing`);
      return more.describe(one, houseRules, t);
    },
    [houseRules, t],
  );
  if (!tool.archive || !archive) return null;
  return (
    <ArchiveList
      archive={tool.archive}
      all={archive}
      now={state}
      describe={describe}
      change={archiving.change}
      open={(one) => archiving.turnTo(one, (isKept) => shellTexts(isKept ? 'opened-kept' : 'opened'))}
      locale={rules.locale}
      t={shellTexts}
    />
  );
}
