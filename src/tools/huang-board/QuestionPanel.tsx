import { useEffect, useRef, useState } from 'preact/hooks';
import type { Question } from '../../engine/huang/questions.ts';
import type { Names } from '../../explain/huang/names.ts';
import { placeOf } from '../../explain/huang/place.ts';
import { explainQuestion } from '../../explain/huang/question.ts';
import { wordsOf } from '../../explain/huang/words.ts';
import { Choice } from '../../ui/choice.tsx';
import type { Rules } from '../../ui/rule-link.tsx';
import { KindSign } from '../../ui/signs.tsx';
import { useLater } from '../shell/later.ts';
import { answered, committed, giftBefore } from './answers.ts';
import type { Controls } from './controls.ts';
import { DisputeButtons } from './DisputeButtons.tsx';
import type { AnswerTexts } from './kit.ts';
import type { Scene } from './scene.ts';

interface Props {
  readonly controls: Controls;
  readonly scene: Extract<Scene, { kind: 'asking' }>;
  readonly rules: Rules;
  readonly t: AnswerTexts;
}

/** One question of an action, put to the player who answers it. */
export function QuestionPanel({ controls, scene, rules, t }: Props) {
  const { question, at, count, names } = scene;
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), [at]);
  return (
    <div class="dispute">
      <p class="question" ref={head} tabIndex={-1}>
        <small class="soft">{t('question-at', { at: at + 1, count })}</small>{' '}
        {explainQuestion(question, names, t)}
      </p>
      <Answers key={at} controls={controls} scene={scene} rules={rules} t={t} />
      <DisputeButtons controls={controls} t={t} />
    </div>
  );
}

function Answers({ controls, scene, rules, t }: Props) {
  const { question, names } = scene;
  const answer = (value: unknown) =>
    question.asks === 'commitment'
      ? undefined
      : controls.session.change(answered(controls.state, question, value));
  switch (question.asks) {
    case 'commitment':
      return <Committing controls={controls} scene={scene} question={question} rules={rules} t={t} />;
    case 'tieWinner':
      return <TieAnswers question={question} names={names} answer={answer} t={t} />;
    case 'discard':
      return <DiscardAnswer controls={controls} question={question} answer={answer} t={t} />;
    case 'market':
      return <MarketAnswers question={question} answer={answer} t={t} />;
    case 'pagoda':
      return <PagodaAnswers question={question} answer={answer} t={t} />;
    case 'keepGranary':
      return <GranaryAnswers question={question} answer={answer} t={t} />;
  }
}

interface AnswersProps<Asks extends Question['asks']> {
  readonly question: Extract<Question, { asks: Asks }>;
  answer(value: unknown): void;
  readonly t: AnswerTexts;
}

/** Which state wins a tie. */
function TieAnswers({ question, names, answer, t }: AnswersProps<'tieWinner'> & { readonly names: Names }) {
  const words = wordsOf(names, t);
  return (
    <div class="line wrap">
      {question.options.map((state) => (
        <button type="button" key={state} onClick={() => answer(state)}>
          {words.state(state)}
        </button>
      ))}
    </div>
  );
}

/** Which tiles the winner gives up: chosen on the board. */
function DiscardAnswer(props: AnswersProps<'discard'> & Pick<Props, 'controls'>) {
  const { controls, question, answer, t } = props;
  const { selection } = controls.view;
  const missing = question.count - selection.length;
  return (
    <>
      <p>{missing > 0 ? t('discard-more', { count: missing }) : t('discard-enough')}</p>
      <div class="line">
        <button
          type="button"
          class="first"
          aria-disabled={missing !== 0}
          onClick={() => missing === 0 && answer(selection)}
        >
          {t('next')}
        </button>
      </div>
    </>
  );
}

