import { useMemo } from 'preact/hooks';
import { Fold } from '../../../ui/Fold.tsx';
import { getSideLabel } from '../explain/what-if.ts';
import { findSupportedSide, listUncommittedOthers } from '../referee/chance-inputs.ts';
import {
  countBehindScreen,
  estimateHandSize,
  getHandSizeLimit,
  getInputLimits,
  withMatchingTiles,
  withOtherTiles,
} from '../referee/known-tiles.ts';
import { type Committer, getConflictSide } from '../referee/open-conflict.ts';
import type { ChancesResultProps } from './chances-panel-props.ts';
import { HandLimitNote } from './HandLimitNote.tsx';
import { PairSteppers } from './PairSteppers.tsx';

/** What is assumed of hidden tiles and of the others, in one line; opened, the form to change it. */
export function ChanceAssumptions(props: ChancesResultProps) {
  const { conflict, names, texts } = props;
  return (
    <Fold
      look="assumed"
      summary={
        <>
          {texts('chance-assumed', { what: listAssumptions(props).join('; ') })}{' '}
          <span class="change">{texts('chance-change')}</span>
        </>
      }
    >
      {() => (
        <>
          <TileForm {...props} />
          <OtherPlayers {...props} />
          <HandLimitNote conflict={conflict} isBoard={names.hasMap} texts={texts} />
        </>
      )}
    </Fold>
  );
}

/** The assumptions as parts of a sentence. */
function listAssumptions(props: ChancesResultProps): readonly string[] {
  const { conflict, query, tieDecider, viewer, context, texts } = props;
  const { by } = viewer;
  const { player: getPhrase } = context.words;
  const { matching, others } = countBehindScreen(conflict, by, query);
  const hand = texts(conflict.kind === 'war' ? 'assumed-hand-red' : 'assumed-hand-yellow', {
    player: getPhrase(by),
    matching,
    others,
  });
  return [
    ...(conflict.position.hands?.[by] ? [] : [hand]),
    ...listUncommittedOthers(conflict, by).flatMap((committer) => describeOther(props, committer)),
    ...(conflict.kind === 'war' && tieDecider === null
      ? [texts('assumed-placer', { player: getPhrase(conflict.position.turn) })]
      : []),
    texts('assumed-all'),
  ];
}

/** What is assumed of a player who may still commit; nothing if the hand is known. */
function describeOther(
  { conflict, query, context, texts }: ChancesResultProps,
  { by }: Committer,
): readonly string[] {
  const player = context.words.player(by);
  if (findSupportedSide(conflict, by, query) === null) return [texts('assumed-neutral', { player })];
  if (conflict.position.hands?.[by]) return [];
  const tiles = texts('holds-tiles', { count: estimateHandSize(conflict, by, query) });
  return [texts('assumed-held', { player, tiles })];
}

/** The tiles behind the own screen, if unknown, and those that are visible elsewhere. */
function TileForm({ conflict, names, query, viewer: { by }, change, texts }: ChancesResultProps) {
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
        label={texts(names.hasMap ? 'in-sight-board' : 'in-sight-numbers')}
        matching={matching}
        pair={seen}
        most={most.seen}
        setMatching={(count) => change({ ...query, seen: { ...seen, matching: count } })}
        setOthers={(others) => change({ ...query, seen: { ...seen, others } })}
        t={texts}
      />
    </>
  );
}

/** The players who may still commit: the side that each supports, and how many tiles each holds. */
function OtherPlayers(props: ChancesResultProps) {
  const { conflict, viewer, texts } = props;
  const others = listUncommittedOthers(conflict, viewer.by);
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
const NO_SIDE = 'none';

type OtherPlayerProps = ChancesResultProps & { readonly committer: Committer };

function OtherPlayer(props: OtherPlayerProps) {
  const { conflict, committer, context, texts } = props;
  return (
    <div class="other">
      <span aria-hidden="true">{context.words.name(committer.by)}</span>
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
function AllySelect({ conflict, query, committer: { by }, context, change, texts }: OtherPlayerProps) {
  const ally = findSupportedSide(conflict, by, query);
  const setAlly = (side: number | null) => change({ ...query, allies: { ...query.allies, [by]: side } });
  return (
    <select
      aria-label={texts('helps-whom', { player: context.words.name(by) })}
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
function HandSizeSelect({ conflict, query, committer: { by }, context, change, texts }: OtherPlayerProps) {
  const setHeld = (count: number) => change({ ...query, held: { ...query.held, [by]: count } });
  return (
    <select
      aria-label={texts('holds-how-many', { player: context.words.name(by) })}
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
