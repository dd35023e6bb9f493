import { useMemo, useState } from 'preact/hooks';
import type { Setup } from '../../engine/huang/setup.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { createBoardPhrases } from '../../explain/huang/board-phrases.ts';
import type { StateNames } from '../../explain/huang/state-names.ts';
import { type ConflictContext, getSideLabel } from '../../explain/huang/what-if.ts';
import { loadTranslator } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Translator } from '../../i18n/translator.ts';
import {
  countBehindScreen,
  estimateHandSize,
  findCommittedSide,
  findOwnSide,
  findSupportedSide,
  getCommitmentColour,
  getHandSizeLimit,
  getInputLimits,
  listUncommittedOthers,
  type Viewer,
  withMatchingTiles,
  withOtherTiles,
} from '../../referee/huang/chance-inputs.ts';
import { type Committer, getConflictSide, type OpenConflict } from '../../referee/huang/open-conflict.ts';
import { type ChanceQuery, makeConflictKey, restoreChanceQuery } from '../../saves/chance-query.ts';
import styles from '../../styles/unseen.css?url';
import type { RuleViewer } from '../RuleLink.tsx';
import { ToggleButton } from '../ToggleGroup.tsx';
import { ChancesResult } from './ChancesResult.tsx';
import { HandLimitNote } from './HandLimitNote.tsx';
import { PairSteppers } from './PairSteppers.tsx';
import type { WhatIfTexts } from './WhatIfPanel.tsx';

export type ChancesTexts = Translator<'chances' | 'huang-unseen' | 'huang-odds'>;

const textsOf = (locale: Locale): Promise<ChancesTexts> =>
  loadTranslator(locale, 'chances', 'huang-unseen', 'huang-odds');

/** Loads the component with its texts in the language of the page. */
export async function loadChancesPanel(locale: Locale) {
  return { texts: await textsOf(locale), styles, Unseen };
}

export interface ChancesPanelProps {
  /** The conflict with the commitments so far. */
  readonly contest: OpenConflict;
  readonly setup: Setup;
  /** Edition and rulings, as fields of a case. */
  readonly house: object;
  readonly names: StateNames;
  /** The player whose view it is; null if it must be chosen first. */
  readonly by: Dynasty | null;
  /** The players to choose from in that case. */
  readonly players: readonly Dynasty[];
  /** The player who decides a tie of states; null while unknown. */
  readonly decides: Dynasty | null;
  /** Index of the side that the player is about to support, if chosen elsewhere; null otherwise. */
  readonly chosenSide: number | null;
  /** Whether the conflict is on a full board, or entered by numbers only. */
  readonly isBoard: boolean;
  /** The input so far, as stored. */
  readonly stored: unknown;
  change(outlook: ChanceQuery): void;
  readonly rules: RuleViewer;
  readonly t: WhatIfTexts;
  readonly texts: ChancesTexts;
}

/** How likely a side wins if all players commit everything. Collapsed, and computed only when opened. */
function Unseen(props: ChancesPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="unseen-tiles" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{props.texts('if-all-give')}</summary>
      {isOpen && <Opened {...props} />}
    </details>
  );
}

/** The content once it is opened: the input, and the choice of the player if needed. */
function Opened(props: ChancesPanelProps) {
  const { contest, decides, stored, change, texts } = props;
  const of = props.isBoard ? makeConflictKey(contest.action) : contest.kind;
  const colour = getCommitmentColour(contest);
  const outlook = useMemo(
    () => restoreChanceQuery(stored, { of, colour, by: props.by }),
    [stored, of, colour, props.by],
  );
  const by = props.by ?? (outlook.by && props.players.includes(outlook.by) ? outlook.by : null);
  if (contest.kind === 'war' && decides === null) return <p>{texts('say-who-placed')}</p>;
  const ask = (player: Dynasty) =>
    change({ ...restoreChanceQuery(null, { of, colour, by: player }), seen: outlook.seen });
  return (
    <>
      {props.by === null && <WhoAsks {...props} chosen={by} choose={ask} />}
      {by !== null && <Told {...props} outlook={outlook} by={by} />}
    </>
  );
}

type WhoAsksProps = ChancesPanelProps & { readonly chosen: Dynasty | null; choose(player: Dynasty): void };

function WhoAsks({ players, chosen, choose, texts, t }: WhoAsksProps) {
  return (
    <div role="group" aria-label={texts('who-asks')}>
      <p>{texts('who-asks')}</p>
      <div class="line wrap">
        {players.map((player) => (
          <ToggleButton key={player} isOn={player === chosen} pick={() => choose(player)}>
            {t(`dynasty-${player}`)}
          </ToggleButton>
        ))}
      </div>
    </div>
  );
}

type ToldProps = ChancesPanelProps & {
  readonly outlook: ChanceQuery;
  readonly by: Dynasty;
};

