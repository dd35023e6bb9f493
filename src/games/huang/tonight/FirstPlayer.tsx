import type { Ref } from 'preact';
import { useState } from 'preact/hooks';
import type { Locale } from '../../../i18n/locale.ts';
import { drawLot } from '../../../shell/setup-list/draw-lot.ts';
import { RuleAnchor } from '../../../shell/setup-list/SetupList.tsx';
import { DynastyIcon } from '../../../ui/icons.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import type { Dynasty } from '../rules/vocabulary.ts';
import { formatPlayer, type TonightTexts } from './format-player.ts';
import type { SeatedPlayer } from './seats.ts';

interface Props {
  /** Its heading, which takes the focus when one is led here. */
  readonly heading: Ref<HTMLHeadingElement>;
  readonly players: readonly SeatedPlayer[];
  /** Null until lots are drawn. */
  readonly first: Dynasty | null;
  choose(dynasty: Dynasty): void;
  readonly locale: Locale;
  readonly titles: Readonly<Record<string, string>>;
  readonly t: TonightTexts;
}

/**
 * Chooses who begins, or draws lots. After a lot drawn on the table, a tap on the player does the same.
 * Rule: huang/turn/order
 */
export function FirstPlayer({ heading, players, first, choose, locale, titles, t }: Props) {
  const drawn = players.find(({ dynasty }) => dynasty === first);
  const [isByLot, setByLot] = useState(false);
  const draw = () => {
    setByLot(true);
    choose(drawLot(players).dynasty);
  };
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {t('tonight-first')}
      </h2>
      <ToggleGroup name={t('tonight-first-own')} isTitled look="wrapped">
        {players.map((player) => (
          <ToggleButton
            key={player.dynasty}
            isOn={player.dynasty === first}
            pick={() => choose(player.dynasty)}
          >
            <DynastyIcon dynasty={player.dynasty} name="" size={22} />
            {formatPlayer(player, t)}
          </ToggleButton>
        ))}
      </ToggleGroup>
      <div class="row">
        <button type="button" onClick={draw}>
          {t(drawn && isByLot ? 'tonight-draw-again' : 'tonight-draw')}
        </button>
        <RuleAnchor rule="huang/turn/order" {...{ locale, titles, t }} />
      </div>
      <p class="drawn" role="status">
        {drawn && t('tonight-begins', { player: formatPlayer(drawn, t) })}
      </p>
    </section>
  );
}
