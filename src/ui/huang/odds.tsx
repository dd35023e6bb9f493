import { useMemo, useState } from 'preact/hooks';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import type { Names } from '../../explain/huang/names.ts';
import { nameParty, type Parties, sayNeed, sayWhatIf } from '../../explain/huang/what-it-takes.ts';
import { type BoardTranslator, wordsOf } from '../../explain/huang/words.ts';
import { loadTexts } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import { type Contest, needsOf } from '../../referee/huang/contest.ts';
import { type Asker, whatIf } from '../../referee/huang/what-if.ts';
import type { Rules } from '../rule-link.tsx';
import { Choice, Segment } from '../segment.tsx';
import { HandLimit } from './hand-limit.tsx';
import { WhatIfGrid } from './what-if-grid.tsx';

export { default as styles } from '../../styles/odds.css?url';

const TEXTS = new Map<Locale, Promise<Translator<'huang-odds'>>>();

/** Loads the texts of this part once; a failed load can be retried. */
export function textsOf(locale: Locale): Promise<Translator<'huang-odds'>> {
  const known = TEXTS.get(locale);
  if (known) return known;
  const loading = loadTexts(locale, 'huang-odds');
  TEXTS.set(locale, loading);
  loading.catch(() => TEXTS.delete(locale));
  return loading;
}

export type OddsTexts = BoardTranslator & Translator<'tool'>;

interface Conflict {
  readonly contest: Contest;
  readonly names: Names;
  /** The player who decides a tie; null while the acting player is unknown. */
  readonly decides: Dynasty | null;
  readonly texts: Translator<'huang-odds'>;
  readonly t: OddsTexts;
}

const partiesOf = ({ contest, names, decides, texts, t }: Conflict): Parties => ({
  contest,
  decides,
  words: wordsOf(names, t),
  t: texts,
});

/** What each side needs to win. */
export function Needs(conflict: Conflict) {
  const needs = useMemo(() => needsOf(conflict.contest), [conflict.contest]);
  const parties = partiesOf(conflict);
  return (
    <ul class="needs">
      {needs.map((need, side) => (
        <li key={side}>
          {nameParty(side, parties)}: {sayNeed(need, parties)}.
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
  readonly rules: Rules;
};

/** From how many tiles on a side wins. Collapsed, and computed only when opened. */
export function WhatIf(props: WhatIfProps) {
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
      <HandLimit contest={contest} isBoard={names.hasMap} texts={texts} />
      <p>
        <a class="inline" href={pathOf(rules.locale, 'how-likely/')}>
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
  readonly parties: Parties;
}

/** Chooses one of the sides. */
function Sides({ label, sides, chosen, choose, parties }: SidesProps) {
  const said = parties.t(label);
  return (
    <Segment name={said} isTitled look="wrapped">
      {sides.map((side) => (
        <Choice key={side} isOn={side === chosen} pick={() => choose(side)}>
          {nameParty(side, parties)}
        </Choice>
      ))}
    </Segment>
  );
}

interface FoundProps {
  readonly parties: Parties;
  readonly asker: Asker;
  readonly rules: Rules;
  readonly t: OddsTexts;
}

/** The sentences, and the table behind them. */
function Found({ parties, asker, rules, t }: FoundProps) {
  const { contest } = parties;
  const { mine, rival, by } = asker;
  const found = useMemo(() => whatIf(contest, { mine, rival, by }), [contest, mine, rival, by]);
  return (
    <>
      <p>
        <strong>{sayWhatIf(found, asker, parties).join(' ')}</strong>
      </p>
      <WhatIfGrid found={found} asker={asker} parties={parties} rules={rules} t={t} />
    </>
  );
}
