import { MAP_ICONS } from '../../drawings/map-icons.ts';
import { laidOut } from '../../engine/huang/lay-out.ts';
import { leaderNamed } from '../../engine/huang/leader.ts';
import { pagodasLeft, tilesUnseen } from '../../engine/huang/position.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../../engine/huang/vocabulary.ts';
import { keysOf } from '../../engine/record.ts';
import { IconSign } from '../../ui/icon-sign.tsx';
import { Choice, Segment } from '../../ui/segment.tsx';
import { DynastySign, KindSign, PathSign } from '../../ui/signs.tsx';
import type { Controls } from './controls.ts';
import type { BoardTexts } from './kit.ts';
import type { Piece } from './tapping.ts';

interface Props {
  readonly controls: Controls;
  readonly setup: Setup;
  readonly piece: Piece;
  readonly t: BoardTexts;
}

/** Each group of pieces with the one that is taken up first. */
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

/** The box: pieces to put on the board, each kind with how many are left. */
export function SetupTray({ controls, setup, piece, t }: Props) {
  const take = (next: Piece) => controls.setMode({ mode: 'setup', piece: next });
  const group = GROUP_OF[piece.kind];
  const [first = 'rat'] = setup.players;
  return (
    <>
      <Segment look="words">
        {keysOf(GROUPS).map((one) => (
          <Choice
            key={one}
            isOn={group === one}
            pick={() => take(one === 'leaders' ? { ...GROUPS.leaders, dynasty: first } : GROUPS[one])}
          >
            {t(`group-${one}`)}
          </Choice>
        ))}
      </Segment>
      {group === 'tiles' && <Tiles setup={setup} piece={piece} take={take} t={t} />}
      {group === 'leaders' && <Leaders setup={setup} piece={piece} take={take} t={t} />}
      {group === 'buildings' && <Buildings setup={setup} piece={piece} take={take} t={t} />}
    </>
  );
}

interface PiecesProps {
  readonly setup: Setup;
  readonly piece: Piece;
  take(piece: Piece): void;
  readonly t: BoardTexts;
}

function Tiles({ setup, piece, take, t }: PiecesProps) {
  return (
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
  );
}

/** A dynasty, then its leaders: whoever plays first, the others pale; they sit down with their first leader. */
function Leaders({ setup, piece, take, t }: PiecesProps) {
  const standing = Object.values(setup.leaders);
  const last = standing.at(-1);
  if (piece.kind !== 'leader') return null;
  const others = DYNASTIES.filter((one) => !setup.players.includes(one));
  // Whoever changes the dynasty often wants the leader against the one that stands there last.
  const colour = last ? leaderNamed(last).colour : piece.colour;
  return (
    <>
      <Segment name={t('group-players')}>
        {[...setup.players, ...others].map((dynasty) => (
          <Choice
            key={dynasty}
            isOn={piece.dynasty === dynasty}
            pick={() => take({ kind: 'leader', dynasty, colour })}
          >
            <span class={others.includes(dynasty) ? 'who out' : 'who'}>
              <DynastySign dynasty={dynasty} name="" size={22} />
              <small>{t(`dynasty-${dynasty}`)}</small>
            </span>
          </Choice>
        ))}
      </Segment>
      <Segment>
        {COLOURS.map((one) => (
          <LeaderChoice
            key={one}
            dynasty={piece.dynasty}
            colour={one}
            t={t}
            isOn={piece.colour === one}
            isOut={standing.includes(`${piece.dynasty}:${one}`)}
            pick={() => take({ ...piece, colour: one })}
          />
        ))}
      </Segment>
    </>
  );
}

/** One leader to be chosen; one that stands on the board is drawn pale. */
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
      <span class={isOut ? 'pair out' : 'pair'} data-leader={`${dynasty}:${colour}`}>
        <DynastySign dynasty={dynasty} name="" size={24} />
        <KindSign colour={colour} letter={t(`letter-${colour}`)} size={18} />
      </span>
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
          <PathSign path={MAP_ICONS.palace} size={24} />
          <small>{t('palace')}</small>
        </Choice>
        <Choice isOn={piece.kind === 'granary'} pick={() => take({ kind: 'granary' })}>
          <IconSign name="granary" size={24} />
          <small>{t('granary')}</small>
        </Choice>
        <Choice isOn={piece.kind === 'bandits'} pick={() => take({ kind: 'bandits', strength: 1 })}>
          <PathSign path={MAP_ICONS.bandits} size={24} />
          <small>{t('bandits')}</small>
        </Choice>
      </Segment>
      {piece.kind === 'bandits' && <BanditStrengths strength={piece.strength} take={take} t={t} />}
    </>
  );
}

type StrengthsProps = Pick<PiecesProps, 'take' | 't'> & { readonly strength: number };

/** How many bandits a tile carries. */
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
          ×{strength}
        </Choice>
      ))}
    </Segment>
  );
}
