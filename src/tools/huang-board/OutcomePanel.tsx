import { useEffect, useRef } from 'preact/hooks';
import { explainBoard } from '../../explain/huang/board.ts';
import type { Names } from '../../explain/huang/names.ts';
import { explainOutcome } from '../../explain/huang/outcome.ts';
import { placeOf } from '../../explain/huang/place.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import { Choice } from '../../ui/choice.tsx';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { turnedOnIn } from './readings.ts';
import { applied, withMovedPagoda } from './table.ts';
import type { CourtTranslator } from './texts.ts';
import type { Workbench } from './use-board.ts';
import { WayBack } from './WayBack.tsx';

interface Props {
  readonly bench: Workbench;
  readonly answer: HuangActAnswer;
  readonly names: Names;
  readonly rules: Rules;
  readonly t: CourtTranslator;
}

/** What an action has led to: in words, with each step and its rule, and what it would be under another reading. */
export function OutcomePanel({ bench, answer, names, rules, t }: Props) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  const isLegal = answer.legal && 'position' in answer;
  const apply = () => {
    if (!answer.legal || !('position' in answer)) return;
    const isTurnOver = bench.table.dispute?.action.type === 'end-turn';
    bench.change(applied(bench.table, answer.position, answer.points, isTurnOver));
  };
  return (
    <div class="outcome">
      <div class="said" ref={head} tabIndex={-1} role="status">
        {explainOutcome(answer, names, t).map((sentence, i) => (
          <p key={i}>{i === 0 ? <strong>{sentence}</strong> : sentence}</p>
        ))}
      </div>
      <MovedPagoda bench={bench} t={t} />
      {isLegal && (
        <div class="line">
          <Choice isOn={bench.isBefore} pick={() => bench.look(true)}>
            {t('before')}
          </Choice>
          <Choice isOn={!bench.isBefore} pick={() => bench.look(false)}>
            {t('after')}
          </Choice>
          <button type="button" class="first" onClick={apply}>
            {t('apply')}
          </button>
        </div>
      )}
      <WayBack bench={bench} t={t} />
      <details>
        <summary>{t('working')}</summary>
        <ol>
          {explainBoard(answer.trace, names, t).map((sentence, i) => (
            <li key={i}>
              {sentence.text} <RuleLink rule={sentence.rule} rules={rules} t={t} />
            </li>
          ))}
        </ol>
      </details>
      <Readings {...{ bench, answer, names, t }} />
    </div>
  );
}

/** Which pagoda is moved, where none is left beside the board and two could be. */
function MovedPagoda({ bench, t }: { bench: Workbench; t: CourtTranslator }) {
  const { dispute, setup } = bench.table;
  if (dispute?.action.type !== 'establish-pagoda' || !dispute.action.from) return null;
  const { action } = dispute;
  const movable = setup.pagodas.filter(({ colour }) => colour === action.colour);
  return (
    <fieldset class="line wrap">
      <legend>{t('moved-pagoda')}</legend>
      {movable.map(({ at }) => (
        <Choice
          key={at.join()}
          isOn={at.join() === action.from?.join()}
          pick={() => bench.change(withMovedPagoda(bench.table, at))}
        >
          {at.map(placeOf).join('–')}
        </Choice>
      ))}
    </fieldset>
  );
}

/** The open points on which the answer turned: this table's reading, and what comes out under each other one. */
function Readings({ bench, answer, names, t }: Pick<Props, 'bench' | 'answer' | 'names' | 't'>) {
  const points = turnedOnIn(bench.table, bench.house, answer);
  if (points.length === 0) return null;
  return (
    <section class="readings">
      <h3>{t('readings')}</h3>
      <ul>
        {points.map(({ point, here, others }) => (
          <li key={point}>
            <strong>{t(`point-${point}`)}</strong> {here && t('reading-here', { choice: t(here.text) })}
            {others.map(({ reading, answer: other }) => (
              <p key={reading.choice}>
                {t('reading-else', {
                  choice: t(reading.text),
                  outcome: explainOutcome(other, names, t).join(' '),
                })}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
