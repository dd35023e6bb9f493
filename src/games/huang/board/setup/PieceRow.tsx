import { TileIcon } from '../../../../ui/icons.tsx';
import { ToggleButton, ToggleGroup } from '../../../../ui/ToggleGroup.tsx';
import { COLOURS, type Colour } from '../../rules/vocabulary.ts';
import type { InitialBoardTranslator } from '../types.ts';
import { LeaderPair } from './LeaderPicker.tsx';
import type { LeaderTool } from './setup-tools.ts';

interface Props {
  /** The tile in hand; undefined if something else is. */
  readonly tile: Colour | undefined;
  /** The accessible name of a tile. */
  labelTile(colour: Colour): string;
  /** How many tiles are left in the box; undefined if the row does not show it. */
  readonly countLeft?: (colour: Colour) => number;
  pickTile(colour: Colour): void;
  /** The leader that is selected or dragged from the row. */
  readonly leader: Omit<LeaderTool, 'kind'>;
  readonly leaderLabel: string;
  readonly isLeaderInHand: boolean;
  pickLeader(): void;
  readonly isMoreOpen: boolean;
  toggleMore(): void;
  readonly t: InitialBoardTranslator;
}

/**
 * The row of pieces of the set-up and of play: a tile of each colour, a leader, and a button for all that is
 * needed less often. The last two open a panel below; what is in hand is filled there.
 */
export function PieceRow(props: Props) {
  const { tile, labelTile, countLeft, pickTile, leader, isLeaderInHand, isMoreOpen, t } = props;
  return (
    <div class="line pieces">
      <ToggleGroup name={t('group-tiles')} look="stacked">
        {COLOURS.map((colour) => (
          <ToggleButton
            key={colour}
            isOn={tile === colour}
            label={labelTile(colour)}
            pick={() => pickTile(colour)}
          >
            <TileIcon colour={colour} size={28} />
            {countLeft && <small>{countLeft(colour)}</small>}
          </ToggleButton>
        ))}
      </ToggleGroup>
      <ToggleButton isOn={isLeaderInHand} label={props.leaderLabel} pick={props.pickLeader}>
        <LeaderPair {...leader} size={14} isOut={false} />
      </ToggleButton>
      <button type="button" aria-expanded={isMoreOpen} onClick={props.toggleMore}>
        {t('more')}
      </button>
    </div>
  );
}

interface TileInHandProps {
  readonly colour: Colour;
  readonly text: string;
}

/** Shows the tile in hand, large and in words. */
export function TileInHand({ colour, text }: TileInHandProps) {
  return (
    <p class="in-hand">
      <TileIcon colour={colour} size={40} />
      {text}
    </p>
  );
}
