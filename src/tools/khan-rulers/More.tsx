import type { Telling } from '../../drawings/verdict-picture.ts';
import { LONGEST_SIDE } from '../../engine/khan/grid.ts';
import { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import { explainDriveOut } from '../../explain/khan/drive-out.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { KhanRulers } from '../../saves/khan-rulers.ts';
import { BoardSize } from '../../ui/khan/board-size.tsx';
import { Examples } from '../../ui/khan/Examples.tsx';
import { withValues } from '../../ui/khan/with-values.ts';
import { RuleLink } from '../../ui/rule-link.tsx';
import { Choice, Segment } from '../../ui/segment.tsx';
import { plainLines } from '../shell/steps.tsx';
import type { MoreProps } from '../shell/tool.ts';
import { explainOtherwise, outcomeOf } from './Answer.tsx';
import type { AnswerTexts, Rulers, RulersAnswer } from './kit.ts';
import { withSize } from './state.ts';

export { default as styles } from '../../styles/khan-more.css?url';
export { stateFrom } from './opened.ts';

export function explain(answer: RulersAnswer, state: KhanRulers, t: AnswerTexts) {
  const steps = explainDriveOut(answer.answer.trace, t);
  const outcome = [...outcomeOf(answer, state, t).map(({ text }) => text), ...sayOtherwise(answer, t)];
  return { steps, text: plainLines(t('plain-drive-out'), outcome, steps) };
}

/** Where the ruler goes, and what follows. */
export function tell(answer: RulersAnswer, state: KhanRulers, t: AnswerTexts): Telling {
  const [where, ...follows] = outcomeOf(answer, state, t);
  const lines = [...follows.map(({ text }) => text), ...sayOtherwise(answer, t)];
  return { tone: 'yes', title: t('plain-drive-out'), head: where.text, lines, rows: [] };
}

/** The result under the other ruling, if it differs. */
function sayOtherwise(answer: RulersAnswer, t: AnswerTexts): readonly string[] {
  const otherwise = explainOtherwise(answer, t);
  return otherwise === undefined ? [] : [otherwise];
}

/** The ruling on a trapped ruler, the size of the board, and worked examples. */
export function Below({ session, answer, rules, follow, t }: MoreProps<Rulers>) {
  const { state } = session;
  return (
    <>
      {answer?.otherwise && <Trapped session={session} answer={answer} rules={rules} t={t} />}
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

interface TrappedProps extends Pick<MoreProps<Rulers>, 'session' | 'rules' | 't'> {
  readonly answer: RulersAnswer;
}

/**
 * Chooses the ruling on the open point about a trapped ruler, for this board only; the settings hold it for
 * all boards.
 */
function Trapped({ session: { state, change }, answer, rules, t }: TrappedProps) {
  return (
    <section role="group" aria-label={t('point-trapped-yurt')}>
      <h2>
        {t('point-trapped-yurt')} <RuleLink rule="khan/drive-out/trapped" rules={rules} t={t} />
      </h2>
      <Segment look="wrapped">
        {KHAN_RULINGS['trapped-yurt'].map((trappedYurt) => (
          <Choice
            key={trappedYurt}
            isOn={answer.trappedYurt === trappedYurt}
            pick={() => change(withValues(state, { trappedYurt }))}
          >
            {t(`choice-trapped-yurt-${trappedYurt}`)}
          </Choice>
        ))}
      </Segment>
      <p class="soft">
        {t('for-this-board')}{' '}
        <a href={`${pathOf(rules.locale, 'settings/')}#trapped-yurt`}>{t('for-all-boards')}</a>
      </p>
    </section>
  );
}
