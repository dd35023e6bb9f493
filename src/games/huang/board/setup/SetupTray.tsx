import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from '../../../../ui/Icon.tsx';
import { PathIcon } from '../../../../ui/icons.tsx';
import { ToggleButton, ToggleGroup } from '../../../../ui/ToggleGroup.tsx';
import { PIECE_ICONS } from '../../drawings/piece-icons.ts';
import { countHiddenTiles, countPagodasLeft } from '../../rules/setup/position.ts';
import { toPosition } from '../../rules/setup/to-position.ts';
import { COLOURS, type Colour } from '../../rules/vocabulary.ts';
import type { BoardActions, InitialBoardTranslator } from '../types.ts';
import { LeaderPicker } from './LeaderPicker.tsx';
import { PieceRow, TileInHand } from './PieceRow.tsx';
import type { PiecesProps } from './pieces-props.ts';
import type { LeaderTool, SetupTool } from './setup-tools.ts';

interface Props {
  readonly controls: BoardActions;
  readonly piece: SetupTool;
  /** Whether the panel shows what is needed less often although a tile or leader is in hand. */
  readonly isMoreOpen: boolean;
  setMoreOpen(isOpen: boolean): void;
  /** Opens the photo under the board; its code may still be loading. */
  readonly photoButton: ComponentChildren;
  readonly t: InitialBoardTranslator;
}

/**
 * The set-up: one row of pieces and, below it, what belongs to the piece in hand: its name, the leaders, or
 * all that is needed less often.
 */
export function SetupTray({ controls, piece, isMoreOpen, setMoreOpen, photoButton, t }: Props) {
  const { setup } = controls.state;
  const selectPiece = (next: SetupTool) => controls.setMode({ mode: 'setup', piece: next });
  const pieces: PiecesProps = { setup, piece, selectPiece, t };
  const readyLeader = useReadyLeader(pieces);
  const position = toPosition(setup);
  const countLeft = (colour: Colour) => countHiddenTiles(position, colour);
  const labelTile = (colour: Colour) =>
    t('tile-left', { kind: t(`kind-${colour}`), count: countLeft(colour) });
  const isPiece = piece.kind === 'tile' || piece.kind === 'leader';
  const panel = isPiece && !isMoreOpen ? piece.kind : 'more';
  return (
    <>
      <PieceRow
        tile={piece.kind === 'tile' ? piece.colour : undefined}
        labelTile={labelTile}
        countLeft={countLeft}
        pickTile={(colour) => selectPiece({ kind: 'tile', colour })}
        leader={readyLeader}
        leaderLabel={t('group-leaders')}
        isLeaderInHand={piece.kind === 'leader'}
        pickLeader={() => selectPiece(readyLeader)}
        isMoreOpen={panel === 'more'}
        toggleMore={() => setMoreOpen(!isMoreOpen)}
        t={t}
      />
      <div class="panel">
        {panel === 'tile' && piece.kind === 'tile' && (
          <TileInHand colour={piece.colour} text={labelTile(piece.colour)} />
        )}
        {panel === 'leader' && <LeaderPicker {...pieces} readyLeader={readyLeader} />}
        {panel === 'more' && <MorePieces {...pieces} clear={controls.clear} photoButton={photoButton} />}
      </div>
    </>
  );
}

/** Returns the leader that is selected next: the last one in hand, at first the first player's Soldier. */
function useReadyLeader({ setup, piece }: PiecesProps): LeaderTool {
  const last = useRef<LeaderTool>();
  if (piece.kind === 'leader') last.current = piece;
  const [first = 'rat'] = setup.players;
  return last.current ?? { kind: 'leader', dynasty: first, colour: 'red' };
}

type MoreProps = PiecesProps & Pick<Props, 'photoButton'> & { clear(): void };

/** What is needed less often: buildings, moving and removing, and what concerns the whole board. */
function MorePieces({ clear, photoButton, ...pieces }: MoreProps) {
  const { piece, selectPiece, t } = pieces;
  return (
    <>
      <Buildings {...pieces} />
      <div class="line">
        {(['move', 'eraser'] as const).map((kind) => (
          <ToggleButton key={kind} isOn={piece.kind === kind} pick={() => selectPiece({ kind })}>
            {t(`group-${kind}`)}
          </ToggleButton>
        ))}
        {photoButton}
        <button type="button" class="rare" onClick={clear}>
          {t('board-empty')}
        </button>
      </div>
      {piece.kind === 'bandits' && (
        <BanditStrengths strength={piece.strength} selectPiece={selectPiece} t={t} />
      )}
    </>
  );
}

function Buildings({ setup, piece, selectPiece, t }: PiecesProps) {
  const position = toPosition(setup);
  const left = COLOURS.reduce((sum, colour) => sum + countPagodasLeft(position, colour), 0);
  return (
    <ToggleGroup look="stacked">
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
  );
}

type StrengthsProps = Pick<PiecesProps, 'selectPiece' | 't'> & { readonly strength: number };

/** Selects bandits by their strength, i.e. the number on their tile. */
function BanditStrengths({ strength: chosen, selectPiece, t }: StrengthsProps) {
  return (
    <ToggleGroup>
      {[1, 2, 3, 4].map((strength) => (
        <ToggleButton
          key={strength}
          isOn={chosen === strength}
          label={t('the-bandits', { count: strength })}
          pick={() => selectPiece({ kind: 'bandits', strength })}
        >
          <PathIcon path={PIECE_ICONS.bandits} size={18} /> ×{strength}
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
}
