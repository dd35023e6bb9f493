import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { IconSign } from '../../ui/signs.tsx';
import type { Settled } from './court.ts';
import type { Workbench } from './Rulers.tsx';
import { carriedOut } from './rulers.ts';
import type { AnswerTranslator } from './texts.ts';

interface Props {
  readonly bench: Workbench;
  readonly settled: Settled | undefined;
  readonly rules: Rules;
  readonly t: AnswerTranslator;
}

/** Where the ruler goes and what follows, and the steps that lead there, one after the other. */
export function Answer({ bench, settled, rules, t }: Props) {
  const { desk } = bench;
  const carryOut = ({ answer }: Settled) => {
    desk.change(carriedOut(desk.now, answer));
    desk.tell(t('carried-out'));
  };
  return (
    <section class="answer" aria-label={t('result')}>
      <div class="told">
        <div aria-live="polite">
          {!settled && <p>{t('enter-first')}</p>}
          {settled?.outcome.map(({ text, rule }, i) => (
            <p key={i} class={i === 0 ? 'head' : undefined}>
              {i === 0 ? <strong>{text}</strong> : text} <RuleLink rule={rule} rules={rules} t={t} />
            </p>
          ))}
          {settled?.answer.rulings.includes('trapped-yurt') && (
            <p class="soft">{t('turned-on', { point: t('point-trapped-yurt') })}</p>
          )}
        </div>
        {settled && (
          <button type="button" class="first" onClick={() => carryOut(settled)}>
            {t('carry-out')}
          </button>
        )}
      </div>
      {settled && <Steps {...{ bench, settled, t }} />}
    </section>
  );
}

/** One step after the other; the map shows those up to it. */
function Steps({ bench, settled, t }: { bench: Workbench; settled: Settled; t: AnswerTranslator }) {
  const { steps } = settled;
  const last = steps.length - 1;
  const at = Math.min(bench.step ?? last, last);
  const turn = (by: -1 | 1) => {
    const isOff = at + by < 0 || at + by > last;
    return (
      <button
        type="button"
        class="icon"
        aria-label={t(by < 0 ? 'step-before' : 'step-after')}
        aria-disabled={isOff}
        onClick={() => !isOff && bench.show(at + by)}
      >
        <IconSign name={by < 0 ? 'back' : 'next'} size={22} />
      </button>
    );
  };
  return (
    <div class="line places">
      {turn(-1)}
      <p aria-live="polite">
        {t('step-at', { at: at + 1, count: steps.length })}
        {bench.step !== null && (
          <>
            <br />
            {steps[at]?.text}
          </>
        )}
      </p>
      {turn(1)}
    </div>
  );
}
