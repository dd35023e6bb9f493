import { useMemo, useState } from 'preact/hooks';
import { loadTranslator } from '../../../i18n/lazy-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import styles from '../../../ui/styles/chances.css?url';
import { ToggleButton } from '../../../ui/ToggleGroup.tsx';
import { createBoardPhrases } from '../explain/board-phrases.ts';
import { type ConflictContext, getSideLabel } from '../explain/what-if.ts';
import {
  type ChanceViewer,
  countBehindScreen,
  estimateHandSize,
  findCommittedSide,
  findOwnSide,
  findSupportedSide,
  getCommitmentColour,
  getHandSizeLimit,
  getInputLimits,
  listUncommittedOthers,
  withMatchingTiles,
  withOtherTiles,
} from '../referee/chance-inputs.ts';
import { type Committer, getConflictSide } from '../referee/open-conflict.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import { type ChanceQuery, makeConflictKey, restoreChanceQuery } from '../saves/chance-query.ts';
import { ChancesResult } from './ChancesResult.tsx';
import type { ChancesPanelProps, ChancesPanelTranslator } from './chances-panel-props.ts';
import { HandLimitNote } from './HandLimitNote.tsx';
import { PairSteppers } from './PairSteppers.tsx';

const loadTexts = (locale: Locale): Promise<ChancesPanelTranslator> =>
  loadTranslator(locale, 'chances', 'huang-chances', 'huang-what-if');

/** Loads the component with its texts in the language of the page. */
export async function loadChancesPanel(locale: Locale) {
  return { texts: await loadTexts(locale), styles, Unseen: ChancesPanel };
}

/** The chances of a side if all players commit everything. Collapsed, and computed only when opened. */
function ChancesPanel(props: ChancesPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="hidden-tiles" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{props.texts('if-all-give')}</summary>
      {isOpen && <ChancesContent {...props} />}
    </details>
  );
}

/** The content once it is opened: the choice of the player if needed, and the form. */
function ChancesContent(props: ChancesPanelProps) {
  const { conflict, tieDecider, stored, change, texts } = props;
  const of = props.isBoard ? makeConflictKey(conflict.action) : conflict.kind;
  const colour = getCommitmentColour(conflict);
  const query = useMemo(
    () => restoreChanceQuery(stored, { of, colour, by: props.by }),
    [stored, of, colour, props.by],
  );
  const by = props.by ?? (query.by && props.players.includes(query.by) ? query.by : null);
  if (conflict.kind === 'war' && tieDecider === null) return <p>{texts('say-who-placed')}</p>;
  const chooseViewer = (player: Dynasty) =>
    change({ ...restoreChanceQuery(null, { of, colour, by: player }), seen: query.seen });
  return (
    <>
      {props.by === null && <ViewerChoice {...props} chosen={by} choose={chooseViewer} />}
      {by !== null && <ChancesForm {...props} query={query} by={by} />}
    </>
  );
}

type ViewerChoiceProps = ChancesPanelProps & {
  readonly chosen: Dynasty | null;
  choose(player: Dynasty): void;
};

