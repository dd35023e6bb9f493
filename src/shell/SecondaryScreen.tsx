import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { RuleId } from '../core/trace.ts';
import { makeLink } from '../share/link.ts';
import { LegendDialog } from '../ui/LegendDialog.tsx';
import { WithStylesheet } from '../ui/WithStylesheet.tsx';
import { AnswerSteps } from './AnswerSteps.tsx';
import { ArchiveList } from './ArchiveList.tsx';
import { type ArchiveActions, createArchiveActions } from './archive-actions.ts';
import { HandOnButton } from './handover/HandOnButton.tsx';
import { OpenButton } from './opening/OpenButton.tsx';
import { useOpenHandler } from './opening/use-open-handler.ts';
import { useSiblingBoard } from './opening/use-sibling-board.ts';
import { useSiblingLink } from './opening/use-sibling-link.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { RecordButtons } from './records/RecordButtons.tsx';
import type { ShellSession } from './session/session.ts';
import { useSharedPlayers } from './session/use-shared-players.ts';
import { composeShareContent } from './sharing/compose-share-content.ts';
import { ReportButton } from './sharing/ReportButton.tsx';
import { ShareButtons } from './sharing/ShareButtons.tsx';
import type { SecondaryModule, SecondaryProps, Tool } from './tool.ts';
import type { ToolTypes } from './tool-types.ts';
import { focusMainScreen, useShortcutsAndFocus } from './use-shortcuts-and-focus.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface Props<K extends ToolTypes> extends Omit<SecondaryProps<K>, 'openCase' | 'startNew'> {
  readonly session: ShellSession<K>;
  readonly tool: Tool<K>;
  readonly secondary: SecondaryModule<K>;
  /** The rule that is open in the dialog; null for none. */
  readonly rule: RuleId | null;
  closeRule(): void;
  /** The first screen, which gets the focus after something was opened. */
  readonly main: RefObject<HTMLElement>;
  readonly version: string;
}

/** Props of the parts of this screen, which include those of the tool's own components. */
type PartProps<K extends ToolTypes> = Props<K> &
  SecondaryProps<K> & { readonly archiveActions: ArchiveActions<K> };

/** Passes what is entered to the sibling tool, which answers the same question or has the same board. */
function useSiblingTool<K extends ToolTypes>({ secondary, session, answer, shellTexts }: Props<K>): void {
  const { state, settings } = session;
  const siblingInput = useMemo(
    () => secondary.findSiblingInput?.(state, settings, answer),
    [state, settings, answer],
  );
  useSiblingLink(siblingInput, session, shellTexts);
  useSiblingBoard(secondary.siblingBoard, session, shellTexts);
}

/** Opens a case as if from a link. */
async function openCase(refereeCase: object): Promise<void> {
  location.hash = await makeLink(refereeCase);
}

/** The explanation of the answer, and what can be shared. */
function useExplanation<K extends ToolTypes>({ tool, secondary, session, answer, t }: Props<K>) {
  const { state } = session;
  const explanation = useMemo(() => answer && secondary.explainAnswer(answer, state, t), [answer]);
  const shareContent = useMemo(
    () => composeShareContent(tool, secondary, session, explanation, t),
    [state, session.settings, explanation],
  );
  return { explanation, shareContent };
}

/**
 * The part below the first screen of every tool: steps, sharing, the tool's own part, starting over, the
 * archive.
 */
export function SecondaryScreen<K extends ToolTypes>(props: Props<K>) {
  const { tool, secondary, session, rules, rule, closeRule, main, t, shellTexts } = props;
  const sharedPlayers = useSharedPlayers(tool, secondary.playersAdapter, session);
  const archiveActions = createArchiveActions(tool, session, shellTexts, sharedPlayers);
  const open = useOpenHandler(props, archiveActions);
  useShortcutsAndFocus(main, session);
  useWakeLock();
  useSiblingTool(props);
  const parts: PartProps<K> = { ...props, archiveActions, openCase, startNew: archiveActions.startNew };
  return (
    <div class="more">
      <WithStylesheet styles={secondary.styles}>
        <AnswerSection {...parts} />
        <secondary.AfterSharing {...parts} />
        <BottomButtons {...parts} open={open} />
        <ArchiveSection {...parts} />
        <RuleDialog rule={rule} rules={rules} close={closeRule} t={t} shellTexts={shellTexts} />
      </WithStylesheet>
    </div>
  );
}

