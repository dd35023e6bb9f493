import type { Reason } from '../../../engine/huang/step.ts';
import type { RuleId } from '../../../engine/trace.ts';
import { placeOf } from '../../../explain/huang/place.ts';
import { explainReason } from '../../../explain/huang/reason.ts';
import { explainProblem } from '../../../explain/problem.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { Problem } from '../../../referee/problem.ts';
import { RuleLink, type Rules } from '../../rule-link.tsx';
import type { Setup } from './setup.ts';
import type { askStates } from './table.ts';
import { refusalOf, type Workbench } from './use-board.ts';

interface Props {
  readonly bench: Workbench;
  readonly setup: Setup;
  readonly told: ReturnType<typeof askStates>;
  readonly rules: Rules;
  readonly t: Translator;
}

/** The line above the tools: why a tap did nothing, what is wrong with the position, or what to do next. */
export function Remarks({ bench, setup, told, rules, t }: Props) {
  const said = saying(bench, setup, told, t);
  const { remark } = bench;
  return (
    <div class="remark">
      <p role="status">{said.text}</p>
      {said.rule && <RuleLink rule={said.rule} rules={rules} t={t} />}
      {remark?.kind === 'taken' && (
        <button type="button" onClick={() => bench.replay(remark.space)}>
          {t('was-last')}
        </button>
      )}
    </div>
  );
}

interface Said {
  readonly text: string;
  readonly rule?: RuleId;
}

function saying(
  { remark, house, tool, chosen }: Workbench,
  setup: Setup,
  told: Props['told'],
  t: Translator,
): Said {
  if (remark?.kind === 'obstacle') return { text: t(`cannot-${remark.why}`), rule: remark.rule };
  if (remark?.kind === 'taken') return { text: t('taken', { place: placeOf(remark.space) }) };
  if (remark?.kind === 'refused') {
    const refusal = refusalOf(remark, house);
    if (!refusal.ok) return { text: faultIn(refusal.error, t) };
    const last = refusal.trace.at(-1);
    if (!refusal.legal && last) return { text: explainReason(refusal.reason as Reason, t), rule: last.rule };
  }
  if (!told.ok) return { text: faultIn(told.error, t) };
  if (chosen.length > 0) return { text: t('chosen-more', { places: chosen.map(placeOf).join(', ') }) };
  if (tool.mode === 'play')
    return { text: t(`hint-${tool.play.type}`, { player: t(`dynasty-${setup.turn}`) }) };
  return { text: t('hint-setup') };
}

/** What keeps the position from being one, with its place. */
function faultIn(problem: Problem, t: Translator): string {
  const space = problem.path.split('/').find((part) => /^-?\d+,\d+$/.test(part));
  const why = explainProblem(problem, t);
  return space === undefined ? why : t('fault-at', { place: placeOf(space), why });
}
