import { FULLEST_HAND } from '../../engine/huang/box.ts';
import { COLOURS } from '../../engine/huang/vocabulary.ts';
import { MOST_BESIDE } from '../../saves/huang-conflict.ts';
import { DynastySign, KindSign } from '../../ui/signs.tsx';
import { type Role, withActing, withBeside, withColour, withDefender, withRevoltGift } from './conflict.ts';
import { type EntryProps, PlayerChoice } from './Pad.tsx';
import { Stepper } from './Stepper.tsx';

/** The two leaders of a revolt: their colour, whose they are, and the strength of each. */
export function Revolt(props: EntryProps) {
  const { conflict, change, t } = props;
  const { acting, players, revolt } = conflict;
  return (
    <>
      <div class="choice" role="group" aria-label={t('revolt-colour')}>
        <p>{t('revolt-colour')}</p>
        <div class="line">
          {COLOURS.map((colour) => (
            <button
              type="button"
              class="leader"
              key={colour}
              aria-pressed={revolt.colour === colour}
              aria-label={t(`kind-${colour}`)}
              onClick={() => change(withColour(conflict, colour))}
            >
              <KindSign colour={colour} letter={t(`letter-${colour}`)} size={26} />
            </button>
          ))}
        </div>
      </div>
      <PlayerChoice
        label={t('attacker')}
        players={players}
        chosen={acting}
        choose={(player) => change(withActing(conflict, player))}
        t={t}
      />
      <PlayerChoice
        label={t('defender')}
        players={players}
        chosen={revolt.defender}
        choose={(player) => change(withDefender(conflict, player))}
        t={t}
      />
      <Fighter {...props} as="attacker" />
      <Fighter {...props} as="defender" />
    </>
  );
}

/** One side of a revolt: yellow tiles beside the leader, those committed, and the Governor leader. */
function Fighter({ conflict, change, as: role, t }: EntryProps & { readonly as: Role }) {
  const { acting, revolt } = conflict;
  const dynasty = role === 'attacker' ? acting : revolt.defender;
  const player = t(`dynasty-${dynasty}`);
  const gift = revolt.gifts[role];
  const canSupport = revolt.colour !== 'yellow';
  return (
    <fieldset class="side">
      <legend>
        <DynastySign dynasty={dynasty} name="" size={22} /> {t(`${role}-is`, { player })}
      </legend>
      <Stepper
        name={t('beside', { player })}
        value={revolt.beside[role]}
        least={1}
        most={MOST_BESIDE}
        set={(tiles) => change(withBeside(conflict, role, tiles))}
        t={t}
      >
        <KindSign colour="yellow" letter={t('letter-yellow')} size={28} />
        <span class="what">{t('beside-short')}</span>
      </Stepper>
      <div class="line">
        <Stepper
          name={t('gives-yellow', { player })}
          value={gift.tiles}
          most={FULLEST_HAND}
          set={(tiles) => change(withRevoltGift(conflict, role, { tiles }))}
          t={t}
        >
          <span class="what">{t('committed-short')}</span>
        </Stepper>
        <button
          type="button"
          class="support"
          aria-pressed={canSupport && gift.leader}
          aria-disabled={!canSupport}
          aria-label={t('supports-yellow', { player })}
          onClick={() => canSupport && change(withRevoltGift(conflict, role, { leader: !gift.leader }))}
        >
          <KindSign colour="yellow" letter={t('letter-yellow')} size={22} />
        </button>
      </div>
    </fieldset>
  );
}
