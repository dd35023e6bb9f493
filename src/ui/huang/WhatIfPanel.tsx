import { useMemo, useState } from 'preact/hooks';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { type BoardTranslator, createBoardPhrases } from '../../explain/huang/board-phrases.ts';
import type { StateNames } from '../../explain/huang/state-names.ts';
import {
  type ConflictContext,
  describeShortfall,
  describeWhatIf,
  getSideLabel,
} from '../../explain/huang/what-if.ts';
import { loadTranslator } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { makePagePath } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import { listShortfalls, type OpenConflict } from '../../referee/huang/open-conflict.ts';
import { computeWhatIfTable, type WhatIfQuery } from '../../referee/huang/what-if-table.ts';
import type { RuleViewer } from '../RuleLink.tsx';
import { ToggleButton, ToggleGroup } from '../ToggleGroup.tsx';
import { HandLimitNote } from './HandLimitNote.tsx';
import { WhatIfGrid } from './WhatIfGrid.tsx';

export { default as styles } from '../../styles/odds.css?url';

const TEXTS = new Map<Locale, Promise<Translator<'huang-odds'>>>();

/** Loads the texts of this part once; a failed load can be retried. */
export function loadWhatIfTexts(locale: Locale): Promise<Translator<'huang-odds'>> {
  const known = TEXTS.get(locale);
  if (known) return known;
  const loading = loadTranslator(locale, 'huang-odds');
  TEXTS.set(locale, loading);
  loading.catch(() => TEXTS.delete(locale));
  return loading;
}

export type WhatIfTexts = BoardTranslator & Translator<'tool'>;

interface Conflict {
  readonly contest: OpenConflict;
  readonly names: StateNames;
  /** The player who decides a tie; null while the acting player is unknown. */
  readonly decides: Dynasty | null;
  readonly texts: Translator<'huang-odds'>;
  readonly t: WhatIfTexts;
}

const partiesOf = ({ contest, names, decides, texts, t }: Conflict): ConflictContext => ({
  conflict: contest,
  tieDecider: decides,
  words: createBoardPhrases(names, t),
  t: texts,
});

/** What each side needs to win. */
export function ShortfallList(conflict: Conflict) {
  const needs = useMemo(() => listShortfalls(conflict.contest), [conflict.contest]);
  const parties = partiesOf(conflict);
  return (
    <ul class="needs">
      {needs.map((need, side) => (
        <li key={side}>
          {getSideLabel(side, parties)}: {describeShortfall(need, parties)}.
        </li>
      ))}
    </ul>
  );
}

type WhatIfProps = Conflict & {
  /** Index of the side that is asked about; null if the user may choose. */
  readonly mine: number | null;
  /** The player who asks how many tiles of their own hand are needed; null to ask about any player's tiles. */
  readonly by: Dynasty | null;
  readonly rules: RuleViewer;
};

/** From how many tiles on a side wins. Collapsed, and computed only when opened. */
export function WhatIfPanel(props: WhatIfProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="what-if" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{props.texts('what-if')}</summary>
      {isOpen && <Opened {...props} />}
    </details>
  );
}

function Opened(props: WhatIfProps) {
  const { contest, names, mine, by, rules, texts, t } = props;
  const [wanted, setWanted] = useState<number | null>(null);
  const [against, setAgainst] = useState<number | null>(null);
  const parties = partiesOf(props);
  const own = mine ?? wanted;
  const rivals = contest.sides.flatMap((_, side) => (side === own ? [] : [side]));
  const rival = rivals.find((side) => side === against) ?? rivals[0];
  return (
    <>
      {mine === null && (
        <Sides
          label="which-side"
          sides={contest.sides.map((_, i) => i)}
          chosen={own}
          choose={setWanted}
          parties={parties}
        />
      )}
      {own !== null && rivals.length > 1 && (
        <Sides
          label="which-rival"
          sides={rivals}
          chosen={rival ?? null}
          choose={setAgainst}
          parties={parties}
        />
      )}
      {own !== null && rival !== undefined && (
        <Found parties={parties} asker={{ mine: own, rival, by }} rules={rules} t={t} />
      )}
      <HandLimitNote contest={contest} isBoard={names.hasMap} texts={texts} />
      <p>
        <a class="inline" href={makePagePath(rules.locale, 'how-likely/')}>
          {texts('how-counted')}
        </a>
      </p>
    </>
  );
}

interface SidesProps {
  readonly label: 'which-side' | 'which-rival';
  readonly sides: readonly number[];
  readonly chosen: number | null;
  choose(side: number): void;
  readonly parties: ConflictContext;
}

/** Chooses one of the sides. */
function Sides({ label, sides, chosen, choose, parties }: SidesProps) {
  const said = parties.t(label);
  return (
    <ToggleGroup name={said} isTitled look="wrapped">
      {sides.map((side) => (
        <ToggleButton key={side} isOn={side === chosen} pick={() => choose(side)}>
          {getSideLabel(side, parties)}
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
}

interface FoundProps {
  readonly parties: ConflictContext;
  readonly asker: WhatIfQuery;
  readonly rules: RuleViewer;
  readonly t: WhatIfTexts;
}

/** The sentences, and the table behind them. */
function Found({ parties, asker, rules, t }: FoundProps) {
  const { conflict } = parties;
  const { mine, rival, by } = asker;
  const found = useMemo(() => computeWhatIfTable(conflict, { mine, rival, by }), [conflict, mine, rival, by]);
  return (
    <>
      <p>
        <strong>{describeWhatIf(found, asker, parties).join(' ')}</strong>
      </p>
      <WhatIfGrid found={found} asker={asker} parties={parties} rules={rules} t={t} />
    </>
  );
}
