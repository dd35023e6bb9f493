import type { Setup } from '../../engine/huang/setup.ts';
import { placeOf } from '../../explain/huang/place.ts';
import type { statesFor } from '../../referee/huang/position-for.ts';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import type { Court } from './court.ts';
import type { Said } from './Hearing.tsx';
import { isFresh } from './table.ts';
import type { BoardTranslator } from './texts.ts';
import type { Workbench } from './use-board.ts';

interface Props {
  readonly bench: Workbench;
  readonly setup: Setup;
  readonly told: ReturnType<typeof statesFor>;
  readonly court: Court | null;
  readonly rules: Rules;
  readonly t: BoardTranslator;
}

/** The line above the tools: why a tap did nothing, what is wrong with the position, or what to do next. */
export function Remarks(props: Props) {
  const { bench, court, rules, t } = props;
  const said = saying(props);
  const { remark } = bench;
  return (
    <div class="remark">
      <p role="status">{said.text}</p>
      {said.rule && <RuleLink rule={said.rule} rules={rules} t={t} />}
      {!remark && isFresh(bench.table) && (
        <button type="button" onClick={bench.clear}>
          {t('board-empty')}
        </button>
      )}
      {remark?.kind === 'taken' && court && (
        <button type="button" onClick={() => bench.replay(remark.space)}>
          {court.t('was-last')}
        </button>
      )}
    </div>
  );
}

function saying({ bench, setup, told, court, t }: Props): Said {
  const { remark, house, tool, chosen } = bench;
  if (remark?.kind === 'obstacle') return { text: t(`cannot-${remark.why}`), rule: remark.rule };
  if (remark?.kind === 'taken' && court)
    return { text: court.t('place-taken', { place: placeOf(remark.space) }) };
  if (remark?.kind === 'refused' && court) return court.sayRefusal(remark.table, house, court.t);
  if (!told.ok && court) return court.sayFault(told.error, court.t);
  if (chosen.length > 0) return { text: t('chosen-more', { places: chosen.map(placeOf).join(', ') }) };
  if (tool.mode === 'play' && court)
    return { text: court.t(`hint-${tool.play.type}`, { player: t(`dynasty-${setup.turn}`) }) };
  return { text: t('hint-setup') };
}
