import { Icon } from '../../../../ui/Icon.tsx';
import { DynastyIcon, TileIcon } from '../../../../ui/icons.tsx';
import { ToggleButton, ToggleGroup } from '../../../../ui/ToggleGroup.tsx';
import { NO_TILES, type TileHand } from '../../rules/setup/position.ts';
import { COLOURS, type Colour } from '../../rules/vocabulary.ts';
import { LeaderButton } from '../setup/LeaderPicker.tsx';
import { PieceRow, TileInHand } from '../setup/PieceRow.tsx';
import type { PlannedPlay } from '../setup/setup-tools.ts';
import type { BoardPartProps, PlayTrayProps } from '../types.ts';
import { createChainAction, getSpacelessAction } from './select-space.ts';

/** The actions behind “More”. */
const MORE_PLAYS: readonly PlannedPlay[] = [
  { type: 'riot', leader: false },
  { type: 'pagoda', leader: false },
  { type: 'palace', leader: false },
  { type: 'replace', tiles: NO_TILES },
  { type: 'end-turn' },
];
const MOST_REPLACED = 6;

/** Chooses the piece or action, and the acting player. */
export function PlayTray({ controls, play, isMoreOpen, setMoreOpen, t }: PlayTrayProps) {
  const { setup } = controls.state;
  const choose = (next: PlannedPlay) => {
    controls.setMode({ mode: 'play', play: next });
    // While turns are tracked, ending a turn needs no further input, so it starts at once.
    if (next.type === 'end-turn' && controls.state.tally) controls.startAction({ type: 'end-turn' });
  };
  const isPiece = play.type === 'tile' || play.type === 'leader';
  const colour = isPiece ? play.colour : 'red';
  const isMore = isMoreOpen || !isPiece;
  return (
    <>
      <PieceRow
        tile={play.type === 'tile' ? play.colour : undefined}
        labelTile={(one) => t(`kind-${one}`)}
        pickTile={(one) => choose({ type: 'tile', colour: one })}
        leader={{ dynasty: setup.turn, colour }}
        leaderLabel={t('play-leader')}
        isLeaderInHand={play.type === 'leader'}
        pickLeader={() => choose({ type: 'leader', colour })}
        isMoreOpen={isMore}
        toggleMore={() => setMoreOpen(!isMoreOpen)}
        t={t}
      />
      <div class="panel">
        <ActingPlayer controls={controls} t={t} />
        {isMore && (
          <ToggleGroup>
            {MORE_PLAYS.map((one) => (
              <ToggleButton key={one.type} isOn={one.type === play.type} pick={() => choose(one)}>
                {t(`play-${one.type}`)}
              </ToggleButton>
            ))}
          </ToggleGroup>
        )}
        {isMore === !isPiece && <PlayOptions controls={controls} play={play} choose={choose} t={t} />}
      </div>
    </>
  );
}

/** Chooses the player who acts. */
function ActingPlayer({ controls, t }: BoardPartProps) {
  const { setup } = controls.state;
  return (
    <ToggleGroup name={t('who-acts')} look="tabs">
      {setup.players.map((dynasty) => (
        <ToggleButton key={dynasty} isOn={setup.turn === dynasty} pick={() => controls.setTurn(dynasty)}>
          <DynastyIcon dynasty={dynasty} name="" size={24} />
          <small>{t(`dynasty-${dynasty}`)}</small>
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
}

interface PlayOptionsProps extends Omit<PlayTrayProps, 'isMoreOpen' | 'setMoreOpen'> {
  choose(play: PlannedPlay): void;
}

function PlayOptions({ controls, play, choose, t }: PlayOptionsProps) {
  switch (play.type) {
    case 'tile':
      return <TileInHand colour={play.colour} text={t(`kind-${play.colour}`)} />;
    case 'leader':
      return <LeaderPlay controls={controls} choose={choose} colour={play.colour} t={t} />;
    case 'replace':
      return <ReplaceOptions controls={controls} choose={choose} tiles={play.tiles} t={t} />;
    case 'end-turn':
      return (
        <div class="line">
          <button type="button" class="first" onClick={() => controls.startAction({ type: 'end-turn' })}>
            {t('end-turn-now')}
          </button>
        </div>
      );
    default:
      return (
        <label class="line">
          <input
            type="checkbox"
            checked={play.leader}
            onChange={(event) => choose({ ...play, leader: event.currentTarget.checked })}
          />
          {t(play.type === 'riot' ? 'farmer-stands-in' : 'trader-stands-in')}
        </label>
      );
  }
}

type ColourPlayProps = Omit<PlayOptionsProps, 'play'> & { readonly colour: Colour };

function LeaderPlay({ controls, choose, colour, t }: ColourPlayProps) {
  const { setup } = controls.state;
  const placedLeaders = new Set(Object.values(setup.leaders));
  return (
    <div class="line">
      {COLOURS.map((one) => (
        <LeaderButton
          key={one}
          dynasty={setup.turn}
          colour={one}
          isOn={one === colour}
          isOut={placedLeaders.has(`${setup.turn}:${one}`)}
          pick={() => choose({ type: 'leader', colour: one })}
          t={t}
        />
      ))}
    </div>
  );
}

/**
 * A button that completes the chosen action without a tap on the board: end a chain of blue tiles, withdraw a
 * leader. Placed next to the hint so that the palette does not move when it appears.
 */
export function CompletePlayButton({ controls, t }: BoardPartProps) {
  const { mode, selection } = controls.view;
  if (mode.mode !== 'play') return null;
  const { play } = mode;
  if (play.type === 'tile' && play.colour === 'blue' && selection.length > 0)
    return (
      <button type="button" class="first" onClick={() => controls.startAction(createChainAction(selection))}>
        {t('chain-done', { count: selection.length })}
      </button>
    );
  const { leaders, turn } = controls.state.setup;
  if (play.type !== 'leader' || !Object.values(leaders).includes(`${turn}:${play.colour}`)) return null;
  const { colour } = play;
  return (
    <button type="button" onClick={() => controls.startAction({ type: 'position-leader', colour, to: null })}>
      {t('withdraw')}
    </button>
  );
}

type ReplaceOptionsProps = Omit<PlayOptionsProps, 'play'> & {
  readonly tiles: TileHand;
};

/**
 * How many tiles of each colour are exchanged. A tap adds one; after the maximum (six in total) it resets to
 * zero.
 */
function ReplaceOptions({ controls, choose, tiles, t }: ReplaceOptionsProps) {
  const sum = COLOURS.reduce((total, one) => total + tiles[one], 0);
  const action = getSpacelessAction({ type: 'replace', tiles });
  const more = (colour: Colour) => (sum < MOST_REPLACED ? tiles[colour] + 1 : 0);
  return (
    <div class="line">
      {COLOURS.map((one) => (
        <button
          type="button"
          key={one}
          onClick={() => choose({ type: 'replace', tiles: { ...tiles, [one]: more(one) } })}
        >
          <TileIcon colour={one} size={24} />
          <small aria-hidden="true">{tiles[one]}</small>
          <span class="visually-hidden">
            {t('replace-count', { kind: t(`kind-${one}`), count: tiles[one] })}
          </span>
        </button>
      ))}
      <button
        type="button"
        class="first"
        aria-label={t('replace-now')}
        aria-disabled={!action}
        onClick={() => action && controls.startAction(action)}
      >
        <Icon name="done" size={24} />
      </button>
    </div>
  );
}
