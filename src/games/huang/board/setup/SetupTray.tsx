import { useRef } from 'preact/hooks';
import { keysOf } from '../../../../core/record.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { DynastyIcon, PathIcon, TileIcon } from '../../../../ui/icons.tsx';
import { ToggleButton, ToggleGroup } from '../../../../ui/ToggleGroup.tsx';
import { PIECE_ICONS } from '../../drawings/piece-icons.ts';
import { countHiddenTiles, countPagodasLeft } from '../../rules/setup/position.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import { toPosition } from '../../rules/setup/to-position.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../../rules/vocabulary.ts';
import type { BoardActions, InitialBoardTranslator } from '../types.ts';
import { type LeaderTool, type SetupTool, suggestLeader } from './setup-tools.ts';

interface Props {
  readonly controls: BoardActions;
  readonly setup: Setup;
  readonly piece: SetupTool;
  readonly t: InitialBoardTranslator;
}

/** The groups of pieces, each with the piece that is selected first. */
const GROUPS = {
  tiles: { kind: 'tile', colour: 'red' },
  leaders: { kind: 'leader', dynasty: 'rat', colour: 'red' },
  buildings: { kind: 'pagoda' },
  move: { kind: 'move' },
  eraser: { kind: 'eraser' },
} as const satisfies Readonly<Record<string, SetupTool>>;
type Group = keyof typeof GROUPS;

const GROUP_BY_KIND: Readonly<Record<SetupTool['kind'], Group>> = {
  tile: 'tiles',
  leader: 'leaders',
  pagoda: 'buildings',
  palace: 'buildings',
  granary: 'buildings',
  bandits: 'buildings',
  move: 'move',
  eraser: 'eraser',
};

/** The pieces that can be put on the board, with how many of each kind are left. */
export function SetupTray({ controls, setup, piece, t }: Props) {
  const selectPiece = (next: SetupTool) => controls.setMode({ mode: 'setup', piece: next });
  const pieces: PiecesProps = { setup, piece, selectPiece, t };
  const group = GROUP_BY_KIND[piece.kind];
  const [first = 'rat'] = setup.players;
  // Remembers the last selected leader, so that its dynasty's leaders can still be dragged while another kind
  // of piece is selected.
  const last = useRef<LeaderTool>();
  if (piece.kind === 'leader') last.current = piece;
  const readyLeader = last.current ?? { ...GROUPS.leaders, dynasty: first };
  /** Tiles and leaders are both rendered; only a high screen shows the group that is not selected. */
  const getLook = (one: Group) => (one === group ? undefined : 'aside');
  return (
    <>
      <ToggleGroup look="words">
        {keysOf(GROUPS).map((one) => (
          <ToggleButton
            key={one}
            isOn={group === one}
            pick={() => selectPiece(one === 'leaders' ? readyLeader : GROUPS[one])}
          >
            {t(`group-${one}`)}
          </ToggleButton>
        ))}
      </ToggleGroup>
      {group === 'buildings' ? (
        <Buildings {...pieces} />
      ) : (
        <>
          <Tiles look={getLook('tiles')} {...pieces} />
          <Leaders look={getLook('leaders')} {...pieces} readyLeader={readyLeader} />
        </>
      )}
    </>
  );
}

interface PiecesProps {
  readonly setup: Setup;
  readonly piece: SetupTool;
  selectPiece(piece: SetupTool): void;
  readonly t: InitialBoardTranslator;
}

/**
 * Props of a group. `look` is undefined if the group is selected; an `aside` group is shown on high screens
 * only.
 */
type GroupProps = PiecesProps & { readonly look: 'aside' | undefined };

