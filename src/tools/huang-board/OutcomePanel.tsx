import { useEffect, useRef } from 'preact/hooks';
import { createBoardPhrases } from '../../explain/huang/board-phrases.ts';
import { describeMoments } from '../../explain/huang/moments.ts';
import { makePlaceLabel } from '../../explain/huang/place-label.ts';
import type { StateNames } from '../../explain/huang/state-names.ts';
import { explainBoardVerdict } from '../../explain/huang/verdict.ts';
import type { HuangActAnswer } from '../../referee/huang/answer-action.ts';
import { RuleCitation, type RuleViewer } from '../../ui/RuleLink.tsx';
import { TodoList } from '../../ui/TodoList.tsx';
import { ToggleButton, ToggleGroup } from '../../ui/ToggleGroup.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import type { BoardActions } from './board-actions.ts';
import { explainOtherRulings, listDecisiveRulings } from './decisive-rulings.ts';
import { MomentList } from './MomentList.tsx';
import type { MapScene } from './map-scene.ts';
import { OpenActionButtons } from './OpenActionButtons.tsx';
import { ReplayPlayer } from './ReplayPlayer.tsx';
import { applyOutcome, hasTooManyActions, resolveRulings, withMovedPagoda } from './state.ts';
import type { AllBoardTexts } from './types.ts';

interface Props {
  readonly controls: BoardActions;
  readonly scene: Extract<MapScene, { kind: 'settled' }>;
  readonly rules: RuleViewer;
  readonly t: AllBoardTexts;
}

/** The outcome of an action: in words, each step with its rule, and the results under other rulings. */
export function OutcomePanel({ controls, scene, rules, t }: Props) {
  const { answer, names, moments, at } = scene;
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const told = describeMoments(moments, answer.trace, createBoardPhrases(names, t), t);
  const { head: verdict, why, todos, rule } = explainBoardVerdict(answer, names, moments, told, t);
  const isLegal = answer.legal && 'position' in answer;
  return (
    <div class="outcome">
      {isLegal && <ReplayPlayer controls={controls} scene={scene} told={told} t={t} />}
      <div ref={head} tabIndex={-1} role="status">
        <Verdict tone={answer.legal ? 'yes' : 'no'} head={verdict} isHeard={false}>
          {why.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {rule && <RuleCitation rule={rule} rules={rules} t={t} />}
          {todos.length > 0 && <TodoList label={t('todo')} todos={todos} />}
          <Readings controls={controls} answer={answer} names={names} t={t} />
        </Verdict>
      </div>
      <MovedPagoda controls={controls} t={t} />
      {isLegal && hasTooManyActions(controls.state) && <p class="wrong">{t('turns-third')}</p>}
      {isLegal && <Applying controls={controls} answer={answer} at={at} moments={told.length} t={t} />}
      <OpenActionButtons controls={controls} t={t} />
      <MomentList controls={controls} at={at} told={told} rules={rules} t={t} />
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
    controls.session.change(applyOutcome(controls.state, answer.position, answer.points, isTurnOver));
  };
  return (
    <div class="line">
      <ToggleGroup>
        {(['before', 'film-whole', 'after'] as const).map((one, i) => {
          const moment = i === 0 ? 0 : moments + i;
          return (
            <ToggleButton key={one} isOn={at === moment} pick={() => controls.setMoment(moment)}>
              {t(one)}
            </ToggleButton>
          );
        })}
      </ToggleGroup>
      <button type="button" onClick={apply}>
        {t('apply')}
      </button>
    </div>
  );
}

/** Chooses which pagoda is moved if none is left in the box and there are two candidates. */
function MovedPagoda({ controls, t }: { controls: BoardActions; t: AllBoardTexts }) {
  const { dispute, setup } = controls.state;
  if (dispute?.action.type !== 'establish-pagoda' || !dispute.action.from) return null;
  const { action } = dispute;
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

interface ReadingsProps extends Pick<Props, 'controls' | 't'> {
  readonly answer: HuangActAnswer;
  readonly names: StateNames;
}

/** The open points that affected the answer: this table's ruling, and the result under each other one. */
function Readings({ controls, answer, names, t }: ReadingsProps) {
  const points = listDecisiveRulings(controls.state, resolveRulings(controls.rules), answer);
  if (points.length === 0) return null;
  return (
    <section class="readings">
      <h3>{t('readings')}</h3>
      <ul>
        {points.map(({ ruling, chosenOption, others }) => (
          <li key={ruling}>
            <strong>{t(`point-${ruling}`)}</strong>{' '}
            {chosenOption && t('reading-here', { choice: t(chosenOption.text) })}
            {explainOtherRulings([{ ruling, chosenOption, others }], names, t).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
