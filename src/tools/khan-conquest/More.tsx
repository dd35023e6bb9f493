import { LONGEST_SIDE } from '../../engine/khan/grid.ts';
import { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import type { RuleId } from '../../engine/trace.ts';
import { isolated } from '../../explain/isolated.ts';
import { explainConquest, explainConquestOutcome, explainOwners } from '../../explain/khan/conquest.ts';
import { placesOf } from '../../explain/khan/place.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import styles from '../../styles/khan-more.css?url';
import { Choice } from '../../ui/choice.tsx';
import { BoardSize } from '../../ui/khan/Count.tsx';
import { Examples } from '../../ui/khan/Examples.tsx';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { Handing } from '../shell/handing.tsx';
import { OpenButton } from '../shell/open-button.tsx';
import { RuleSheet } from '../shell/rule-sheet.tsx';
import { plainLines, Working } from '../shell/Working.tsx';
import { withSize } from './board.ts';
import type { Workbench } from './Conquest.tsx';
import { isBegun } from './conquest.ts';
import type { Settled } from './court.ts';
import { ShapeSign } from './ShapeSign.tsx';
import { withoutShape } from './shapes.ts';
import type { AnswerTranslator } from './texts.ts';

interface Props {
  readonly bench: Workbench;
  readonly settled: Settled;
  readonly rules: Rules;
  /** The rule that is open over the tool. */
  readonly rule: RuleId | null;
  readonly version: string;
  closeRule(): void;
  readonly t: AnswerTranslator;
  readonly handOut: Translator<'hand-out'>;
}

/** What lies below the first screen: the working, all lawful places, kept shapes, passing it on. Loaded after it. */
export default function More(props: Props) {
  const { bench, settled, rules, rule, version, closeRule, t, handOut } = props;
  const { desk } = bench;
  const { asked, answer, told } = settled;
  const hasBegun = isBegun(desk.now);
  const steps = answer.ok ? explainConquest(answer.trace, t) : [];
  const outcome = told ? explainConquestOutcome(told, t) : [];
  const text = told || settled.placements.length > 0 ? plainLines(t('plain-conquest'), outcome, steps) : '';
  return (
    <div class="more">
      <link rel="stylesheet" href={styles} />
      {steps.length > 0 && <Working {...{ steps, rules, t }} />}
      <Handing {...{ asked, answer, text, version }} t={handOut} />
      <Shapes {...{ bench, settled, t }} />
      <Banks {...{ bench, settled, rules, t }} />
      <BoardSize
        size={desk.now.size}
        most={LONGEST_SIDE}
        change={(size) => desk.change(withSize(desk.now, size))}
        t={t}
      />
      <p class="row">
        <OpenButton
          tool="khan/conquest/"
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
      <Examples locale={rules.locale} tool="khan/conquest/" t={t} />
      <RuleSheet rule={rule} rules={rules} close={closeRule} t={t} />
    </div>
  );
}

/** The kept shapes, each with all the places where it may lie. */
function Shapes({ bench, settled: { placements }, t }: Pick<Props, 'bench' | 'settled' | 't'>) {
  const { now: conquest, change } = bench.desk;
  if (conquest.shapes.length === 0) return null;
  return (
    <section>
      <h2>{t('shapes')}</h2>
      <ul class="kept">
        {conquest.shapes.map((shape) => {
          const own = placements.filter((one) => one.shape === shape.name);
          return (
            <li key={shape.name}>
              <ShapeSign shape={shape} />
              <details>
                <summary>
                  {t(`shape-${shape.tile}`, { name: isolated(shape.name) })}: {own.length}
                </summary>
                <ul>
                  {own.map(({ covers, tile, owners }) => (
                    <li key={covers.join(' ')}>
                      <button type="button" onClick={() => change({ ...conquest, tile, covers })}>
                        {placesOf(covers)}
                      </button>{' '}
                      {explainOwners(owners, t)}
                    </li>
                  ))}
                </ul>
              </details>
              <button type="button" onClick={() => change(withoutShape(conquest, shape.name))}>
                {t('shape-forget')}
                <span class="unseen"> {t(`shape-${shape.tile}`, { name: isolated(shape.name) })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The reading of the one open point that has two: chosen here for this board, in the settings for every other. */
function Banks({ bench, settled, rules, t }: Pick<Props, 'bench' | 'settled' | 'rules' | 't'>) {
  const { now: conquest, change } = bench.desk;
  return (
    <section role="group" aria-label={t('banks')}>
      <h2>
        {t('banks')} <RuleLink rule="khan/bridges/banks" rules={rules} t={t} />
      </h2>
      <div class="row">
        {KHAN_RULINGS['bridge-banks'].map((banks) => (
          <Choice key={banks} isOn={settled.banks === banks} pick={() => change({ ...conquest, banks })}>
            {t(`choice-bridge-banks-${banks}`)}
          </Choice>
        ))}
      </div>
      <p class="soft">
        {t('banks-here')}{' '}
        <a href={`${pathOf(rules.locale, 'settings/')}#bridge-banks`}>{t('banks-settings')}</a>
      </p>
    </section>
  );
}
