import type { VerdictCard } from '../../../drawings/verdict-picture.ts';
import { makePagePath } from '../../../i18n/paths.ts';
import { joinPlainText } from '../../../shell/AnswerSteps.tsx';
import { createSiblingBoard } from '../../../shell/opening/sibling-board.ts';
import type { SecondaryProps } from '../../../shell/tool.ts';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { explainDriveOut } from '../explain/drive-out.ts';
import { MAX_GRID_SIZE } from '../rules/grid.ts';
import { KHAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { getConquestBoard, getRulersBoard, isEmptyBoard, type KhanBoard } from '../saves/board.ts';
import { KHAN_CONQUEST_SAVE, type KhanConquest } from '../saves/conquest.ts';
import type { KhanRulers } from '../saves/rulers.ts';
import { BoardSizeForm } from '../ui/BoardSizeForm.tsx';
import { ExampleList } from '../ui/ExampleList.tsx';
import { EverythingList } from '../ui/reading/EverythingList.tsx';
import { withValues } from '../ui/with-values.ts';
import { explainMoveOutcome, explainOtherRuling } from './AnswerPanel.tsx';
import { resizeRulersBoard, withBoard } from './state.ts';
import type { FullRulersTranslator, RulersAnswer, RulersTypes } from './types.ts';

export { default as styles } from '../ui/khan-more.css?url';
export { fromCase } from './from-case.ts';

/** The tool for conquests shows the same board. */
export const siblingBoard = createSiblingBoard<KhanRulers, KhanConquest, KhanBoard>({
  siblingKind: KHAN_CONQUEST_SAVE,
  readBoard: getRulersBoard,
  readSiblingBoard: getConquestBoard,
  isEmpty: isEmptyBoard,
  withBoard,
});

/** Explains where a ruler goes: the steps with their rules, and a text for a chat. */
export function explainAnswer(answer: RulersAnswer, state: KhanRulers, t: FullRulersTranslator) {
  const steps = explainDriveOut(answer.answer.trace, t);
  const outcome = [
    ...explainMoveOutcome(answer, state, t).map(({ text }) => text),
    ...explainOtherRuling(answer, t),
  ];
  return { steps, text: joinPlainText(t('plain-drive-out'), outcome, steps) };
}

/** Creates the verdict as data for its picture: where the ruler goes, and what follows. */
export function toVerdictCard(answer: RulersAnswer, state: KhanRulers, t: FullRulersTranslator): VerdictCard {
  const [where, ...follows] = explainMoveOutcome(answer, state, t);
  const lines = [...follows.map(({ text }) => text), ...explainOtherRuling(answer, t)];
  return { tone: 'yes', title: t('plain-drive-out'), head: where.text, lines, rows: [] };
}

/** Shows, below sharing, the ruling on a trapped ruler, the size of the board, and worked examples. */
export function AfterSharing({ session, answer, rules, openCase, t }: SecondaryProps<RulersTypes>) {
  const { state } = session;
  return (
    <>
      <EverythingList board={getRulersBoard(state)} t={t} />
      {answer?.otherAnswer && <TrappedRulingForm session={session} answer={answer} rules={rules} t={t} />}
      <BoardSizeForm
        size={state.size}
        most={MAX_GRID_SIZE}
        setSize={(size) => session.change(resizeRulersBoard(state, size))}
        t={t}
      />
      <ExampleList locale={rules.locale} tool="khan/rulers/" follow={openCase} t={t} />
    </>
  );
}

interface TrappedRulingProps extends Pick<SecondaryProps<RulersTypes>, 'session' | 'rules' | 't'> {
  readonly answer: RulersAnswer;
}

/**
 * Chooses the ruling on a trapped ruler, for this board only; the settings hold the ruling for all boards.
 */
function TrappedRulingForm({ session: { state, change }, answer, rules, t }: TrappedRulingProps) {
  return (
    <section role="group" aria-label={t('point-trapped-yurt')}>
      <h2>
        {t('point-trapped-yurt')} <RuleLink rule="khan/drive-out/trapped" rules={rules} t={t} />
      </h2>
      <ToggleGroup look="wrapped">
        {KHAN_RULING_OPTIONS['trapped-yurt'].map((trappedYurt) => (
          <ToggleButton
            key={trappedYurt}
            isOn={answer.trappedYurt === trappedYurt}
            pick={() => change(withValues(state, { trappedYurt }))}
          >
            {t(`choice-trapped-yurt-${trappedYurt}`)}
          </ToggleButton>
        ))}
      </ToggleGroup>
      <p class="soft">
        {t('for-this-board')}{' '}
        <a href={`${makePagePath(rules.locale, 'settings/')}#trapped-yurt`}>{t('for-all-boards')}</a>
      </p>
    </section>
  );
}
