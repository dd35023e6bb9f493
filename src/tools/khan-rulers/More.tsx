import type { Telling } from '../../drawings/verdict-picture.ts';
import { LONGEST_SIDE } from '../../engine/khan/grid.ts';
import { explainDriveOut } from '../../explain/khan/drive-out.ts';
import type { KhanRulers } from '../../saves/khan-rulers.ts';
import { BoardSize } from '../../ui/khan/board-size.tsx';
import { Examples } from '../../ui/khan/Examples.tsx';
import { plainLines } from '../shell/steps.tsx';
import type { MoreProps } from '../shell/tool.ts';
import { outcomeOf } from './Answer.tsx';
import type { AnswerTexts, Rulers, RulersAnswer } from './kit.ts';
import { withSize } from './state.ts';

export { default as styles } from '../../styles/khan-more.css?url';
export { stateFrom } from './opened.ts';

export function explain(answer: RulersAnswer, state: KhanRulers, t: AnswerTexts) {
  const steps = explainDriveOut(answer.answer.trace, t);
  const outcome = outcomeOf(answer, state, t).map(({ text }) => text);
  return { steps, text: plainLines(t('plain-drive-out'), outcome, steps) };
}

/** Where the ruler goes, and what follows. */
export function tell(answer: RulersAnswer, state: KhanRulers, t: AnswerTexts): Telling {
  const [where, ...follows] = outcomeOf(answer, state, t);
  const lines = follows.map(({ text }) => text);
  return { tone: 'yes', title: t('plain-drive-out'), head: where.text, lines, rows: [] };
}

/** The size of the board, and worked examples to open. */
export function Below({ session, rules, follow, t }: MoreProps<Rulers>) {
  const { state } = session;
  return (
    <>
      <BoardSize
        size={state.size}
        most={LONGEST_SIDE}
        setSize={(size) => session.change(withSize(state, size))}
        t={t}
      />
      <Examples locale={rules.locale} tool="khan/rulers/" follow={follow} t={t} />
    </>
  );
}
