import { useEffect, useRef } from 'preact/hooks';
import { sayMoments } from '../../explain/huang/moments.ts';
import type { Names } from '../../explain/huang/names.ts';
import { placeOf } from '../../explain/huang/place.ts';
import { boardVerdict } from '../../explain/huang/verdict.ts';
import { wordsOf } from '../../explain/huang/words.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import { Ground, type Rules } from '../../ui/rule-link.tsx';
import { Choice, Segment } from '../../ui/segment.tsx';
import { TodoList } from '../../ui/todo-list.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import type { Controls } from './controls.ts';
import { DisputeButtons } from './DisputeButtons.tsx';
import { Film } from './Film.tsx';
import type { AnswerTexts } from './kit.ts';
import { sayOthers, turnedOnIn } from './readings.ts';
import { StepList } from './StepList.tsx';
import type { Scene } from './scene.ts';
import { applied, choicesOf, isOneTooMany, withMovedPagoda } from './state.ts';

interface Props {
  readonly controls: Controls;
  readonly scene: Extract<Scene, { kind: 'settled' }>;
  readonly rules: Rules;
  readonly t: AnswerTexts;
}

/** The outcome of an action: in words, each step with its rule, and the results under other rulings. */
export function OutcomePanel({ controls, scene, rules, t }: Props) {
  const { answer, names, moments, at } = scene;
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const told = sayMoments(moments, answer.trace, wordsOf(names, t), t);
  const { head: verdict, why, todos, rule } = boardVerdict(answer, names, moments, told, t);
  const isLegal = answer.legal && 'position' in answer;
  return (
    <div class="outcome">
      {isLegal && <Film controls={controls} scene={scene} told={told} t={t} />}
      <div ref={head} tabIndex={-1} role="status">
        <Verdict tone={answer.legal ? 'yes' : 'no'} head={verdict} isHeard={false}>
          {why.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {rule && <Ground rule={rule} rules={rules} t={t} />}
          {todos.length > 0 && <TodoList label={t('todo')} todos={todos} />}
          <Readings controls={controls} answer={answer} names={names} t={t} />
        </Verdict>
      </div>
      <MovedPagoda controls={controls} t={t} />
      {isLegal && isOneTooMany(controls.state) && <p class="wrong">{t('turns-third')}</p>}
      {isLegal && <Applying controls={controls} answer={answer} at={at} moments={told.length} t={t} />}
      <DisputeButtons controls={controls} t={t} />
      <StepList controls={controls} at={at} told={told} rules={rules} t={t} />
    </div>
  );
}

interface ApplyingProps extends Pick<Props, 'controls' | 't'> {
  readonly answer: Extract<HuangActAnswer, { readonly position: unknown }>;
  /** Index of the shown moment, from 0. */
  readonly at: number;
  readonly moments: number;
}

/** Switches the map between before, during and after the action, and applies the action. */
function Applying({ controls, answer, at, moments, t }: ApplyingProps) {
  const apply = () => {
    const isTurnOver = controls.state.dispute?.action.type === 'end-turn';
    controls.session.change(applied(controls.state, answer.position, answer.points, isTurnOver));
  };
  return (
    <div class="line">
      <Segment>
        {(['before', 'film-whole', 'after'] as const).map((one, i) => {
          const moment = i === 0 ? 0 : moments + i;
          return (
            <Choice key={one} isOn={at === moment} pick={() => controls.setMoment(moment)}>
              {t(one)}
            </Choice>
          );
        })}
      </Segment>
      <button type="button" onClick={apply}>
        {t('apply')}
      </button>
    </div>
  );
}

/** Chooses which pagoda is moved if none is left in the box and there are two candidates. */
function MovedPagoda({ controls, t }: { controls: Controls; t: AnswerTexts }) {
  const { dispute, setup } = controls.state;
  if (dispute?.action.type !== 'establish-pagoda' || !dispute.action.from) return null;
  const { action } = dispute;
  const movable = setup.pagodas.filter(({ colour }) => colour === action.colour);
  return (
    <Segment name={t('moved-pagoda')} isTitled look="wrapped">
      {movable.map(({ at }) => (
        <Choice
          key={at.join()}
          isOn={at.join() === action.from?.join()}
          pick={() => controls.session.change(withMovedPagoda(controls.state, at))}
        >
          {at.map(placeOf).join('–')}
        </Choice>
      ))}
    </Segment>
  );
}

interface ReadingsProps extends Pick<Props, 'controls' | 't'> {
  readonly answer: HuangActAnswer;
  readonly names: Names;
}

/** The open points that affected the answer: this table's ruling, and the result under each other one. */
function Readings({ controls, answer, names, t }: ReadingsProps) {
  const points = turnedOnIn(controls.state, choicesOf(controls.rules), answer);
  if (points.length === 0) return null;
  return (
    <section class="readings">
      <h3>{t('readings')}</h3>
      <ul>
        {points.map(({ point, here, others }) => (
          <li key={point}>
            <strong>{t(`point-${point}`)}</strong> {here && t('reading-here', { choice: t(here.text) })}
            {sayOthers([{ point, here, others }], names, t).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
