import { useMemo, useState } from 'preact/hooks';
import type { SpaceName } from '../../engine/khan/grid.ts';
import type { RuleId } from '../../engine/trace.ts';
import { fetchTexts, fetchTitles, loadTexts } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { ROOT } from '../../i18n/paths.ts';
import { makeTranslator, type Texts } from '../../i18n/translator.ts';
import { KHAN_RULERS, type KhanRulers } from '../../saves/khan-rulers.ts';
import { middleOf } from '../../ui/khan/Drawing.tsx';
import { GridMap } from '../../ui/khan/GridMap.tsx';
import { lettersIn } from '../../ui/khan/letters.ts';
import type { Look, Mark } from '../../ui/khan/look.ts';
import { Missing } from '../../ui/missing.tsx';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { guarded } from '../shell/guarded.tsx';
import { inTask, useLater } from '../shell/later.ts';
import { Notices } from '../shell/notices.tsx';
import { turnByKey } from '../shell/Turning.tsx';
import { type Desk, useDesk } from '../shell/use-desk.ts';
import { useWakeLock } from '../shell/wake-lock.ts';
import { freshRulers, type Piece, put, rulersFrom } from './rulers.ts';
import { Tray } from './Tray.tsx';
import type { AnswerFile, RulersFile, RulersTranslator } from './texts.ts';

interface Props {
  readonly locale: Locale;
  readonly texts: Texts<RulersFile>;
  readonly version: string;
}

/** What all parts of the page get. */
export interface Workbench {
  readonly desk: Desk<KhanRulers>;
  readonly piece: Piece;
  choose(piece: Piece): void;
  /** The step up to which the map shows the way, counted from 0; null for all. */
  readonly step: number | null;
  show(step: number): void;
}

const TOOL = {
  path: 'khan/rulers/',
  kind: KHAN_RULERS,
  fresh: freshRulers,
  reader: async () => rulersFrom,
} as const;

/** Where does the ruler go? The board above, the answer and the tools below it, under the thumb. */
function Rulers({ locale, texts, version }: Props) {
  const t = useMemo(() => makeTranslator<RulersFile>(locale, texts), [locale, texts]);
  const desk = useDesk<KhanRulers>(ROOT, TOOL, t);
  const [piece, choose] = useState<Piece>('ruler');
  const [step, show] = useState<number | null>(null);
  const [isRiver, refuse] = useState(false);
  const [rule, open] = useState<RuleId | null>(null);
  const { part, hasFailed, again } = useLater(() => loadParts(locale, texts));
  const below = useAfterPaint(part);
  useWakeLock();
  const rules: Rules = { locale, titles: part?.titles, open };
  const { now: rulers } = desk;
  const settled = useMemo(() => part?.settle(rulers, part.t), [part, rulers]);
  const change = (next: KhanRulers) => {
    show(null);
    refuse(false);
    desk.change(next);
  };
  const tap = (space: SpaceName) => {
    const next = put(rulers, piece, space);
    if (next) change(next);
    else refuse(true);
  };
  const bench: Workbench = { desk: { ...desk, change }, piece, choose, step, show };
  const lookOf = useMemo(() => {
    const marks =
      part && settled && rulers.ruler !== null
        ? part.marksUpTo(settled.answer, rulers.ruler, step ?? settled.steps.length)
        : NO_MARKS;
    return looksOf(rulers, marks);
  }, [part, settled, rulers, step]);
  const words = useMemo(() => ({ letters: lettersIn(t), wordsOf: (look: Look) => wordsOf(look, t) }), [t]);
  const isThere = settled && (step === null || step >= settled.steps.length - 1);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside, which are all reached by Tab.
    <div class="referee khan" inert={!desk.isLoaded} onKeyDown={turnByKey(desk)}>
      <div class="desk">
        <Notices {...desk} t={t} />
        <GridMap
          {...{ tap, t }}
          size={rulers.size}
          takeBack={desk.undo}
          {...{ lookOf, ...words }}
          above={isThere && <Arrow from={rulers.ruler} to={settled.answer.to} />}
        />
        <div class="tools">
          {part ? (
            <part.Answer {...{ bench, settled, rules }} t={part.t} />
          ) : (
            <div class="answer">
              {hasFailed ? (
                <Missing text={t('answer-failed')} {...{ again, t }} />
              ) : (
                <p>{t('enter-first')}</p>
              )}
            </div>
          )}
          <p class="remark" role="status">
            {isRiver && (
              <>
                {t('remark-river')} <RuleLink rule="khan/drive-out/space" rules={rules} t={t} />
              </>
            )}
          </p>
          <Tray bench={bench} t={t} />
        </div>
      </div>
      {below && (
        <below.More
          {...{ bench, settled, rules, rule, version }}
          t={below.t}
          handOut={below.handOut}
          closeRule={() => open(null)}
        />
      )}
    </div>
  );
}

export default guarded(Rulers);

const NO_MARKS: ReadonlyMap<SpaceName, Mark> = new Map();

/** What answers and what lies below the first screen, with their texts: fetched once that stands. */
async function loadParts(locale: Locale, texts: Texts<RulersFile>) {
  const [{ Answer, settle, marksUpTo }, { default: More }, words, handOut, titles] = await Promise.all([
    inTask(() => import('./court.ts')),
    inTask(() => import('./More.tsx')),
    inTask(() => fetchTexts(locale, 'khan-board', 'rulings')),
    inTask(() => loadTexts(locale, 'hand-out')),
    inTask(() => fetchTitles(locale)),
  ]);
  return {
    Answer,
    settle,
    marksUpTo,
    More,
    t: makeTranslator<AnswerFile>(locale, { ...texts, ...words }),
    handOut,
    titles,
  };
}

/** The way of the ruler. */
function Arrow({ from, to }: { from: SpaceName | null; to: SpaceName | null }) {
  if (from === null || to === null) return null;
  const [start, end] = [middleOf(from), middleOf(to)];
  return <path class="arrow" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />;
}

/** For each space, what is drawn on it. */
function looksOf(rulers: KhanRulers, marks: ReadonlyMap<SpaceName, Mark>): (space: SpaceName) => Look {
  const [river, taken] = [new Set(rulers.river), new Set(rulers.taken)];
  return (space) => ({
    isRiver: river.has(space),
    isTiled: false,
    isRuler: rulers.ruler === space,
    isCovered: false,
    stands: taken.has(space) ? 'taken' : null,
    mark: marks.get(space) ?? null,
  });
}

function wordsOf({ isRiver, isRuler, stands, mark }: Look, t: RulersTranslator): readonly string[] {
  return [
    ...(isRiver ? [t('ground-river')] : []),
    ...(stands ? [t('ground-taken')] : []),
    ...(isRuler ? [t('ground-ruler')] : []),
    ...(mark ? [t(`mark-${mark}`)] : []),
  ];
}
