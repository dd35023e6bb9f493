import { useEffect, useRef } from 'preact/hooks';
import { capitalize } from '../../../../explain/sentence.ts';
import { TileIcon } from '../../../../ui/icons.tsx';
import { ToggleButton } from '../../../../ui/ToggleGroup.tsx';
import { createBoardPhrases } from '../../explain/board-phrases.ts';
import { makePlaceLabel } from '../../explain/place-label.ts';
import { explainQuestion } from '../../explain/question.ts';
import type { BuildingPlacement } from '../../rules/actions/action.ts';
import type { Question } from '../../rules/actions/questions.ts';
import { toLeader } from '../../rules/leader.ts';
import type { JudgedAction } from '../board-answer.ts';
import type { FullBoardTranslator, QuestionProps } from '../types.ts';
import { CommitmentForm } from './CommitmentForm.tsx';
import { explainDiscardLosses } from './discard-losses.ts';
import { OpenActionButtons } from './OpenActionButtons.tsx';
import { answerQuestion } from './question-answers.ts';

/** Shows one question of an action to the player who answers it. */
export function QuestionPanel({ controls, scene, rules, t }: QuestionProps) {
  const { question, judged } = scene;
  const { questions, names } = judged;
  const head = useRef<HTMLParagraphElement>(null);
  const { at, count } = numberQuestion(question, questions);
  useEffect(() => head.current?.focus({ preventScroll: true }), [at]);
  return (
    <div class="question-panel">
      <p class="question" ref={head} tabIndex={-1}>
        <small class="soft">
          {[count > 1 ? t('question-at', { at, count }) : '', describePlacedPiece(judged.answer.trace, t)]
            .filter(Boolean)
            .join(' · ')}{' '}
        </small>
        {question.asks === 'commitment'
          ? t(`commitments-${question.colour}`)
          : explainQuestion(question, names, t)}
      </p>
      <Answers key={at} controls={controls} scene={scene} rules={rules} t={t} />
      <OpenActionButtons controls={controls} t={t} />
    </div>
  );
}

/** Describes the piece that the action has placed, with its space; empty if there is none. */
function describePlacedPiece(trace: JudgedAction['answer']['trace'], t: FullBoardTranslator): string {
  for (const step of trace) {
    if (step.step === 'tile-placed')
      return capitalize(t(`tile-${step.colour}`) + t('where-on', { place: makePlaceLabel(step.at) }));
    if (step.step !== 'leader-placed') continue;
    const { dynasty, colour } = toLeader(step.leader);
    const leader = t(`leader-${colour}`, { player: t(`dynasty-${dynasty}`) });
    return leader + t('where-on', { place: makePlaceLabel(step.to) });
  }
  return '';
}

/** Number of the question and of all questions; all commitments count as one. */
function numberQuestion(question: Question, questions: readonly Question[]) {
  const others = questions.filter(({ asks }) => asks !== 'commitment');
  const before = questions.length > others.length ? 1 : 0;
  const at = question.asks === 'commitment' ? 1 : before + others.indexOf(question) + 1;
  return { at, count: before + others.length };
}

function Answers({ controls, scene, rules, t }: QuestionProps) {
  const { question, judged } = scene;
  if (question.asks === 'commitment')
    return <CommitmentForm controls={controls} scene={scene} colour={question.colour} rules={rules} t={t} />;
  const answer = (value: unknown) => controls.session.change(answerQuestion(controls.state, question, value));
  switch (question.asks) {
    case 'tieWinner': {
      const { state } = createBoardPhrases(judged.names, t);
      return <OptionButtons options={question.options} label={state} answer={answer} />;
    }
    case 'discard':
      return <DiscardAnswer view={controls.view} judged={judged} question={question} answer={answer} t={t} />;
    case 'market':
      return <MarketAnswers question={question} answer={answer} t={t} />;
    case 'pagoda':
      return (
        <OptionButtons
          options={question.options}
          label={(site) => describeSite(site, t)}
          none={t('build-nothing')}
          answer={answer}
        />
      );
    case 'keepGranary':
      return (
        <OptionButtons
          options={question.options}
          label={(space) => t('keep-granary', { place: makePlaceLabel(space) })}
          none={t('take-none')}
          answer={answer}
        />
      );
  }
}

interface OptionButtonsProps<Option> {
  readonly options: readonly Option[];
  label(option: Option): string;
  /** Label of the button that chooses no option; without it, one must be chosen. */
  readonly none?: string;
  answer(option: NoInfer<Option> | null): void;
}

/** Chooses one of some options by its name. */
function OptionButtons<Option>({ options, label, none, answer }: OptionButtonsProps<Option>) {
  return (
    <div class="line wrapped">
      {options.map((option) => (
        <button type="button" key={label(option)} onClick={() => answer(option)}>
          {label(option)}
        </button>
      ))}
      {none !== undefined && (
        <button type="button" onClick={() => answer(null)}>
          {none}
        </button>
      )}
    </div>
  );
}

/** Describes what is built at the end of the turn. */
function describeSite({ at, from }: BuildingPlacement, t: FullBoardTranslator): string {
  return t(at.length === 4 ? 'site-palace' : from ? 'site-moved' : 'site-pagoda', {
    at: at.map(makePlaceLabel).join('–'),
    from: (from ?? []).map(makePlaceLabel).join('–'),
  });
}

interface AnswersProps<Asks extends Question['asks']> {
  readonly question: Extract<Question, { asks: Asks }>;
  answer(value: unknown): void;
  readonly t: FullBoardTranslator;
}

type DiscardProps = AnswersProps<'discard'> &
  Pick<QuestionProps['controls'], 'view'> &
  Pick<QuestionProps['scene'], 'judged'>;

/** Chooses the tiles that the winner gives up; they are tapped on the board. */
function DiscardAnswer({ view: { selection }, judged, question, answer, t }: DiscardProps) {
  const missing = question.count - selection.length;
  const losses = missing > 0 ? '' : explainDiscardLosses(judged, selection, t).join(' ');
  return (
    <>
      <div class="line">
        <button
          type="button"
          class="first"
          aria-disabled={missing !== 0}
          onClick={() => missing === 0 && answer(selection)}
        >
          {missing > 0 ? t('discard-more', { count: missing }) : t('next')}
        </button>
      </div>
      <p class="consequence" role="status">
        {missing > 0 ? (
          <span class="visually-hidden">{t('discard-more', { count: missing })}</span>
        ) : (
          [t('discard-enough'), losses && t('discard-brings', { what: losses })].filter(Boolean).join(' ')
        )}
      </p>
    </>
  );
}

/** Chooses the colour that is taken from the market. */
function MarketAnswers({ question, answer, t }: AnswersProps<'market'>) {
  return (
    <div class="line">
      {question.options.map((colour) => (
        <ToggleButton key={colour} isOn={false} label={t(`kind-${colour}`)} pick={() => answer(colour)}>
          <TileIcon colour={colour} size={26} />
        </ToggleButton>
      ))}
      <button type="button" onClick={() => answer(null)}>
        {t('none')}
      </button>
    </div>
  );
}
