import { useRef } from 'preact/hooks';
import { PIECE_ICONS } from '../../drawings/huang/piece-icons.ts';
import { laidOut } from '../../engine/huang/lay-out.ts';
import { pagodasLeft, tilesUnseen } from '../../engine/huang/position.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../../engine/huang/vocabulary.ts';
import { keysOf } from '../../engine/record.ts';
import { IconSign } from '../../ui/icon-sign.tsx';
import { Choice, Segment } from '../../ui/segment.tsx';
import { DynastySign, KindSign, PathSign } from '../../ui/signs.tsx';
import type { Controls } from './controls.ts';
import type { BoardTexts } from './kit.ts';
import { type LeaderPiece, type Piece, readyLeader } from './tapping.ts';

interface Props {
  readonly controls: Controls;
  readonly setup: Setup;
  readonly piece: Piece;
  readonly t: BoardTexts;
}

/** The groups of pieces, each with the piece that is selected first. */
const GROUPS = {
  tiles: { kind: 'tile', colour: 'red' },
  leaders: { kind: 'leader', dynasty: 'rat', colour: 'red' },
  buildings: { kind: 'pagoda' },
  move: { kind: 'move' },
  eraser: { kind: 'eraser' },
} as const satisfies Readonly<Record<string, Piece>>;
type Group = keyof typeof GROUPS;

const GROUP_OF: Readonly<Record<Piece['kind'], Group>> = {
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
  const take = (next: Piece) => controls.setMode({ mode: 'setup', piece: next });
  const group = GROUP_OF[piece.kind];
  const [first = 'rat'] = setup.players;
  // Remembers the last selected leader, so that its dynasty's leaders can still be dragged while another kind
  // of piece is selected.
  const last = useRef<LeaderPiece>();
  if (piece.kind === 'leader') last.current = piece;
  const held = last.current ?? { ...GROUPS.leaders, dynasty: first };
  /** A high screen shows tiles and leaders at the same time. */
  const shown = (one: Group) => (one === group ? undefined : 'aside');
  return (
    <>
      <Segment look="words">
        {keysOf(GROUPS).map((one) => (
          <Choice key={one} isOn={group === one} pick={() => take(one === 'leaders' ? held : GROUPS[one])}>
            {t(`group-${one}`)}
          </Choice>
        ))}
      </Segment>
      {group === 'buildings' ? (
        <Buildings setup={setup} piece={piece} take={take} t={t} />
      ) : (
        <>
          <Tiles look={shown('tiles')} setup={setup} piece={piece} take={take} t={t} />
          <Leaders look={shown('leaders')} setup={setup} piece={piece} held={held} take={take} t={t} />
        </>
      )}
    </>
  );
}

interface PiecesProps {
  readonly setup: Setup;
  readonly piece: Piece;
  take(piece: Piece): void;
  readonly t: BoardTexts;
}

/**
 * Props of a group. `look` is undefined if the group is selected; an `aside` group is shown on high screens
 * only.
 */
type Shown = PiecesProps & { readonly look: 'aside' | undefined };

function Tiles({ look, setup, piece, take, t }: Shown) {
  return (
    <div class={look}>
      <Segment name={t('group-tiles')}>
        {COLOURS.map((colour) => {
          const left = tilesUnseen(laidOut(setup), colour);
          const kind = t(`kind-${colour}`);
          return (
            <Choice
              key={colour}
              isOn={piece.kind === 'tile' && piece.colour === colour}
              label={t('tile-left', { kind, count: left })}
              pick={() => take({ kind: 'tile', colour })}
            >
              <KindSign colour={colour} letter={t(`letter-${colour}`)} size={28} />
              <small>{left}</small>
            </Choice>
          );
        })}
      </Segment>
    </div>
  );
}

/**
 * Chooses a dynasty, then its leader. Dynasties without a leader on the board are pale; they join the game
 * with their first leader. Beside each dynasty is the leader that it selects, which can also be dragged from
 * there.
 */
