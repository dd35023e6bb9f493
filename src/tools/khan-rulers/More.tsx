import { LONGEST_SIDE } from '../../engine/khan/grid.ts';
import type { RuleId } from '../../engine/trace.ts';
import type { Translator } from '../../i18n/translator.ts';
import styles from '../../styles/khan-more.css?url';
import { BoardSize } from '../../ui/khan/Count.tsx';
import { Examples } from '../../ui/khan/Examples.tsx';
import type { Rules } from '../../ui/rule-link.tsx';
import { Handing } from '../shell/handing.tsx';
import { OpenButton } from '../shell/open-button.tsx';
import { RuleSheet } from '../shell/rule-sheet.tsx';
import { plainLines, Working } from '../shell/Working.tsx';
import type { Settled } from './court.ts';
import type { Workbench } from './Rulers.tsx';
import { isBegun, withSize } from './rulers.ts';
import type { AnswerTranslator } from './texts.ts';

interface Props {
  readonly bench: Workbench;
  readonly settled: Settled | undefined;
  readonly rules: Rules;
  /** The rule that is open over the tool. */
  readonly rule: RuleId | null;
  readonly version: string;
  closeRule(): void;
  readonly t: AnswerTranslator;
  readonly handOut: Translator<'hand-out'>;
}

/** What lies below the first screen: the working, passing it on, the size of the board. Loaded after it. */
export default function More({ bench, settled, rules, rule, version, closeRule, t, handOut }: Props) {
  const { desk } = bench;
  const hasBegun = isBegun(desk.now);
  return (
    <div class="more">
      <link rel="stylesheet" href={styles} />
      {settled && (
        <>
          <Working steps={settled.steps} rules={rules} t={t} />
          <Handing
            {...{ version }}
            asked={settled.asked}
            answer={settled.answer}
            text={plainLines(
              t('plain-drive-out'),
              settled.outcome.map(({ text }) => text),
              settled.steps,
            )}
            t={handOut}
          />
        </>
      )}
      <BoardSize
        size={desk.now.size}
        most={LONGEST_SIDE}
        change={(size) => desk.change(withSize(desk.now, size))}
        t={t}
      />
      <p class="row">
        <OpenButton
          tool="khan/rulers/"
          locale={rules.locale}
          opened={(what) => void desk.open(what)}
          t={handOut}
        />
        <button
          type="button"
          aria-disabled={!hasBegun}
          onClick={() => {
            if (hasBegun) desk.startAgain();
          }}
        >
          {t('start-again')}
        </button>
      </p>
      <Examples locale={rules.locale} tool="khan/rulers/" t={t} />
      <RuleSheet rule={rule} rules={rules} close={closeRule} t={t} />
    </div>
  );
}
