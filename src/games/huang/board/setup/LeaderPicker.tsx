import { DynastyIcon, TileIcon } from '../../../../ui/icons.tsx';
import { ToggleButton, ToggleGroup } from '../../../../ui/ToggleGroup.tsx';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../../rules/vocabulary.ts';
import type { InitialBoardTranslator } from '../types.ts';
import type { PiecesProps } from './pieces-props.ts';
import { type LeaderTool, suggestLeader } from './setup-tools.ts';

/**
 * Chooses a dynasty, then its leader. Dynasties without a leader on the board are pale; they join the game
 * with their first leader. Next to each dynasty is the leader that it selects, which can also be dragged
 * from there.
 */
export function LeaderPicker(props: PiecesProps & { readonly readyLeader: LeaderTool }) {
  const { setup, piece, readyLeader, selectPiece, t } = props;
  const placedLeaders = Object.values(setup.leaders);
  const others = DYNASTIES.filter((one) => !setup.players.includes(one));
  return (
    <>
      <ToggleGroup name={t('group-players')} look="tabs">
        {[...setup.players, ...others].map((dynasty) => (
          <DynastyButton
            key={dynasty}
            dynasty={dynasty}
            readyLeader={readyLeader}
            setup={setup}
            selectPiece={selectPiece}
            t={t}
          />
        ))}
      </ToggleGroup>
      <ToggleGroup>
        {COLOURS.map((one) => (
          <LeaderButton
            key={one}
            dynasty={readyLeader.dynasty}
            colour={one}
            t={t}
            isOn={piece.kind === 'leader' && piece.colour === one}
            isOut={placedLeaders.includes(`${readyLeader.dynasty}:${one}`)}
            pick={() => selectPiece({ ...readyLeader, colour: one })}
          />
        ))}
      </ToggleGroup>
    </>
  );
}

interface DynastyButtonProps extends Omit<PiecesProps, 'piece'> {
  readonly dynasty: Dynasty;
  readonly readyLeader: LeaderTool;
}

/** Chooses a dynasty; next to its name is the leader that it selects. */
function DynastyButton({ dynasty, readyLeader, setup, selectPiece, t }: DynastyButtonProps) {
  const isChosen = dynasty === readyLeader.dynasty;
  const ready = isChosen ? readyLeader : suggestLeader(setup, dynasty, readyLeader.colour);
  return (
    <ToggleButton isOn={isChosen} label={t(`dynasty-${dynasty}`)} pick={() => selectPiece(ready)}>
      <span class={setup.players.includes(dynasty) ? 'who' : 'who out'}>
        <LeaderPair {...ready} size={14} isOut={false} />
        <small>{t(`dynasty-${dynasty}`)}</small>
      </span>
    </ToggleButton>
  );
}

interface PairProps {
  readonly dynasty: Dynasty;
  readonly colour: Colour;
  /** Makes the leader pale, because it is on the board already. */
  readonly isOut: boolean;
  /** Size of the symbol in pixels. */
  readonly size: number;
}

/** A draggable leader: the head of the dynasty with the symbol of its kind. */
export function LeaderPair({ dynasty, colour, isOut, size }: PairProps) {
  return (
    <span class={isOut ? 'pair out' : 'pair'} data-leader={`${dynasty}:${colour}`}>
      <DynastyIcon dynasty={dynasty} name="" size={24} />
      <TileIcon colour={colour} size={size} />
    </span>
  );
}

/** A button that selects one leader; pale if the leader is on the board already. */
export function LeaderButton(props: {
  readonly dynasty: Dynasty;
  readonly colour: Colour;
  readonly isOn: boolean;
  /** Whether the leader is on the board already. */
  readonly isOut: boolean;
  pick(): void;
  readonly t: InitialBoardTranslator;
}) {
  const { dynasty, colour, isOn, isOut, pick, t } = props;
  const facts = { dynasty: t(`dynasty-${dynasty}`), kind: t(`kind-${colour}`) };
  return (
    <ToggleButton isOn={isOn} label={t(isOut ? 'leader-out' : 'leader-in', facts)} pick={pick}>
      <LeaderPair dynasty={dynasty} colour={colour} isOut={isOut} size={18} />
    </ToggleButton>
  );
}
