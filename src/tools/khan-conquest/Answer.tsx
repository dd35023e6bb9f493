import { ICONS } from '../../drawings/icons.ts';
import { TILE_SIGNS } from '../../drawings/yurts.ts';
import type { Player } from '../../engine/khan/vocabulary.ts';
import { explainConquestOutcome, explainOwners } from '../../explain/khan/conquest.ts';
import { placesOf } from '../../explain/khan/place.ts';
import type { KhanConquerAnswer } from '../../referee/khan/conquer.ts';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { IconSign } from '../../ui/signs.tsx';
import { laidDown } from './board.ts';
import type { Workbench } from './Conquest.tsx';
import type { Settled } from './court.ts';
import type { AnswerTranslator } from './texts.ts';

interface Props {
  readonly bench: Workbench;
  readonly settled: Settled;
  readonly rules: Rules;
  readonly t: AnswerTranslator;
}

/** Whether the tile may lie there and whose it is, or the rule that forbids it; and where the kept shapes may lie. */
export function Answer(props: Props) {
  const { bench, settled, t } = props;
  const { told } = settled;
  const layIt = (owners: readonly Player[]) => {
    bench.desk.change(laidDown(bench.desk.now, owners));
    bench.remark('tile-laid');
  };
  return (
    <section class="answer" aria-label={t('result')}>
      <div class="told">
        <div aria-live="polite">{told ? <Told {...props} told={told} /> : <p>{t('enter-first')}</p>}</div>
        {told?.legal && (
          <button type="button" class="first" onClick={() => layIt(told.owners)}>
            {t('lay-it')}
          </button>
        )}
      </div>
      <Placements {...props} />
    </section>
  );
}

function Told({ settled, told, rules, t }: Props & { readonly told: KhanConquerAnswer }) {
  const [head, why] = explainConquestOutcome(told, t);
  const rule = told.trace.at(-1)?.rule;
  return (
    <>
      <p class="head">
        <Sign isYes={told.legal} /> <strong>{head}</strong> <span>{why}</span>{' '}
        {rule && <RuleLink rule={rule} rules={rules} t={t} />}
      </p>
      {settled.otherwise && (
        <p class="soft">
          {t('turned-on', { point: t('point-bridge-banks') })}{' '}
          {t('other-reading', { outcome: explainConquestOutcome(settled.otherwise, t).join(' ') })}{' '}
          <RuleLink rule="khan/bridges/banks" rules={rules} t={t} />
        </p>
      )}
    </>
  );
}

/** Yes or no, for the eye; the words beside it say the same. */
function Sign({ isYes }: { isYes: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={isYes ? ICONS.done : TILE_SIGNS.cross} />
    </svg>
  );
}

/** All lawful places of the kept shapes, one after the other. */
function Placements({ bench, settled: { placements }, t }: Props) {
  const { now: conquest, change } = bench.desk;
  if (conquest.shapes.length === 0) return null;
  if (placements.length === 0) return <p class="soft">{t('placements-none')}</p>;
  const covered = [...conquest.covers].sort().join(' ');
  const at = placements.findIndex(
    ({ covers, tile }) => tile === conquest.tile && [...covers].sort().join(' ') === covered,
  );
  const count = placements.length;
  const show = (index: number) => {
    const next = placements[(index + count) % count];
    if (next) change({ ...conquest, tile: next.tile, covers: next.covers });
  };
  const here = placements[at];
  return (
    <div class="line places">
      <button
        type="button"
        class="icon"
        aria-label={t('placement-before')}
        onClick={() => show(Math.max(at, 0) - 1)}
      >
        <IconSign name="back" size={22} />
      </button>
      <p aria-live="polite">
        {t('placements', { count })}
        {here && (
          <>
            <br />
            {t('placement', { at: at + 1, count })} · {placesOf(here.covers)}
            <span class="unseen">. {explainOwners(here.owners, t)}</span>
          </>
        )}
      </p>
      <button type="button" class="icon" aria-label={t('placement-next')} onClick={() => show(at + 1)}>
        <IconSign name="next" size={22} />
      </button>
    </div>
  );
}