/** The answer: its steps, and the buttons that share it. */
function AnswerSection<K extends ToolTypes>(props: PartProps<K>) {
  const { secondary, session, answer, rules, version, t, shellTexts } = props;
  const { drawPicture } = secondary;
  const { explanation, shareContent } = useExplanation(props);
  const record = useMemo(
    () => secondary.toGameRecord?.(session.state, session.settings, t),
    [session.state, session.settings, t],
  );
  return (
    <>
      {shareContent?.text && (
        <ShareButtons
          refereeCase={answer?.refereeCase}
          answer={answer?.answer}
          {...shareContent}
          version={version}
          card={answer && secondary.toVerdictCard?.(answer, session.state, t)}
          drawPicture={drawPicture && ((source) => drawPicture(props, source))}
          replay={secondary.prepareReplay?.(props)}
          t={shellTexts}
        />
      )}
      {record && <RecordButtons key={record.id} record={record} t={shellTexts} />}
      {secondary.InsteadOfSteps && <secondary.InsteadOfSteps {...props} />}
      {!secondary.InsteadOfSteps && explanation && (
        <AnswerSteps steps={explanation.steps} rules={rules} t={t} />
      )}
      {secondary.BeforeSteps && <secondary.BeforeSteps {...props} />}
      {shareContent && (
        <ReportButton
          refereeCase={answer?.refereeCase}
          answer={answer?.answer}
          version={version}
          t={shellTexts}
        />
      )}
    </>
  );
}

type BottomButtonsProps<K extends ToolTypes> = PartProps<K> & {
  readonly open: ReturnType<typeof useOpenHandler>;
};

/**
 * Buttons that start again, keeping what stays the same between games, or open shared content, those of the
 * tool, and the legend of symbols.
 */
function BottomButtons<K extends ToolTypes>({ open, ...props }: BottomButtonsProps<K>) {
  const { tool, secondary, session, archiveActions, main, rules, t, shellTexts } = props;
  const hasBegun = tool.isBegun(session.state);
  const startAgain = () =>
    archiveActions.startOver((isKept) => shellTexts(isKept ? 'started-again-kept' : 'started-again'));
  const focusTop = () => {
    focusMainScreen(main.current);
    scrollTo({ top: 0 });
  };
  return (
    <div class="row">
      <button type="button" aria-disabled={!hasBegun} onClick={() => hasBegun && startAgain()}>
        {shellTexts('start-again')}
      </button>
      {secondary.ExtraButtons && <secondary.ExtraButtons {...props} />}
      {secondary.handover && tool.archive && (
        <HandOnButton
          handover={secondary.handover}
          session={session}
          id={tool.archive.getLabel(session.state).id}
          hasBegun={hasBegun}
          locale={rules.locale}
          t={shellTexts}
        />
      )}
      <OpenButton
        tool={tool.path}
        locale={rules.locale}
        opened={(content, checksum) => void open(content, undefined, checksum)}
        arrived={focusTop}
        t={shellTexts}
      />
      <LegendDialog locale={rules.locale} game={`${tool.path.split('/')[0]}`} t={t} shellTexts={shellTexts} />
    </div>
  );
}

/** The archive, if the tool has one. */
function ArchiveSection<K extends ToolTypes>(props: PartProps<K>) {
  const { tool, secondary, archiveActions, session, rules, t, shellTexts } = props;
  const { archive, state, settings } = session;
  const describe = useMemo(
    () => (one: K['state']) => {
      if (!secondary.describeState) throw new Error(`${tool.path} has an archive and describes nothing`);
      return secondary.describeState(one, settings, t);
    },
    [settings, t],
  );
  const toRecord = useMemo(
    () => secondary.toGameRecord && ((one: K['state']) => secondary.toGameRecord?.(one, settings, t)),
    [settings, t],
  );
  if (!tool.archive || !archive) return null;
  return (
    <ArchiveList
      archive={tool.archive}
      all={archive}
      now={state}
      describe={describe}
      toRecord={toRecord}
      change={archiveActions.changeArchive}
      open={(one) => archiveActions.openState(one, (isKept) => shellTexts(isKept ? 'opened-kept' : 'opened'))}
      locale={rules.locale}
      t={shellTexts}
    />
  );
}