/** Which colour is taken from the market. */
function MarketAnswers({ question, answer, t }: AnswersProps<'market'>) {
  return (
    <div class="line">
      {question.options.map((colour) => (
        <Choice key={colour} isOn={false} label={t(`kind-${colour}`)} pick={() => answer(colour)}>
          <KindSign colour={colour} letter={t(`letter-${colour}`)} size={26} />
        </Choice>
      ))}
      <button type="button" onClick={() => answer(null)}>
        {t('none')}
      </button>
    </div>
  );
}

/** What is built at the end of the turn. */
function PagodaAnswers({ question, answer, t }: AnswersProps<'pagoda'>) {
  return (
    <div class="line wrap">
      {question.options.map((site) => (
        <button type="button" key={`${site.at} ${site.from}`} onClick={() => answer(site)}>
          {t(site.at.length === 4 ? 'site-palace' : site.from ? 'site-moved' : 'site-pagoda', {
            at: site.at.map(placeOf).join('–'),
            from: (site.from ?? []).map(placeOf).join('–'),
          })}
        </button>
      ))}
      <button type="button" onClick={() => answer(null)}>
        {t('build-nothing')}
      </button>
    </div>
  );
}

/** Which granary stays. */
function GranaryAnswers({ question, answer, t }: AnswersProps<'keepGranary'>) {
  return (
    <div class="line wrap">
      {question.options.map((space) => (
        <button type="button" key={space} onClick={() => answer(space)}>
          {t('keep-granary', { place: placeOf(space) })}
        </button>
      ))}
      <button type="button" onClick={() => answer(null)}>
        {t('take-none')}
      </button>
    </div>
  );
}

type CommittingProps = Props & {
  readonly question: Extract<Question, { asks: 'commitment' }>;
};

/** How much a player gives, whether the leader in reserve helps, and which state. */
function Committing({ controls, scene, question, rules, t }: CommittingProps) {
  const { states, most, leader, colour } = question;
  const [gift, setGift] = useState(() => giftBefore(controls.state, question, scene));
  const odds = useLater(() => import('./Odds.tsx')).part;
  const words = wordsOf(scene.names, t);
  const isSomething = gift.tiles > 0 || gift.leader;
  const isOpen = isSomething && states.length > 0 && gift.to === null; // nobody has said to whom
  const commit = () => !isOpen && controls.session.change(committed(controls.state, question, gift));
  const setHelp = (isHelping: boolean) => setGift({ ...gift, leader: isHelping });
  return (
    <>
      <Counts
        most={most}
        count={gift.tiles}
        setCount={(tiles) => setGift({ ...gift, tiles })}
        labelOf={(n) => words.tiles(colour, n)}
      />
      {leader && (
        <label class="line">
          <input type="checkbox" checked={gift.leader} onChange={(e) => setHelp(e.currentTarget.checked)} />
          {t(`leader-helps-${colour}`)}
        </label>
      )}
      {states.length > 1 && isSomething && (
        <div class="line wrap">
          {states.map((to) => (
            <Choice key={to} isOn={gift.to === to} pick={() => setGift({ ...gift, to })}>
              {words.state(to)}
            </Choice>
          ))}
        </div>
      )}
      <div class="line">
        <button type="button" class="first" aria-disabled={isOpen} onClick={commit}>
          {t(isSomething ? 'commit' : 'commit-nothing')}
        </button>
      </div>
      {odds && <odds.CommitmentOdds {...{ controls, scene, question, gift, rules, t }} />}
    </>
  );
}

interface CountsProps {
  readonly most: number;
  readonly count: number;
  setCount(count: number): void;
  labelOf(count: number): string;
}

/** How many, from none to the most. */
function Counts({ most, count, setCount, labelOf }: CountsProps) {
  return (
    <div class="line counts">
      {Array.from({ length: most + 1 }, (_, one) => (
        <Choice key={one} isOn={count === one} label={labelOf(one)} pick={() => setCount(one)}>
          {one}
        </Choice>
      ))}
    </div>
  );
}
