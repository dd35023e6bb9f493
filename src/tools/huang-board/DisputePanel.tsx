import { useEffect, useRef, useState } from 'preact/hooks';
import type { Question } from '../../engine/huang/questions.ts';
import { placeOf } from '../../explain/huang/place.ts';
import { explainQuestion } from '../../explain/huang/question.ts';
import { wordsOf } from '../../explain/huang/words.ts';
import { Choice } from '../../ui/choice.tsx';
import { KindSign } from '../../ui/signs.tsx';
import { answered, committed, giftBefore } from './answers.ts';
import type { Scene } from './scene.ts';
import type { CourtTranslator } from './texts.ts';
import type { Workbench } from './use-board.ts';
import { WayBack } from './WayBack.tsx';

interface Props {
  readonly bench: Workbench;
  readonly scene: Extract<Scene, { kind: 'asking' }>;
  readonly t: CourtTranslator;
}

/** One question of an action, put to the player who answers it. */
export function DisputePanel(props: Props) {
  const { bench, scene, t } = props;
  const { question, at, count, names } = scene;
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), [at]);
  return (
    <div class="dispute">
      <p class="question" ref={head} tabIndex={-1}>
        <small class="soft">{t('question-at', { at: at + 1, count })}</small>{' '}
        {explainQuestion(question, names, t)}
      </p>
      <Answers key={at} {...props} />
      <WayBack bench={bench} t={t} />
    </div>
  );
}

function Answers(props: Props) {
  const { bench, scene, t } = props;
  const { question, names } = scene;
  if (question.asks === 'commitment') return <Committing {...props} question={question} />;
  const words = wordsOf(names, t);
  const answer = (value: unknown) => bench.change(answered(bench.table, question, value));
  switch (question.asks) {
    case 'tieWinner':
      return (
        <div class="line wrap">
          {question.options.map((state) => (
            <button type="button" key={state} onClick={() => answer(state)}>
              {words.state(state)}
            </button>
          ))}
        </div>
      );
    case 'discard': {
      const missing = question.count - bench.chosen.length;
      return (
        <>
          <p>{missing > 0 ? t('discard-more', { count: missing }) : t('discard-enough')}</p>
          <div class="line">
            <button
              type="button"
              class="first"
              aria-disabled={missing !== 0}
              onClick={() => missing === 0 && answer(bench.chosen)}
            >
              {t('next')}
            </button>
          </div>
        </>
      );
    }
    case 'market':
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
    case 'pagoda':
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
    case 'keepGranary':
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
}

type CommittingProps = Props & {
  readonly question: Extract<Question, { asks: 'commitment' }>;
};

/** How much a player gives, whether the leader in reserve helps, and which state. */
function Committing({ bench, scene, question, t }: CommittingProps) {
  const { states, most, leader, colour } = question;
  const [gift, setGift] = useState(() => giftBefore(bench.table, question));
  const words = wordsOf(scene.names, t);
  const counts = Array.from({ length: most + 1 }, (_, tiles) => tiles);
  return (
    <>
      <div class="line counts">
        {counts.map((tiles) => (
          <Choice
            key={tiles}
            isOn={gift.tiles === tiles}
            label={words.tiles(colour, tiles)}
            pick={() => setGift({ ...gift, tiles })}
          >
            {tiles}
          </Choice>
        ))}
      </div>
      {leader && (
        <label class="line">
          <input
            type="checkbox"
            checked={gift.leader}
            onChange={(event) => setGift({ ...gift, leader: event.currentTarget.checked })}
          />
          {t(`leader-helps-${colour}`)}
        </label>
      )}
      {states.length > 1 && (gift.tiles > 0 || gift.leader) && (
        <div class="line wrap">
          {states.map((state) => (
            <Choice key={state} isOn={gift.to === state} pick={() => setGift({ ...gift, to: state })}>
              {words.state(state)}
            </Choice>
          ))}
        </div>
      )}
      <div class="line">
        <button
          type="button"
          class="first"
          onClick={() => bench.change(committed(bench.table, question, gift))}
        >
          {t(gift.tiles > 0 || gift.leader ? 'commit' : 'commit-nothing')}
        </button>
      </div>
    </>
  );
}
