import { useState } from 'preact/hooks';
import { COLOURS, type Colour, type Dynasty } from '../../engine/huang/vocabulary.ts';
import { DynastySign, KindSign } from '../../ui/signs.tsx';
import type { Sum } from './answering.ts';
import {
  giftTo,
  isInReserve,
  mostGiven,
  mostTiles,
  sideAt,
  sideOf,
  withActing,
  withGift,
  withLeader,
  withoutThirdSide,
  withThirdSide,
  withTiles,
} from './conflict.ts';
import { type EntryProps, PlayerChoice } from './Pad.tsx';
import { Stepper } from './Stepper.tsx';

/** The states at war, one at a time, and who placed the tile. */
export function War({ sums, ...props }: EntryProps & { readonly sums: readonly Sum[] }) {
  const { conflict, change, t } = props;
  const { sides } = conflict.war;
  const [chosen, choose] = useState(0);
  const side = Math.min(chosen, sides.length - 1);
  const hasThird = sides.length > 2;
  const addThird = () => {
    change(withThirdSide(conflict));
    choose(2);
  };
  return (
    <>
      <div class="tabs states" role="group" aria-label={t('states')}>
        {sides.map((_, i) => (
          <button type="button" key={i} aria-pressed={i === side} onClick={() => choose(i)}>
            {t('side', { n: i + 1 })} <strong>{sums[i]?.strength}</strong>
          </button>
        ))}
        <button
          type="button"
          class={hasThird ? 'third less' : 'third'}
          aria-label={t(hasThird ? 'third-remove' : 'third-add')}
          onClick={() => (hasThird ? change(withoutThirdSide(conflict)) : addThird())}
        >
          {!hasThird && <small>{t('side', { n: 3 })}</small>}
        </button>
      </div>
      <Side {...props} side={side} />
      <p class="sum">{sums[side]?.text}</p>
      <PlayerChoice
        label={t('who-placed')}
        players={conflict.players}
        chosen={conflict.acting}
        choose={(player) => change(withActing(conflict, player))}
        t={t}
      />
    </>
  );
}

type SideProps = EntryProps & { readonly side: number };

/** One state: its red tiles, its leaders, and what is committed to it. */
function Side(props: SideProps) {
  const { conflict, change, side, t } = props;
  const n = side + 1;
  return (
    <fieldset class="side">
      <legend class="unseen">{t('side', { n })}</legend>
      <Stepper
        name={t('red-tiles-in', { n })}
        value={sideAt(conflict.war.sides, side).tiles}
        most={mostTiles(conflict, side)}
        set={(tiles) => change(withTiles(conflict, side, tiles))}
        t={t}
      >
        <KindSign colour="red" letter={t('letter-red')} size={28} />
        <span class="what">{t('red-tiles')}</span>
      </Stepper>
      <h3>{t('leaders-in', { n })}</h3>
      {conflict.players.map((player) => (
        <div class="line" role="group" aria-label={t(`dynasty-${player}`)} key={player}>
          <Who player={player} t={t} />
          {COLOURS.map((colour) => (
            <LeaderButton key={colour} {...props} player={player} colour={colour} />
          ))}
        </div>
      ))}
      <h3>{t('committed-to', { n })}</h3>
      {conflict.players.map((player) => (
        <GiftLine key={player} {...props} player={player} />
      ))}
    </fieldset>
  );
}

function Who({ player, t }: Pick<EntryProps, 't'> & { player: Dynasty }) {
  return (
    <span class="who" aria-hidden="true">
      <DynastySign dynasty={player} name="" size={22} />
      <small>{t(`dynasty-${player}`)}</small>
    </span>
  );
}

/** A leader that stands in this state or does not; one that stands in another carries its number. */
function LeaderButton(props: SideProps & { readonly player: Dynasty; readonly colour: Colour }) {
  const { conflict, change, side, player, colour, t } = props;
  const leader = `${player}:${colour}` as const;
  const at = sideOf(conflict, leader);
  const isElsewhere = at !== undefined && at !== side;
  const name = t(`leader-${colour}`, { player: t(`dynasty-${player}`) });
  return (
    <button
      type="button"
      class="leader"
      aria-pressed={at === side}
      data-state={isElsewhere ? at + 1 : undefined}
      aria-label={isElsewhere ? t('leader-elsewhere', { leader: name, n: at + 1 }) : name}
      onClick={() => change(withLeader(conflict, side, leader))}
    >
      <KindSign colour={colour} letter={t(`letter-${colour}`)} size={26} />
    </button>
  );
}

/** What one player gives to this state. */
function GiftLine({ conflict, change, side, player, t }: SideProps & { player: Dynasty }) {
  const gift = giftTo(conflict, side, player);
  const name = t(`dynasty-${player}`);
  const canSupport = isInReserve(conflict, player);
  return (
    <div class="line" role="group" aria-label={name}>
      <Stepper
        name={t('gives-red', { player: name })}
        value={gift.tiles}
        most={mostGiven(conflict, player)}
        set={(tiles) => change(withGift(conflict, side, player, { tiles }))}
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
        onClick={() => canSupport && change(withGift(conflict, side, player, { leader: !gift.leader }))}
      >
        <KindSign colour="red" letter={t('letter-red')} size={22} />
      </button>
    </div>
  );
}
