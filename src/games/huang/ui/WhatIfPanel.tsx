import { useMemo, useState } from 'preact/hooks';
import { loadTranslator } from '../../../i18n/lazy-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { makePagePath } from '../../../i18n/paths.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { Fold } from '../../../ui/Fold.tsx';
import type { RuleViewer } from '../../../ui/RuleLink.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { createBoardPhrases } from '../explain/board-phrases.ts';
import type { StateNames } from '../explain/state-names.ts';
import {
  type ConflictContext,
  describeShortfall,
  describeWhatIf,
  getSideLabel,
  summarizeWhatIf,
  type WhatIfTranslator,
} from '../explain/what-if.ts';
import { listShortfalls, type OpenConflict } from '../referee/open-conflict.ts';
import { computeWhatIfTable, type WhatIfQuery } from '../referee/what-if-table.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import { HandLimitNote } from './HandLimitNote.tsx';
import { WhatIfGrid } from './WhatIfGrid.tsx';

export { default as styles } from './what-if.css?url';

const TEXTS = new Map<Locale, Promise<Translator<'huang-what-if'>>>();

/** Loads the texts of this part once; a failed load can be retried. */
export function loadWhatIfTexts(locale: Locale): Promise<Translator<'huang-what-if'>> {
  const cached = TEXTS.get(locale);
  if (cached) return cached;
  const loading = loadTranslator(locale, 'huang-what-if');
  TEXTS.set(locale, loading);
  loading.catch(() => TEXTS.delete(locale));
  return loading;
}

interface ConflictProps {
  readonly conflict: OpenConflict;
  readonly names: StateNames;
  /** The player who decides a tie; null while the acting player is unknown. */
  readonly tieDecider: Dynasty | null;
  readonly texts: Translator<'huang-what-if'>;
  readonly t: WhatIfTranslator;
}

const toConflictContext = ({ conflict, names, tieDecider, texts, t }: ConflictProps): ConflictContext => ({
  conflict,
  tieDecider,
  words: createBoardPhrases(names, t),
  t: texts,
});

/** The shortfall of each side. */
export function ShortfallList(props: ConflictProps) {
  const shortfalls = useMemo(() => listShortfalls(props.conflict), [props.conflict]);
  const context = toConflictContext(props);
  return (
    <ul class="needs">
      {shortfalls.map((shortfall, side) => (
        <li key={side}>{describeShortfall(side, shortfall, context)}</li>
      ))}
    </ul>
  );
}

/** Props of `WhatIfPanel`. */
export type WhatIfProps = ConflictProps & {
  /** Index of the side that the question is about; null if the user may choose. */
  readonly mine: number | null;
  /** The player whose own tiles the question is about; null for the tiles of any player. */
  readonly by: Dynasty | null;
  readonly rules: RuleViewer;
};

/** The number of tiles from which a side wins. Collapsed, and computed only when opened. */
export function WhatIfPanel(props: WhatIfProps) {
  return (
    <Fold look="what-if" summary={props.texts('what-if')}>
      {() => <WhatIfContent {...props} />}
    </Fold>
  );
}

function WhatIfContent(props: WhatIfProps) {
  const { conflict, names, mine, by, rules, texts, t } = props;
  const [wanted, setWanted] = useState<number | null>(null);
  const [against, setAgainst] = useState<number | null>(null);
  const context = toConflictContext(props);
  const own = mine ?? wanted ?? findWeakestSide(conflict);
  const rivals = conflict.sides.flatMap((_, side) => (side === own ? [] : [side]));
  const rival = rivals.find((side) => side === against) ?? rivals[0];
  return (
    <>
      {mine === null && (
        <SideChoice
          label="which-side"
          sides={conflict.sides.map((_, i) => i)}
          chosen={own}
          choose={setWanted}
          context={context}
        />
      )}
      {rivals.length > 1 && (
        <SideChoice
          label="which-rival"
          sides={rivals}
          chosen={rival ?? null}
          choose={setAgainst}
          context={context}
        />
      )}
      {rival !== undefined && (
        <WhatIfResult context={context} query={{ ownSide: own, rivalSide: rival, by }} rules={rules} t={t} />
      )}
      <HandLimitNote conflict={conflict} isBoard={names.hasMap} texts={texts} />
      <p>
        <a class="inline" href={`${makePagePath(rules.locale, 'about/')}#takes`}>
          {texts('how-counted')}
        </a>
      </p>
    </>
  );
}

/** The side that is asked about until one is chosen: the weakest. */
function findWeakestSide({ sides }: OpenConflict): number {
  const strengths = sides.map(({ strength }) => strength);
  return strengths.indexOf(Math.min(...strengths));
}

interface SideChoiceProps {
  readonly label: 'which-side' | 'which-rival';
  readonly sides: readonly number[];
  readonly chosen: number | null;
  choose(side: number): void;
  readonly context: ConflictContext;
}

/** Chooses one of the sides. */
function SideChoice({ label, sides, chosen, choose, context }: SideChoiceProps) {
  const name = context.t(label);
  return (
    <ToggleGroup name={name} isTitled look="wrapped">
      {sides.map((side) => (
        <ToggleButton key={side} isOn={side === chosen} pick={() => choose(side)}>
          {getSideLabel(side, context)}
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
}

interface WhatIfResultProps {
  readonly context: ConflictContext;
  readonly query: WhatIfQuery;
  readonly rules: RuleViewer;
  readonly t: WhatIfTranslator;
}

/** The number of tiles, what it assumes, and the table behind it. */
function WhatIfResult({ context, query, rules, t }: WhatIfResultProps) {
  const { conflict } = context;
  const { ownSide, rivalSide, by } = query;
  const table = useMemo(
    () => computeWhatIfTable(conflict, { ownSide, rivalSide, by }),
    [conflict, ownSide, rivalSide, by],
  );
  const sentences = describeWhatIf(table, query, context);
  const number = summarizeWhatIf(table, query, context);
  const [head = '', ...rest] = number === undefined ? sentences : [number, ...sentences];
  return (
    <>
      <p class={number === undefined ? 'takes long' : 'takes'}>{head}</p>
      <p class="soft">{rest.join(' ')}</p>
      <WhatIfGrid table={table} query={query} context={context} rules={rules} t={t} />
    </>
  );
}