function ViewerChoice({ players, chosen, choose, texts, t }: ViewerChoiceProps) {
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

type ChancesFormProps = ChancesPanelProps & {
  readonly query: ChanceQuery;
  readonly by: Dynasty;
};

/** The form row by row, and the result once the side is known. */
function ChancesForm(props: ChancesFormProps) {
  const { conflict, query, by, texts } = props;
  const own = findOwnSide(conflict, by);
  const entered = query.side !== null && query.side < conflict.sides.length ? query.side : null;
  const committed = findCommittedSide(conflict, by) ?? props.chosenSide;
  const side = committed ?? entered ?? own ?? null;
  const isChosen = own === undefined && committed === null;
  const context = toConflictContext(props);
  return (
    <>
      {isChosen && (
        <div role="group" aria-label={texts('for-side')}>
          <p>{texts('for-side')}</p>
          <div class="line wrap">
            {conflict.sides.map((_, one) => (
              <ToggleButton key={one} isOn={one === side} pick={() => props.change({ ...query, side: one })}>
                {getSideLabel(one, context)}
              </ToggleButton>
            ))}
          </div>
        </div>
      )}
      {side !== null && <SideForm {...props} viewer={{ by, side }} context={context} />}
    </>
  );
}

const toConflictContext = ({
  conflict,
  names,
  tieDecider,
  texts,
  t,
}: ChancesPanelProps): ConflictContext => ({
  conflict,
  tieDecider,
  words: createBoardPhrases(names, t),
  t: texts,
});

type SideFormProps = ChancesFormProps & { readonly viewer: ChanceViewer; readonly context: ConflictContext };

function SideForm(props: SideFormProps) {
  const { conflict, query, by, isBoard, change, texts } = props;
  const most = useMemo(() => getInputLimits(conflict, by, query), [conflict, by, query]);
  const matching = conflict.kind === 'war' ? 'red' : 'yellow';
  const { seen } = query;
  return (
    <>
      {!conflict.position.hands?.[by] && (
        <PairSteppers
          label={texts('behind-screen')}
          matching={matching}
          pair={countBehindScreen(conflict, by, query)}
          most={most.behind}
          setMatching={(count) => change({ ...query, hand: withMatchingTiles(conflict, by, query, count) })}
          setOthers={(count) => change({ ...query, hand: withOtherTiles(conflict, by, query, count) })}
          t={texts}
        />
      )}
      <PairSteppers
        label={texts(isBoard ? 'in-sight-board' : 'in-sight-numbers')}
        matching={matching}
        pair={seen}
        most={most.seen}
        setMatching={(count) => change({ ...query, seen: { ...seen, matching: count } })}
        setOthers={(others) => change({ ...query, seen: { ...seen, others } })}
        t={texts}
      />
      <OtherPlayers {...props} />
      <HandLimitNote conflict={conflict} isBoard={isBoard} texts={texts} />
      <ChancesResult {...props} />
    </>
  );
}

/** The players who may still commit: the side that each supports, and how many tiles each holds. */
function OtherPlayers(props: SideFormProps) {
  const { conflict, by, texts } = props;
  const others = listUncommittedOthers(conflict, by);
  if (others.length === 0) return null;
  return (
    <fieldset class="others">
      <legend>{texts('what-others-do')}</legend>
      {others.map((committer) => (
        <OtherPlayer key={committer.by} {...props} committer={committer} />
      ))}
    </fieldset>
  );
}

/** Value for a player who supports no side. */
const NO_SIDE = 'nobody';

type OtherPlayerProps = SideFormProps & { readonly committer: Committer };

function OtherPlayer(props: OtherPlayerProps) {
  const { conflict, committer, texts, t } = props;
  return (
    <div class="other">
      <span aria-hidden="true">{t(`dynasty-${committer.by}`)}</span>
      {conflict.kind === 'war' && <AllySelect {...props} />}
      {conflict.position.hands?.[committer.by] ? (
        <span class="soft">{texts('holds-known')}</span>
      ) : (
        <HandSizeSelect {...props} />
      )}
    </div>
  );
}

/** Chooses the side that a player supports. */
function AllySelect({ conflict, query, committer: { by }, context, change, texts, t }: OtherPlayerProps) {
  const ally = findSupportedSide(conflict, by, query);
  const setAlly = (side: number | null) => change({ ...query, allies: { ...query.allies, [by]: side } });
  return (
    <select
      aria-label={texts('helps-whom', { player: t(`dynasty-${by}`) })}
      value={ally === null ? NO_SIDE : String(ally)}
      onChange={({ currentTarget: { value } }) => setAlly(value === NO_SIDE ? null : Number(value))}
    >
      {conflict.sides.map((_, side) => (
        <option key={getConflictSide(conflict, side).state} value={String(side)}>
          {getSideLabel(side, context)}
        </option>
      ))}
      <option value={NO_SIDE}>{texts('helps-nobody')}</option>
    </select>
  );
}

/** Chooses how many tiles a player holds. */
function HandSizeSelect({ conflict, query, committer: { by }, change, texts, t }: OtherPlayerProps) {
  const setHeld = (count: number) => change({ ...query, held: { ...query.held, [by]: count } });
  return (
    <select
      aria-label={texts('holds-how-many', { player: t(`dynasty-${by}`) })}
      value={String(estimateHandSize(conflict, by, query))}
      onChange={({ currentTarget: { value } }) => setHeld(Number(value))}
    >
      {Array.from({ length: getHandSizeLimit(conflict, by) + 1 }, (_, count) => (
        <option key={count} value={String(count)}>
          {texts('holds-tiles', { count })}
        </option>
      ))}
    </select>
  );
}