function Leaders({ look, setup, piece, held, take, t }: Shown & { readonly held: LeaderPiece }) {
  const standing = Object.values(setup.leaders);
  const others = DYNASTIES.filter((one) => !setup.players.includes(one));
  return (
    <div class={look ? `tray ${look}` : 'tray'}>
      <Segment name={t('group-players')}>
        {[...setup.players, ...others].map((dynasty) => {
          const ready = dynasty === held.dynasty ? held : readyLeader(setup, dynasty, held.colour);
          return (
            <Choice
              key={dynasty}
              isOn={held.dynasty === dynasty}
              label={t(`dynasty-${dynasty}`)}
              pick={() => take(ready)}
            >
              <span class={others.includes(dynasty) ? 'who out' : 'who'}>
                <LeaderPair {...ready} size={14} isOut={false} t={t} />
                <small>{t(`dynasty-${dynasty}`)}</small>
              </span>
            </Choice>
          );
        })}
      </Segment>
      <Segment>
        {COLOURS.map((one) => (
          <LeaderChoice
            key={one}
            dynasty={held.dynasty}
            colour={one}
            t={t}
            isOn={piece.kind === 'leader' && piece.colour === one}
            isOut={standing.includes(`${held.dynasty}:${one}`)}
            pick={() => take({ ...held, colour: one })}
          />
        ))}
      </Segment>
    </div>
  );
}

interface PairProps {
  readonly dynasty: Dynasty;
  readonly colour: Colour;
  readonly isOut: boolean;
  /** Size of the symbol in pixels. */
  readonly size: number;
  readonly t: BoardTexts;
}

/** A draggable leader: the head of the dynasty with the symbol of its kind. */
function LeaderPair({ dynasty, colour, isOut, size, t }: PairProps) {
  return (
    <span class={isOut ? 'pair out' : 'pair'} data-leader={`${dynasty}:${colour}`}>
      <DynastySign dynasty={dynasty} name="" size={24} />
      <KindSign colour={colour} letter={t(`letter-${colour}`)} size={size} />
    </span>
  );
}

/** A button that selects one leader; pale if the leader is on the board already. */
export function LeaderChoice(props: {
  readonly dynasty: Dynasty;
  readonly colour: Colour;
  readonly isOn: boolean;
  readonly isOut: boolean;
  pick(): void;
  readonly t: BoardTexts;
}) {
  const { dynasty, colour, isOn, isOut, pick, t } = props;
  const facts = { dynasty: t(`dynasty-${dynasty}`), kind: t(`kind-${colour}`) };
  return (
    <Choice isOn={isOn} label={t(isOut ? 'leader-out' : 'leader-in', facts)} pick={pick}>
      <LeaderPair dynasty={dynasty} colour={colour} isOut={isOut} size={18} t={t} />
    </Choice>
  );
}

function Buildings({ setup, piece, take, t }: PiecesProps) {
  const left = COLOURS.reduce((sum, colour) => sum + pagodasLeft(laidOut(setup), colour), 0);
  return (
    <>
      <Segment>
        <Choice
          isOn={piece.kind === 'pagoda'}
          label={t('pagoda-left', { count: left })}
          pick={() => take({ kind: 'pagoda' })}
        >
          <IconSign name="gate" size={24} />
          <small>{t('pagoda')}</small>
        </Choice>
        <Choice isOn={piece.kind === 'palace'} pick={() => take({ kind: 'palace' })}>
          <PathSign path={PIECE_ICONS.palace} size={24} />
          <small>{t('palace')}</small>
        </Choice>
        <Choice isOn={piece.kind === 'granary'} pick={() => take({ kind: 'granary' })}>
          <IconSign name="granary" size={24} />
          <small>{t('granary')}</small>
        </Choice>
        <Choice isOn={piece.kind === 'bandits'} pick={() => take({ kind: 'bandits', strength: 1 })}>
          <PathSign path={PIECE_ICONS.bandits} size={24} />
          <small>{t('bandits')}</small>
        </Choice>
      </Segment>
      <BanditStrengths strength={piece.kind === 'bandits' ? piece.strength : null} take={take} t={t} />
    </>
  );
}

/** `strength` is null while another building is selected. */
type StrengthsProps = Pick<PiecesProps, 'take' | 't'> & { readonly strength: number | null };

/** Selects bandits by their strength, i.e. the number on their tile. */
function BanditStrengths({ strength: chosen, take, t }: StrengthsProps) {
  return (
    <Segment>
      {[1, 2, 3, 4].map((strength) => (
        <Choice
          key={strength}
          isOn={chosen === strength}
          label={t('bandits-strength', { count: strength })}
          pick={() => take({ kind: 'bandits', strength })}
        >
          <PathSign path={PIECE_ICONS.bandits} size={18} /> ×{strength}
        </Choice>
      ))}
    </Segment>
  );
}
