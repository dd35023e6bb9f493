import { useState } from 'preact/hooks';
import type { Session } from '../../../shell/session/session.ts';
import { TileIcon } from '../../../ui/icons.tsx';
import { SquareButton } from '../../../ui/SquareButton.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { toLeader } from '../rules/leader.ts';
import { COLOURS, type Colour, type Dynasty } from '../rules/vocabulary.ts';
import { CommitmentRow, PlayerBadge } from '../ui/CommitmentRow.tsx';
import { CountButtons } from '../ui/CountButtons.tsx';
import { PlayerChoice } from './PlayerChoice.tsx';
import {
  findLeaderSide,
  findReplacedLeader,
  getCommitmentLimit,
  getTileLimit,
  getWarCommitment,
  getWarSide,
  isSoldierInReserve,
  listUnassigned,
  withActingDynasty,
  withoutThirdSide,
  withSideTiles,
  withThirdSide,
  withToggledLeader,
  withWarCommitment,
} from './state.ts';
import type { ConflictTypes, InitialConflictTranslator, SideStrength } from './types.ts';

interface Props {
  readonly session: Session<ConflictTypes>;
  /** The strength of each state, with its sum as a sentence. */
  readonly strengths: readonly SideStrength[];
  readonly t: InitialConflictTranslator;
}

/** The form for a war: one state at a time, and who placed the tile. */
export function WarForm({ session, strengths, t }: Props) {
  const { state, change } = session;
  const [chosen, setChosen] = useState(0);
  const side = Math.min(chosen, state.war.sides.length - 1);
  return (
    <>
      <StateTabs session={session} strengths={strengths} side={side} setSide={setChosen} t={t} />
      <SideForm session={session} side={side} t={t} />
      <p class="sum">{strengths[side]?.text}</p>
      <CommitmentsForm session={session} t={t} />
      <PlayerChoice
        label={t('who-placed')}
        players={state.players}
        chosen={state.acting}
        choose={(player) => change(withActingDynasty(state, player))}
        t={t}
      />
    </>
  );
}

type StateTabsProps = Props & { readonly side: number; setSide(side: number): void };

/** Tabs of the states with their strengths; a third state can be added or removed. */
function StateTabs({ session, strengths, side, setSide, t }: StateTabsProps) {
  const { state, change } = session;
  const { sides } = state.war;
  const hasThird = sides.length > 2;
  const addThird = () => {
    change(withThirdSide(state));
    setSide(2);
  };
  return (
    <div class="states">
      <ToggleGroup name={t('states')} look="stacked">
        {sides.map((_, i) => (
          <ToggleButton key={i} isOn={i === side} pick={() => setSide(i)}>
            {t('side', { n: i + 1 })} <strong>{strengths[i]?.strength}</strong>
          </ToggleButton>
        ))}
        {!hasThird && (
          <button type="button" key="add" aria-label={t('third-add')} onClick={addThird}>
            {t('side', { n: 3 })} <strong>+</strong>
          </button>
        )}
        <SquareButton
          key="remove"
          label={t('third-remove')}
          isOff={!hasThird}
          press={() => change(withoutThirdSide(state))}
        >
          −
        </SquareButton>
      </ToggleGroup>
    </div>
  );
}

type SideFormProps = Pick<Props, 'session' | 't'> & { readonly side: number };

/** The form for one state: red tiles, leaders, and committed tiles. */
function SideForm({ session, side, t }: SideFormProps) {
  const { state, change } = session;
  const n = side + 1;
  return (
    <fieldset class="side">
      <legend class="visually-hidden">{t('side', { n })}</legend>
      <div class="commitment" role="group" aria-label={t('red-tiles-in', { n })}>
        <TileIcon colour="red" size={28} />
        <CountButtons
          count={getWarSide(state.war.sides, side).tiles}
          most={getTileLimit(state, side)}
          largestButton={5}
          setCount={(tiles) => change(withSideTiles(state, side, tiles))}
          labelOf={(count) => t('tiles-so-many', { what: t('red-tiles'), count })}
        />
      </div>
      <h3>{t('leaders-in', { n })}</h3>
      {state.players.map((player) => (
        <div class="line" role="group" aria-label={t(`dynasty-${player}`)} key={player}>
          <PlayerBadge player={player} name={t(`dynasty-${player}`)} />
          {COLOURS.map((colour) => (
            <LeaderButton key={colour} session={session} side={side} player={player} colour={colour} t={t} />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

/**
 * Toggles a leader of this state. If the leader is in another state, the button shows the number of that
 * state.
 */
function LeaderButton(props: SideFormProps & { readonly player: Dynasty; readonly colour: Colour }) {
  const { session, side, player, colour, t } = props;
  const { state } = session;
  const leader = `${player}:${colour}` as const;
  const currentSide = findLeaderSide(state, leader);
  const isElsewhere = currentSide !== undefined && currentSide !== side;
  const nameOf = (dynasty: Dynasty) => t(`leader-${colour}`, { player: t(`dynasty-${dynasty}`) });
  const name = nameOf(player);
  const toggle = () => {
    const other = currentSide === side ? undefined : findReplacedLeader(state, side, leader);
    session.change(withToggledLeader(state, side, leader));
    if (other) session.notify(t('leader-replaced', { leader: nameOf(toLeader(other).dynasty), n: side + 1 }));
  };
  return (
    <ToggleButton
      isOn={currentSide === side}
      label={isElsewhere ? t('leader-elsewhere', { leader: name, n: currentSide + 1 }) : name}
      pick={toggle}
    >
      <TileIcon colour={colour} size={26} />
      {isElsewhere && <small class="other-side">{currentSide + 1}</small>}
    </ToggleButton>
  );
}

/** The commitments, one row per player. Each supports the player's own state unless another is chosen. */
function CommitmentsForm({ session: { state, change }, t }: Pick<Props, 'session' | 't'>) {
  return (
    <div class="side commitments" role="group" aria-label={t('commitments')}>
      <p role="status">{t(listUnassigned(state).length > 0 ? 'helps-which' : 'commitments-rows')}</p>
      {state.players.map((player) => (
        <CommitmentRow
          key={player}
          player={player}
          name={t(`dynasty-${player}`)}
          colour="red"
          commitment={getWarCommitment(state, player)}
          maxTiles={getCommitmentLimit(state, player)}
          canCommitLeader={isSoldierInReserve(state, player)}
          states={state.war.sides.map((_, id) => ({
            id,
            number: id + 1,
            label: t('helps-number', { n: id + 1 }),
          }))}
          setCommitment={(commitment) => change(withWarCommitment(state, player, commitment))}
          tilesLabel={(count) => t('tiles-so-many', { what: t('red-tiles'), count })}
          leaderLabel={t('supports-red')}
          noStateLabel={t('helps-nobody')}
        />
      ))}
    </div>
  );
}
