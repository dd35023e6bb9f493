import { useState } from 'preact/hooks';
import { leaderNamed } from '../../engine/huang/leader.ts';
import { COLOURS, type Colour, type Dynasty } from '../../engine/huang/vocabulary.ts';
import { CountButtons } from '../../ui/huang/count-buttons.tsx';
import { GiftRow, Who } from '../../ui/huang/gift-row.tsx';
import { Key } from '../../ui/key.tsx';
import { Choice, Segment } from '../../ui/segment.tsx';
import { KindSign } from '../../ui/signs.tsx';
import type { Session } from '../shell/session.ts';
import type { Sum } from './answer.ts';
import type { Conflict, ConflictTexts } from './kit.ts';
import { PlayerChoice } from './PlayerChoice.tsx';
import {
  aimless,
  giftOf,
  isInReserve,
  mostGiven,
  mostTiles,
  replacedBy,
  sideAt,
  sideOf,
  withActing,
  withGift,
  withLeader,
  withoutThirdSide,
  withThirdSide,
  withTiles,
} from './state.ts';

interface Props {
  readonly session: Session<Conflict>;
  /** The parts of each state's strength. */
  readonly sums: readonly Sum[];
  readonly t: ConflictTexts;
}

/** The form for a war: one state at a time, and who placed the tile. */
export function War({ session, sums, t }: Props) {
  const { state, change } = session;
  const [chosen, setChosen] = useState(0);
  const side = Math.min(chosen, state.war.sides.length - 1);
  return (
    <>
      <StateTabs session={session} sums={sums} side={side} setSide={setChosen} t={t} />
      <Side session={session} side={side} t={t} />
      <p class="sum">{sums[side]?.text}</p>
      <Gifts session={session} t={t} />
      <PlayerChoice
        label={t('who-placed')}
        players={state.players}
        nameOf={session.nameOf}
        chosen={state.acting}
        choose={(player) => change(withActing(state, player))}
        t={t}
      />
    </>
  );
}

type TabsProps = Props & { readonly side: number; setSide(side: number): void };

/** Tabs of the states with their strengths; a third state can be added or removed. */
function StateTabs({ session, sums, side, setSide, t }: TabsProps) {
  const { state, change } = session;
  const { sides } = state.war;
  const hasThird = sides.length > 2;
  const addThird = () => {
    change(withThirdSide(state));
    setSide(2);
  };
  return (
    <div class="states">
      <Segment name={t('states')} look="stacked">
        {sides.map((_, i) => (
          <Choice key={i} isOn={i === side} pick={() => setSide(i)}>
            {t('side', { n: i + 1 })} <strong>{sums[i]?.strength}</strong>
          </Choice>
        ))}
        {!hasThird && (
          <Key key="add" label={t('third-add')} press={addThird}>
            +
          </Key>
        )}
        <Key
          key="remove"
          label={t('third-remove')}
          isOff={!hasThird}
          press={() => change(withoutThirdSide(state))}
        >
          −
        </Key>
      </Segment>
    </div>
  );
}

type SideProps = Pick<Props, 'session' | 't'> & { readonly side: number };

/** The form for one state: red tiles, leaders, and committed tiles. */
function Side({ session, side, t }: SideProps) {
  const { state, change } = session;
  const n = side + 1;
  return (
    <fieldset class="side">
      <legend class="unseen">{t('side', { n })}</legend>
      <div class="gift" role="group" aria-label={t('red-tiles-in', { n })}>
        <KindSign colour="red" letter={t('letter-red')} size={28} />
        <CountButtons
          count={sideAt(state.war.sides, side).tiles}
          most={mostTiles(state, side)}
          own={6}
          setCount={(tiles) => change(withTiles(state, side, tiles))}
          labelOf={(count) => t('tiles-so-many', { what: t('red-tiles'), count })}
        />
      </div>
      <h3>{t('leaders-in', { n })}</h3>
      {state.players.map((player) => (
        <div class="line" role="group" aria-label={t(`dynasty-${player}`)} key={player}>
          <Who player={player} name={t(`dynasty-${player}`)} />
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
function LeaderButton(props: SideProps & { readonly player: Dynasty; readonly colour: Colour }) {
  const { session, side, player, colour, t } = props;
  const { state } = session;
  const leader = `${player}:${colour}` as const;
  const at = sideOf(state, leader);
  const isElsewhere = at !== undefined && at !== side;
  const nameOf = (dynasty: Dynasty) => t(`leader-${colour}`, { player: t(`dynasty-${dynasty}`) });
  const name = nameOf(player);
  const toggle = () => {
    const other = at === side ? undefined : replacedBy(state, side, leader);
    session.change(withLeader(state, side, leader));
    if (other)
      session.notify(t('leader-replaced', { leader: nameOf(leaderNamed(other).dynasty), n: side + 1 }));
  };
  return (
    <Choice
      isOn={at === side}
      label={isElsewhere ? t('leader-elsewhere', { leader: name, n: at + 1 }) : name}
      pick={toggle}
    >
      <KindSign colour={colour} letter={t(`letter-${colour}`)} size={26} />
      {isElsewhere && <small class="elsewhere">{at + 1}</small>}
    </Choice>
  );
}

/** The commitments, one row per player. They support the player's own state unless another is chosen. */
function Gifts({ session: { state, change }, t }: Pick<Props, 'session' | 't'>) {
  return (
    <div class="side gifts" role="group" aria-label={t('gifts')}>
      <p role="status">{t(aimless(state).length > 0 ? 'helps-which' : 'gifts')}</p>
      {state.players.map((player) => (
        <GiftRow
          key={player}
          player={player}
          name={t(`dynasty-${player}`)}
          colour="red"
          letter={t('letter-red')}
          given={giftOf(state, player)}
          most={mostGiven(state, player)}
          canHelp={isInReserve(state, player)}
          states={state.war.sides.map((_, id) => ({
            id,
            number: id + 1,
            label: t('helps-number', { n: id + 1 }),
          }))}
          give={(gift) => change(withGift(state, player, gift))}
          tilesLabel={(count) => t('tiles-so-many', { what: t('red-tiles'), count })}
          helpLabel={t('supports-red')}
          nobodyLabel={t('helps-nobody')}
        />
      ))}
    </div>
  );
}
