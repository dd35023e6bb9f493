import { useState } from 'preact/hooks';
import { leaderNamed } from '../../engine/huang/leader.ts';
import { COLOURS, type Colour, type Dynasty } from '../../engine/huang/vocabulary.ts';
import type { Gift } from '../../saves/huang-conflict.ts';
import { DynastySign, KindSign } from '../../ui/signs.tsx';
import type { Session } from '../shell/session.ts';
import type { Sum } from './answer.ts';
import type { Conflict, ConflictTexts } from './kit.ts';
import { PlayerChoice } from './PlayerChoice.tsx';
import { Stepper } from './Stepper.tsx';
import {
  giftTo,
  helpedElsewhere,
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
  /** What the strength of each state is made of. */
  readonly sums: readonly Sum[];
  readonly t: ConflictTexts;
}

/** The states at war, one at a time, and who placed the tile. */
export function War({ session, sums, t }: Props) {
  const { state, change } = session;
  const [chosen, setChosen] = useState(0);
  const side = Math.min(chosen, state.war.sides.length - 1);
  return (
    <>
      <StateTabs session={session} sums={sums} side={side} setSide={setChosen} t={t} />
      <Side session={session} side={side} t={t} />
      <p class="sum">{sums[side]?.text}</p>
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

/** The states by number and strength; a third one comes and goes. */
function StateTabs({ session, sums, side, setSide, t }: TabsProps) {
  const { state, change } = session;
  const { sides } = state.war;
  const hasThird = sides.length > 2;
  const addThird = () => {
    change(withThirdSide(state));
    setSide(2);
  };
  return (
    <div class="tabs states" role="group" aria-label={t('states')}>
      {sides.map((_, i) => (
        <button type="button" key={i} aria-pressed={i === side} onClick={() => setSide(i)}>
          {t('side', { n: i + 1 })} <strong>{sums[i]?.strength}</strong>
        </button>
      ))}
      <button
        type="button"
        class={hasThird ? 'third less' : 'third'}
        aria-label={t(hasThird ? 'third-remove' : 'third-add')}
        onClick={() => (hasThird ? change(withoutThirdSide(state)) : addThird())}
      >
        {!hasThird && <small>{t('side', { n: 3 })}</small>}
      </button>
    </div>
  );
}

type SideProps = Pick<Props, 'session' | 't'> & { readonly side: number };

/** One state: its red tiles, its leaders, and what is committed to it. */
function Side({ session, side, t }: SideProps) {
  const { state, change } = session;
  const n = side + 1;
  return (
    <fieldset class="side">
      <legend class="unseen">{t('side', { n })}</legend>
      <Stepper
        name={t('red-tiles-in', { n })}
        value={sideAt(state.war.sides, side).tiles}
        most={mostTiles(state, side)}
        setValue={(tiles) => change(withTiles(state, side, tiles))}
        t={t}
      >
        <KindSign colour="red" letter={t('letter-red')} size={28} />
        <span class="what">{t('red-tiles')}</span>
      </Stepper>
      <h3>{t('leaders-in', { n })}</h3>
      {state.players.map((player) => (
        <div class="line" role="group" aria-label={t(`dynasty-${player}`)} key={player}>
          <Who player={player} t={t} />
          {COLOURS.map((colour) => (
            <LeaderButton key={colour} session={session} side={side} player={player} colour={colour} t={t} />
          ))}
        </div>
      ))}
      <h3>{t('committed-to', { n })}</h3>
      {state.players.map((player) => (
        <GiftLine key={player} session={session} side={side} player={player} t={t} />
      ))}
    </fieldset>
  );
}

function Who({ player, t }: Pick<Props, 't'> & { player: Dynasty }) {
  return (
    <span class="who" aria-hidden="true">
      <DynastySign dynasty={player} name="" size={22} />
      <small>{t(`dynasty-${player}`)}</small>
    </span>
  );
}

/** A leader that stands in this state or does not; one that stands in another carries its number. */
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
    <button
      type="button"
      class="leader"
      aria-pressed={at === side}
      data-state={isElsewhere ? at + 1 : undefined}
      aria-label={isElsewhere ? t('leader-elsewhere', { leader: name, n: at + 1 }) : name}
      onClick={toggle}
    >
      <KindSign colour={colour} letter={t(`letter-${colour}`)} size={26} />
    </button>
  );
}

/** What one player gives to this state. */
function GiftLine({ session, side, player, t }: SideProps & { player: Dynasty }) {
  const { state } = session;
  const gift = giftTo(state, side, player);
  const name = t(`dynasty-${player}`);
  const give = (change: Partial<Gift>) => {
    const from = helpedElsewhere(state, side, player);
    const next = withGift(state, side, player, change);
    session.change(next);
    if (from !== undefined && next !== state)
      session.notify(t('gift-moved', { player: name, n: side + 1, from: from + 1 }));
  };
  const canSupport = isInReserve(state, player);
  return (
    <div class="line" role="group" aria-label={name}>
      <Stepper
        name={t('gives-red', { player: name })}
        value={gift.tiles}
        most={mostGiven(state, player)}
        setValue={(tiles) => give({ tiles })}
        t={t}
      >
        <Who player={player} t={t} />
      </Stepper>
      <button
        type="button"
        class="support"
        aria-pressed={canSupport && gift.leader}
        aria-disabled={!canSupport}
        aria-label={t('supports-red', { player: name })}
        onClick={() => canSupport && give({ leader: !gift.leader })}
      >
        <KindSign colour="red" letter={t('letter-red')} size={22} />
      </button>
    </div>
  );
}