function Tiles({ look, setup, piece, selectPiece, t }: GroupProps) {
  const position = toPosition(setup);
  return (
    <div class={look}>
      <ToggleGroup name={t('group-tiles')}>
        {COLOURS.map((colour) => {
          const left = countHiddenTiles(position, colour);
          const kind = t(`kind-${colour}`);
          return (
            <ToggleButton
              key={colour}
              isOn={piece.kind === 'tile' && piece.colour === colour}
              label={t('tile-left', { kind, count: left })}
              pick={() => selectPiece({ kind: 'tile', colour })}
            >
              <TileIcon colour={colour} letter={t(`letter-${colour}`)} size={28} />
              <small>{left}</small>
            </ToggleButton>
          );
        })}
      </ToggleGroup>
    </div>
  );
}

/**
 * Chooses a dynasty, then its leader. Dynasties without a leader on the board are pale; they join the game
 * with their first leader. Next to each dynasty is the leader that it selects, which can also be dragged
 * from there.
 */
function Leaders(props: GroupProps & { readonly readyLeader: LeaderTool }) {
  const { look, setup, piece, readyLeader, selectPiece, t } = props;
  const placedLeaders = Object.values(setup.leaders);
  const others = DYNASTIES.filter((one) => !setup.players.includes(one));
  return (
    <div class={look ? `tray ${look}` : 'tray'}>
      <ToggleGroup name={t('group-players')}>
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
    </div>
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
        <LeaderPair {...ready} size={14} isOut={false} t={t} />
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
  readonly t: InitialBoardTranslator;
}

/** A draggable leader: the head of the dynasty with the symbol of its kind. */
function LeaderPair({ dynasty, colour, isOut, size, t }: PairProps) {
  return (
    <span class={isOut ? 'pair out' : 'pair'} data-leader={`${dynasty}:${colour}`}>
      <DynastyIcon dynasty={dynasty} name="" size={24} />
      <TileIcon colour={colour} letter={t(`letter-${colour}`)} size={size} />
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
      <LeaderPair dynasty={dynasty} colour={colour} isOut={isOut} size={18} t={t} />
    </ToggleButton>
  );
}

function Buildings({ setup, piece, selectPiece, t }: PiecesProps) {
  const position = toPosition(setup);
  const left = COLOURS.reduce((sum, colour) => sum + countPagodasLeft(position, colour), 0);
  return (
    <>
      <ToggleGroup>
        <ToggleButton
          isOn={piece.kind === 'pagoda'}
          label={t('pagoda-left', { count: left })}
          pick={() => selectPiece({ kind: 'pagoda' })}
        >
          <Icon name="gate" size={24} />
          <small>{t('pagoda')}</small>
        </ToggleButton>
        <ToggleButton isOn={piece.kind === 'palace'} pick={() => selectPiece({ kind: 'palace' })}>
          <PathIcon path={PIECE_ICONS.palace} size={24} />
          <small>{t('palace')}</small>
        </ToggleButton>
        <ToggleButton isOn={piece.kind === 'granary'} pick={() => selectPiece({ kind: 'granary' })}>
          <Icon name="granary" size={24} />
          <small>{t('granary')}</small>
        </ToggleButton>
        <ToggleButton
          isOn={piece.kind === 'bandits'}
          pick={() => selectPiece({ kind: 'bandits', strength: 1 })}
        >
          <PathIcon path={PIECE_ICONS.bandits} size={24} />
          <small>{t('bandits')}</small>
        </ToggleButton>
      </ToggleGroup>
      <BanditStrengths
        strength={piece.kind === 'bandits' ? piece.strength : null}
        selectPiece={selectPiece}
        t={t}
      />
    </>
  );
}

/** `strength` is null while another building is selected. */
type StrengthsProps = Pick<PiecesProps, 'selectPiece' | 't'> & { readonly strength: number | null };

/** Selects bandits by their strength, i.e. the number on their tile. */
function BanditStrengths({ strength: chosen, selectPiece, t }: StrengthsProps) {
  return (
    <ToggleGroup>
      {[1, 2, 3, 4].map((strength) => (
        <ToggleButton
          key={strength}
          isOn={chosen === strength}
          label={t('bandits-strength', { count: strength })}
          pick={() => selectPiece({ kind: 'bandits', strength })}
        >
          <PathIcon path={PIECE_ICONS.bandits} size={18} /> ×{strength}
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
}