/** The form row by row, and the result once the side is known. */
function Told(props: ToldProps) {
  const { contest, outlook, by, texts } = props;
  const own = findOwnSide(contest, by);
  const told = outlook.side !== null && outlook.side < contest.sides.length ? outlook.side : null;
  const given = findCommittedSide(contest, by) ?? props.chosenSide;
  const side = given ?? told ?? own ?? null;
  const isChosen = own === undefined && given === null;
  const parties = partiesOf(props);
  return (
    <>
      {isChosen && (
        <div role="group" aria-label={texts('for-side')}>
          <p>{texts('for-side')}</p>
          <div class="line wrap">
            {contest.sides.map((_, one) => (
              <ToggleButton
                key={one}
                isOn={one === side}
                pick={() => props.change({ ...outlook, side: one })}
              >
                {getSideLabel(one, parties)}
              </ToggleButton>
            ))}
          </div>
        </div>
      )}
      {side !== null && <ForSide {...props} viewer={{ by, side }} parties={parties} />}
    </>
  );
}

const partiesOf = ({ contest, names, decides, texts, t }: ChancesPanelProps): ConflictContext => ({
  conflict: contest,
  tieDecider: decides,
  words: createBoardPhrases(names, t),
  t: texts,
});

type ForSideProps = ToldProps & { readonly viewer: Viewer; readonly parties: ConflictContext };

function ForSide(props: ForSideProps) {
  const { contest, outlook, by, isBoard, change, texts } = props;
  const most = useMemo(() => getInputLimits(contest, by, outlook), [contest, by, outlook]);
  const matching = contest.kind === 'war' ? 'red' : 'yellow';
  const { seen } = outlook;
  return (
    <>
      {!contest.position.hands?.[by] && (
        <PairSteppers
          label={texts('behind-screen')}
          matching={matching}
          pair={countBehindScreen(contest, by, outlook)}
          most={most.behind}
          setMatching={(count) =>
            change({ ...outlook, hand: withMatchingTiles(contest, by, outlook, count) })
          }
          setOthers={(count) => change({ ...outlook, hand: withOtherTiles(contest, by, outlook, count) })}
          t={texts}
        />
      )}
      <PairSteppers
        label={texts(isBoard ? 'in-sight-board' : 'in-sight-numbers')}
        matching={matching}
        pair={seen}
        most={most.seen}
        setMatching={(count) => change({ ...outlook, seen: { ...seen, matching: count } })}
        setOthers={(others) => change({ ...outlook, seen: { ...seen, others } })}
        t={texts}
      />
      <Others {...props} />
      <HandLimitNote {...props} />
      <ChancesResult {...props} />
    </>
  );
}

/** For the players who may still commit: the side they support, and how many tiles they hold. */
function Others(props: ForSideProps) {
  const { contest, by, texts } = props;
  const others = listUncommittedOthers(contest, by);
  if (others.length === 0) return null;
  return (
    <fieldset class="others">
      <legend>{texts('what-others-do')}</legend>
      {others.map((giver) => (
        <Other key={giver.by} {...props} giver={giver} />
      ))}
    </fieldset>
  );
}

/** Value for a player who supports no side. */
const NOBODY = 'nobody';

type OtherProps = ForSideProps & { readonly giver: Committer };

function Other(props: OtherProps) {
  const { contest, giver, texts, t } = props;
  return (
    <div class="other">
      <span aria-hidden="true">{t(`dynasty-${giver.by}`)}</span>
      {contest.kind === 'war' && <Ally {...props} />}
      {contest.position.hands?.[giver.by] ? (
        <span class="soft">{texts('holds-known')}</span>
      ) : (
        <Held {...props} />
      )}
    </div>
  );
}

/** Chooses the side that a player supports. */
function Ally({ contest, outlook, giver: { by }, parties, change, texts, t }: OtherProps) {
  const ally = findSupportedSide(contest, by, outlook);
  const setAlly = (side: number | null) => change({ ...outlook, allies: { ...outlook.allies, [by]: side } });
  return (
    <select
      aria-label={texts('helps-whom', { player: t(`dynasty-${by}`) })}
      value={ally === null ? NOBODY : String(ally)}
      onChange={({ currentTarget: { value } }) => setAlly(value === NOBODY ? null : Number(value))}
    >
      {contest.sides.map((_, side) => (
        <option key={getConflictSide(contest, side).state} value={String(side)}>
          {getSideLabel(side, parties)}
        </option>
      ))}
      <option value={NOBODY}>{texts('helps-nobody')}</option>
    </select>
  );
}

/** Chooses how many tiles a player holds. */
function Held({ contest, outlook, giver: { by }, change, texts, t }: OtherProps) {
  const setHeld = (count: number) => change({ ...outlook, held: { ...outlook.held, [by]: count } });
  return (
    <select
      aria-label={texts('holds-how-many', { player: t(`dynasty-${by}`) })}
      value={String(estimateHandSize(contest, by, outlook))}
      onChange={({ currentTarget: { value } }) => setHeld(Number(value))}
    >
      {Array.from({ length: getHandSizeLimit(contest, by) + 1 }, (_, count) => (
        <option key={count} value={String(count)}>
          {texts('holds-tiles', { count })}
        </option>
      ))}
    </select>
  );
}
