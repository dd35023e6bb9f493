import type { Session } from '../../../../shell/session/session.ts';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { TileIcon } from '../../../../ui/icons.tsx';
import { MAX_HAND_SIZE } from '../../rules/setup/box.ts';
import { countHandTiles, NO_TILES, type TileHand } from '../../rules/setup/position.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import { COLOURS, type Dynasty } from '../../rules/vocabulary.ts';
import { withBoardSetup } from '../state.ts';
import type { BoardTypes, FullBoardTranslator } from '../types.ts';

interface Props {
  readonly session: Session<BoardTypes>;
  readonly t: FullBoardTranslator;
}

/**
 * Lets players enter the tiles behind their screens. A player with known tiles cannot commit more than those.
 */
export function HandsForm({ session, t }: Props) {
  const { setup } = session.state;
  const setHands = (hands: Setup['hands']) => {
    const { hands: _, ...rest } = setup;
    const isKnown = hands !== undefined && Object.keys(hands).length > 0;
    session.change(withBoardSetup(session.state, isKnown ? { ...rest, hands } : rest));
  };
  const setHand = (player: Dynasty, hand: TileHand) => setHands({ ...setup.hands, [player]: hand });
  const clearHand = (player: Dynasty) => {
    if (!setup.hands) return;
    const { [player]: _, ...others } = setup.hands;
    setHands(others);
  };
  return (
    <details>
      <summary>{t('hands')}</summary>
      <p class="soft">{t('hands-lead')}</p>
      {setup.players.map((player) => {
        const hand = setup.hands?.[player];
        const name = t(`dynasty-${player}`);
        return (
          <fieldset class="hand" key={player}>
            <legend>{name}</legend>
            <Checkbox
              isOn={hand !== undefined}
              setOn={(isOn) => (isOn ? setHand(player, NO_TILES) : clearHand(player))}
            >
              {t('hand-known')}
            </Checkbox>
            {hand && <HandCounts hand={hand} name={name} change={(next) => setHand(player, next)} t={t} />}
          </fieldset>
        );
      })}
    </details>
  );
}

function HandCounts(props: {
  hand: TileHand;
  name: string;
  change(hand: TileHand): void;
  t: FullBoardTranslator;
}) {
  const { hand, name, change, t } = props;
  const sum = countHandTiles(hand);
  return (
    <div class="line">
      {COLOURS.map((colour) => {
        const most = MAX_HAND_SIZE - sum + hand[colour];
        return (
          <label class="count" key={colour}>
            <TileIcon colour={colour} size={24} />
            <span class="visually-hidden">
              {t('hand-count', { player: name, kind: t(`kind-${colour}`) })}
            </span>
            <select
              value={String(hand[colour])}
              onChange={(event) => change({ ...hand, [colour]: Number(event.currentTarget.value) })}
            >
              {Array.from({ length: most + 1 }, (_, n) => (
                <option key={n} value={String(n)}>
                  {n}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </div>
  );
}
