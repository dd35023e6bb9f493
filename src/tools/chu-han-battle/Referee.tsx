import { useMemo, useState } from 'preact/hooks';
import type { RuleId } from '../../engine/trace.ts';
import { fetchTexts, loadTexts } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { ROOT } from '../../i18n/paths.ts';
import { makeTranslator, type Texts } from '../../i18n/translator.ts';
import { Missing } from '../../ui/missing.tsx';
import type { Rules } from '../../ui/rule-link.tsx';
import { IconSign } from '../../ui/signs.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { guarded } from '../shell/guarded.tsx';
import { inTask, useLater } from '../shell/later.ts';
import { Notices } from '../shell/notices.tsx';
import { useWakeLock } from '../shell/wake-lock.ts';
import { SetupPad } from './SetupPad.tsx';
import type { BattleFile, RefereeFile, RefereeTranslator } from './texts.ts';
import { type Bench, useBattle } from './use-battle.ts';

interface Props {
  readonly locale: Locale;
  readonly texts: Texts<RefereeFile>;
  readonly titles: Rules['titles'];
  readonly version: string;
}

/** The page of the battle referee: what is known at the start, then the battle play by play. */
function Referee({ locale, texts, titles, version }: Props) {
  const t = useMemo(() => makeTranslator<RefereeFile>(locale, texts), [locale, texts]);
  const bench = useBattle(ROOT, t);
  const [rule, open] = useState<RuleId | null>(null);
  const [isTurned, turn] = useState(false);
  const { part: parts, hasFailed, again } = useLater(() => loadParts(locale, texts));
  useWakeLock();
  const rules: Rules = { locale, titles, open };
  const { table, isPassDoubled } = bench;
  const judged = useMemo(() => parts?.court.judge(table, isPassDoubled), [parts, table, isPassDoubled]);
  const settled = useAfterPaint(judged);
  const isPlaying = bench.mode === 'play';
  const frame = ['desk', ...(isPlaying ? ['at-play'] : []), ...(isTurned ? ['turned'] : [])].join(' ');
  return (
    <div class="battle" inert={!bench.desk.isLoaded}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside, all reached by Tab. */}
      <div class={frame} onKeyDown={(event) => byKey(event, bench, isTurned ? () => turn(false) : undefined)}>
        <div class="top-part">
          <Notices {...bench.desk} undo={bench.undo} t={t} />
          <Bar {...{ bench, isTurned, t }} turn={() => turn(!isTurned)} />
          {parts && judged && isPlaying && <parts.court.Fight {...{ bench, judged }} t={parts.t} />}
        </div>
        {hasFailed && <Missing text={t('answer-failed')} {...{ again, t }} />}
        {!isPlaying && <SetupPad bench={bench} t={t} />}
        {isPlaying &&
          (parts && judged ? (
            <parts.court.Playing {...{ bench, judged, rules }} t={parts.t} />
          ) : (
            !hasFailed && <p role="status">{t('court-coming')}</p>
          ))}
      </div>
      {parts && settled && (
        <parts.More
          {...{ bench, version, rules, rule }}
          judged={settled}
          t={parts.t}
          handOut={parts.handOut}
          closeRule={() => open(null)}
        />
      )}
    </div>
  );
}

export default guarded(Referee);

/** Ctrl+Z goes back and forth; Escape turns the view back. */
function byKey(event: KeyboardEvent, { undo, redo }: Bench, turnBack: (() => void) | undefined): void {
  if (event.key === 'Escape') turnBack?.();
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  if (event.shiftKey) redo();
  else undo();
}

interface BarProps {
  readonly bench: Bench;
  readonly isTurned: boolean;
  turn(): void;
  readonly t: RefereeTranslator;
}

/** Start or play, the way back and forth, and the view turned towards the other side of the table. */
function Bar({ bench, isTurned, turn, t }: BarProps) {
  const { past, future } = bench.desk.view;
  return (
    <div class="bar">
      {(['setup', 'play'] as const).map((mode) => (
        <button
          type="button"
          key={mode}
          aria-pressed={bench.mode === mode}
          onClick={() => bench.turnMode(mode)}
        >
          {t(`mode-${mode}`)}
        </button>
      ))}
      <button
        type="button"
        aria-label={t('undo')}
        aria-disabled={past.length === 0}
        onClick={() => bench.undo()}
      >
        <IconSign name="undo" size={24} />
      </button>
      <button
        type="button"
        aria-label={t('redo')}
        aria-disabled={future.length === 0}
        onClick={() => bench.redo()}
      >
        <IconSign name="redo" size={24} />
      </button>
      <button type="button" aria-label={t('turn-view-named')} aria-pressed={isTurned} onClick={turn}>
        {t('turn-view')}
      </button>
    </div>
  );
}

/** What settles a battle, and what lies below the first screen, with their texts. */
async function loadParts(locale: Locale, texts: Texts<RefereeFile>) {
  const [court, { default: More }, words, handOut] = await Promise.all([
    inTask(() => import('./court.ts')),
    inTask(() => import('./More.tsx')),
    inTask(() => fetchTexts(locale, 'chu-han-battle', 'errors', 'shelf')),
    inTask(() => loadTexts(locale, 'hand-out')),
  ]);
  return { court, More, t: makeTranslator<BattleFile>(locale, { ...texts, ...words }), handOut };
}
