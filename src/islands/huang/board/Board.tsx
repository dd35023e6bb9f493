import { useEffect, useMemo, useState } from 'preact/hooks';
import type { RuleId } from '../../../engine/trace.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { ROOT } from '../../../i18n/paths.ts';
import { makeTranslator, type Texts, type Translator } from '../../../i18n/translator.ts';
import { editionOf } from '../../edition.ts';
import { undone } from '../../history.ts';
import { Notices } from '../../notices.tsx';
import type { Rules } from '../../rule-link.tsx';
import { useWakeLock } from '../../wake-lock.ts';
import { BoardMap } from './BoardMap.tsx';
import { DisputePanel } from './DisputePanel.tsx';
import { describeSpace } from './describe.ts';
import { layoutOf } from './layout.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { Remarks } from './Remarks.tsx';
import { type Scene, sceneOf } from './scene.ts';
import { readSetup, rowsOf, type Setup } from './setup.ts';
import { Tray } from './Tray.tsx';
import { useBoard, type Workbench } from './use-board.ts';

interface Props {
  readonly locale: Locale;
  readonly texts: Texts;
  readonly titles: Rules['titles'];
  readonly version: string;
}

/** The board page: the map above, the tools or the matter to be settled below it, under the thumb. */
export default function Board({ locale, texts, titles, version }: Props) {
  const t = useMemo(() => makeTranslator(locale, texts), [locale, texts]);
  const bench = useBoard(ROOT, editionOf(locale), t);
  const [rule, open] = useState<RuleId | null>(null);
  const more = useMore(locale);
  useWakeLock();
  const rules: Rules = { locale, titles, open };
  const setup = readSetup(bench.table.position);
  const scene = sceneOf(bench.table, bench.house, setup, bench);
  const layout = useMemo(() => layoutOf(rowsOf(setup)), [rowsOf(setup).join()]);
  const letters = useMemo(() => lettersIn(t), [t]);
  return (
    <div class="referee" inert={!bench.desk.isLoaded}>
      <div class="desk">
        <Notices {...bench.desk} undo={() => bench.desk.update(undone)} t={t} />
        <BoardMap
          {...{ layout, t }}
          setup={scene.setup}
          marks={scene.marks}
          outlines={scene.outlines}
          letters={letters}
          labelOf={(space) => describeSpace(space, scene.setup, scene.marks.get(space), layout, t)}
          title={t(titleOf(scene, bench))}
          tap={bench.tap}
          takeBack={bench.takeBack}
        />
        <div class="tools">
          <Tools {...{ bench, setup, scene, rules, t }} />
        </div>
      </div>
      {more && (
        <more.More
          {...{ bench, setup, scene, rules, rule, version, t }}
          handOut={more.handOut}
          closeRule={() => open(null)}
        />
      )}
    </div>
  );
}

function titleOf(scene: Scene, { isBefore }: Workbench): string {
  if (scene.kind !== 'settled') return 'board';
  return isBefore ? 'board-before' : 'board-after';
}

/** The part of the page below the first screen with its texts, fetched once that stands. */
function useMore(locale: Locale) {
  const [more, setMore] = useState<{
    readonly More: typeof import('./More.tsx').default;
    readonly handOut: Translator;
  }>();
  useEffect(() => {
    void Promise.all([import('./More.tsx'), import('../../../i18n/lazy-texts.ts')]).then(
      async ([{ default: More }, { loadTexts }]) =>
        setMore({ More, handOut: await loadTexts(locale, 'hand-out') }),
    );
  }, []);
  return more;
}

const lettersIn = (t: Translator) => ({
  yellow: t('letter-yellow'),
  red: t('letter-red'),
  blue: t('letter-blue'),
  green: t('letter-green'),
  white: t('letter-white'),
});

interface PartProps {
  readonly bench: Workbench;
  readonly setup: Setup;
  readonly scene: Scene;
  readonly rules: Rules;
  readonly t: Translator;
}

/** What stands below the map: the tools, a question, or the outcome. */
function Tools({ bench, setup, scene, rules, t }: PartProps) {
  switch (scene.kind) {
    case 'work':
      return (
        <>
          <Remarks {...{ bench, setup, rules, t }} told={scene.told} />
          <Tray {...{ bench, setup, t }} />
        </>
      );
    case 'asking':
      return <DisputePanel {...{ bench, scene, t }} />;
    case 'settled':
      return <OutcomePanel {...{ bench, rules, t }} answer={scene.answer} names={scene.names} />;
    case 'broken':
      return (
        <>
          <p role="alert">{t('dispute-broken')}</p>
          <button type="button" onClick={() => bench.change({ ...bench.table, dispute: null })}>
            {t('cancel')}
          </button>
        </>
      );
  }
}
