import { useMemo, useState } from 'preact/hooks';
import type { BankReading } from '../../engine/khan/banks.ts';
import type { SpaceName } from '../../engine/khan/grid.ts';
import type { RuleId } from '../../engine/trace.ts';
import { fetchTexts, fetchTitles, loadTexts } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { ROOT } from '../../i18n/paths.ts';
import { makeTranslator, type Texts } from '../../i18n/translator.ts';
import { KHAN_CONQUEST, type KhanConquest } from '../../saves/khan-conquest.ts';
import { borderOf } from '../../ui/khan/Drawing.tsx';
import { GridMap } from '../../ui/khan/GridMap.tsx';
import { lettersIn } from '../../ui/khan/letters.ts';
import type { Look } from '../../ui/khan/look.ts';
import { Missing } from '../../ui/missing.tsx';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { guarded } from '../shell/guarded.tsx';
import { inTask, useLater } from '../shell/later.ts';
import { Notices } from '../shell/notices.tsx';
import { turnByKey } from '../shell/Turning.tsx';
import { type Desk, useDesk } from '../shell/use-desk.ts';
import { useWakeLock } from '../shell/wake-lock.ts';
import { type Edit, freshConquest, type Obstacle, type Piece, put, toggled } from './conquest.ts';
import type { Keeping } from './shapes.ts';
import { Tray } from './Tray.tsx';
import type { AnswerFile, ConquestFile, ConquestTranslator } from './texts.ts';
import { useSlide } from './use-slide.ts';

interface Props {
  readonly locale: Locale;
  readonly texts: Texts<ConquestFile>;
  readonly version: string;
}

/** What a tap on the board does. */
type Tool =
  | { readonly mode: 'setup'; readonly piece: Piece }
  | { readonly mode: 'marking' }
  | { readonly mode: 'sliding' };

/** What was just done, or why it was not, as the key of its text. */
type Remark = Obstacle | 'tile-laid' | `shape-${Keeping['kind']}`;

/** What all parts of the page get. */
export interface Workbench {
  readonly desk: Desk<KhanConquest>;
  readonly tool: Tool;
  choose(tool: Tool): void;
  /** A sentence about what was just done, by its key. */
  remark(key: Remark): void;
}

const TOOL = {
  path: 'khan/conquest/',
  kind: KHAN_CONQUEST,
  fresh: freshConquest,
  reader: async () => (await import('./cases.ts')).conquestFrom,
} as const;

/** May this tile lie here? The board above, the answer and the tools below it, under the thumb. */
function Conquest({ locale, texts, version }: Props) {
  const t = useMemo(() => makeTranslator<ConquestFile>(locale, texts), [locale, texts]);
  const desk = useDesk<KhanConquest>(ROOT, TOOL, t);
  const [tool, setTool] = useState<Tool>({ mode: 'setup', piece: 'red' });
  const [remark, setRemark] = useState<{ readonly key: Remark; readonly rule?: RuleId } | null>(null);
  const [rule, open] = useState<RuleId | null>(null);
  const [usual, tell] = useState<BankReading>();
  const { part, hasFailed, again } = useLater(() => loadParts(locale, texts, tell));
  const below = useAfterPaint(part);
  useWakeLock();
  const rules: Rules = { locale, titles: part?.titles, open };
  const { size, covers } = desk.now;
  const letGo = (next: readonly SpaceName[]) => change({ ...desk.now, covers: next });
  const slide = useSlide(tool.mode === 'sliding', covers, size, letGo, part?.slid);
  const conquest = slide.covers ? { ...desk.now, covers: slide.covers } : desk.now;
  const settled = useMemo(() => part?.settle(conquest, usual), [part, usual, conquest.covers, desk.now]);

  const lookOf = useMemo(
    () => looksOf(conquest, settled ? settled.wrong : []),
    [desk.now, slide.covers, settled],
  );
  const words = useMemo(() => ({ letters: lettersIn(t), wordsOf: (look: Look) => wordsOf(look, t) }), [t]);

  const change = (next: KhanConquest) => {
    setRemark(null);
    desk.change(next);
  };
  const edit = (done: Edit) => {
    if (done.kind === 'changed') change(done.conquest);
    else setRemark({ key: done.why, rule: done.rule });
  };
  const tap = (space: SpaceName) => {
    if (tool.mode === 'setup') edit(put(desk.now, tool.piece, space));
    else if (tool.mode === 'marking' || covers.length === 0) change(toggled(desk.now, space));
    else if (part) change({ ...desk.now, covers: part.putOn(covers, space, size) });
  };
  const bench: Workbench = {
    desk: { ...desk, change },
    tool,
    choose(next) {
      setRemark(null);
      setTool(next);
    },
    remark: (key) => setRemark({ key }),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside, which are all reached by Tab.
    <div class="referee khan" inert={!desk.isLoaded} onKeyDown={turnByKey(desk)}>
      <div class="desk">
        <Notices {...desk} t={t} />
        <div class="slide" {...slide.on}>
          <GridMap
            {...{ size, tap, t }}
            takeBack={desk.undo}
            {...{ lookOf, ...words }}
            above={<path class="border" d={borderOf(conquest.covers)} />}
          />
        </div>
        <div class="tools">
          {part && settled ? (
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
            {remark && t(remark.key)} {remark?.rule && <RuleLink rule={remark.rule} rules={rules} t={t} />}
          </p>
          <Tray bench={bench} LayTools={part?.LayTools} t={t} />
        </div>
      </div>
      {below && settled && (
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

export default guarded(Conquest);

/** What answers and what lies below the first screen, with their texts: fetched once that stands. */
async function loadParts(locale: Locale, texts: Texts<ConquestFile>, tell: (banks: BankReading) => void) {
  const [{ Answer, followBanks, LayTools, putOn, settle, slid }, { default: More }, words, handOut, titles] =
    await Promise.all([
      inTask(() => import('./court.ts')),
      inTask(() => import('./More.tsx')),
      inTask(() => fetchTexts(locale, 'khan-board', 'rulings')),
      inTask(() => loadTexts(locale, 'hand-out')),
      inTask(() => fetchTitles(locale)),
    ]);
  await followBanks(ROOT, tell);
  return {
    Answer,
    LayTools,
    putOn,
    settle,
    slid,
    More,
    t: makeTranslator<AnswerFile>(locale, { ...texts, ...words }),
    handOut,
    titles,
  };
}

/** For each space, what is drawn on it. */
function looksOf(conquest: KhanConquest, wrong: readonly SpaceName[]): (space: SpaceName) => Look {
  const { yurts } = conquest;
  const river = new Set(conquest.river);
  const tiles = new Set(conquest.tiles);
  const rulers = new Set(conquest.rulers);
  const covers = new Set(conquest.covers);
  const faults = new Set(wrong);
  return (space) => ({
    isRiver: river.has(space),
    isTiled: tiles.has(space),
    isRuler: rulers.has(space),
    isCovered: covers.has(space),
    stands: yurts[space] ?? null,
    mark: faults.has(space) ? 'wrong' : null,
  });
}

function wordsOf({ isRiver, isTiled, isRuler, isCovered, stands, mark }: Look, t: ConquestTranslator) {
  return [
    ...(isRiver ? [t('ground-river')] : []),
    ...(isTiled ? [t('ground-tile')] : []),
    ...(stands && stands !== 'taken' ? [t(`yurt-${stands}`)] : []),
    ...(isRuler ? [t('ground-ruler')] : []),
    ...(isCovered ? [t('ground-covered')] : []),
    ...(mark ? [t('mark-wrong')] : []),
  ];
}
