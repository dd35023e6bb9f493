import { useEffect, useRef } from 'preact/hooks';
import type { RuleId } from '../../../../core/trace.ts';
import { DynastyIcon } from '../../../../ui/icons.tsx';
import { RuleCitation } from '../../../../ui/RuleLink.tsx';
import { StrengthBars } from '../../../../ui/StrengthBars.tsx';
import { TodoList } from '../../../../ui/TodoList.tsx';
import { ToggleButton, ToggleGroup } from '../../../../ui/ToggleGroup.tsx';
import { Verdict } from '../../../../ui/Verdict.tsx';
import { describeMoments } from '../../explain/moments.ts';
import { findSoleWinner, listStrengths } from '../../explain/outcome.ts';
import { makePlaceLabel } from '../../explain/place-label.ts';
import { explainBoardVerdict, getVerdictStatus } from '../../explain/verdict.ts';
import type { HuangActAnswer } from '../../referee/answer-action.ts';
import type { JudgedAction } from '../board-answer.ts';
import { ReplayPlayer } from '../replay/ReplayPlayer.tsx';
import { applyOutcome, hasTooManyActions, withMovedPagoda } from '../state.ts';
import type { BoardPartProps, OutcomeProps } from '../types.ts';
import { explainOtherRulings, listDecisiveRulings } from './decisive-rulings.ts';
import { MomentList } from './MomentList.tsx';
import { OpenActionButtons } from './OpenActionButtons.tsx';

/**
 * The outcome of an action: one sentence with the strengths, what to do on the table, then the reasons, each
 * step with its rule, and the result under other rulings.
 */
export function OutcomePanel({ controls, scene, rules, t }: OutcomeProps) {
  const { judged, at } = scene;
  const { answer, names } = judged;
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const sentences = describeMoments(judged, t);
  const { head: verdict, why, todos, rule } = explainBoardVerdict(judged, sentences, t);
  const isLegal = answer.legal && 'position' in answer;
  const winner = findSoleWinner(answer.trace, names);
  const decisive = listDecisiveRulings(judged);
  const status = getVerdictStatus(answer, decisive.length > 0);
  const reasons = <Reasons why={why} rule={rule} rules={rules} t={t} />;
  const applyButton = isLegal && <ApplyButton controls={controls} answer={answer} t={t} />;
  const hasTodos = todos.length > 0;
  return (
    <div class="outcome">
      <div ref={head} tabIndex={-1} role="status">
        <Verdict
          tone={answer.legal ? 'yes' : 'no'}
          tag={status && t(`verdict-${status}`)}
          sign={winner && <DynastyIcon dynasty={winner} name="" size={32} />}
          head={verdict}
          isLiveRegion={false}
        >
          <Strengths scene={scene} t={t} />
          {!hasTodos && reasons}
        </Verdict>
      </div>
      {hasTodos ? <TodoList label={t('todo')} todos={todos} action={applyButton} /> : applyButton}
      <MovedPagodaChoice controls={controls} t={t} />
      {isLegal && hasTooManyActions(controls.state) && <p class="wrong">{t('turns-third')}</p>}
      {hasTodos && reasons}
      {isLegal && <ReplayPlayer controls={controls} scene={scene} sentences={sentences} t={t} />}
      {isLegal && <MomentChoice controls={controls} at={at} moments={sentences.length} t={t} />}
      <OpenActionButtons controls={controls} t={t} />
      <DecisiveRulings decisive={decisive} judged={judged} t={t} />
      <MomentList controls={controls} at={at} sentences={sentences} rules={rules} t={t} />
    </div>
  );
}

/** The strength of each side of a conflict, directly below the verdict. */
function Strengths({ scene, t }: Pick<OutcomeProps, 'scene' | 't'>) {
  const { answer, names } = scene.judged;
  const strengths = listStrengths(answer.trace, names, t);
  if (strengths.length === 0) return null;
  const isRevolt = answer.trace.some(({ step }) => step === 'revolt');
  return <StrengthBars sides={strengths} colour={isRevolt ? 'yellow' : 'red'} t={t} />;
}

interface ReasonsProps extends Pick<OutcomeProps, 'rules' | 't'> {
  readonly why: readonly string[];
  readonly rule: RuleId | undefined;
}

/** Why the verdict holds: the reasons, and the deciding rule. */
function Reasons({ why, rule, rules, t }: ReasonsProps) {
  return (
    <div class="reasons">
      {why.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rule && <RuleCitation rule={rule} rules={rules} t={t} />}
    </div>
  );
}

interface ApplyButtonProps extends BoardPartProps {
  readonly answer: Extract<HuangActAnswer, { readonly position: unknown }>;
}

/** Applies the action to the board. */
function ApplyButton({ controls, answer, t }: ApplyButtonProps) {
  const apply = () => {
    const isTurnOver = controls.state.openAction?.action.type === 'end-turn';
    controls.session.change(applyOutcome(controls.state, answer.position, answer.points, isTurnOver));
  };
  return (
    <button type="button" class="first" onClick={apply}>
      {t('apply')}
    </button>
  );
}

interface MomentChoiceProps extends BoardPartProps {
  /** Index of the shown moment, from 0. */
  readonly at: number;
  readonly moments: number;
}

/** Switches the map between before, during and after the action. */
function MomentChoice({ controls, at, moments, t }: MomentChoiceProps) {
  return (
    <ToggleGroup>
      {(['before', 'replay-whole', 'after'] as const).map((one, i) => {
        const moment = i === 0 ? 0 : moments + i;
        return (
          <ToggleButton key={one} isOn={at === moment} pick={() => controls.setMoment(moment)}>
            {t(one)}
          </ToggleButton>
        );
      })}
    </ToggleGroup>
  );
}

/** Chooses the pagoda that is moved if none is left in the box and there are two candidates. */
function MovedPagodaChoice({ controls, t }: BoardPartProps) {
  const { openAction, setup } = controls.state;
  if (openAction?.action.type !== 'establish-pagoda' || !openAction.action.from) return null;
  const { action } = openAction;
  const movable = setup.pagodas.filter(({ colour }) => colour === action.colour);
  return (
    <ToggleGroup name={t('moved-pagoda')} isTitled look="wrapped">
      {movable.map(({ at }) => (
        <ToggleButton
          key={at.join()}
          isOn={at.join() === action.from?.join()}
          pick={() => controls.session.change(withMovedPagoda(controls.state, at))}
        >
          {at.map(makePlaceLabel).join('–')}
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
}

interface DecisiveRulingsProps extends Pick<OutcomeProps, 't'> {
  readonly decisive: ReturnType<typeof listDecisiveRulings>;
  readonly judged: JudgedAction;
}

/** The rulings that affected the answer: the chosen option, and the result under each other option. */
function DecisiveRulings({ decisive, judged, t }: DecisiveRulingsProps) {
  if (decisive.length === 0) return null;
  return (
    <section>
      <h3>{t('readings')}</h3>
      <ul>
        {decisive.map((one) => (
          <li key={one.ruling}>
            <strong>{t(`point-${one.ruling}`)}</strong>{' '}
            {one.chosenOption && t('reading-here', { choice: t(one.chosenOption.text) })}
            {explainOtherRulings([one], judged.names, t).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
