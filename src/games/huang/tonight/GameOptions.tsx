import { EDITIONS, type Edition } from '../../../core/edition.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { BOARD_OPTIONS } from '../rules/setup/setup-steps.ts';
import type { HuangTonightSave } from '../saves/tonight.ts';
import type { TonightTexts } from './format-player.ts';

interface Props {
  readonly tonight: HuangTonightSave;
  readonly playerCount: number;
  update(change: Partial<HuangTonightSave>): void;
  readonly edition: Edition;
  setEdition(edition: Edition): void;
  readonly t: TonightTexts;
}

/** What the table plays with: the edition of its box, and the optional rules. */
export function GameOptions({ tonight, playerCount, update, edition, setEdition, t }: Props) {
  return (
    <section class="whole-width tonight-options">
      <h2>{t('tonight-options')}</h2>
      <ToggleGroup name={t('tonight-edition')} isTitled look="words">
        {EDITIONS.map((one) => (
          <ToggleButton key={one} isOn={one === edition} pick={() => setEdition(one)}>
            {t(`tonight-edition-${one}`)}
          </ToggleButton>
        ))}
      </ToggleGroup>
      <ToggleGroup name={t('tonight-board')} isTitled look="words">
        {BOARD_OPTIONS.map((option) => (
          <ToggleButton key={option} isOn={option === tonight.board} pick={() => update({ board: option })}>
            {t(`tonight-board-${option}`)}
          </ToggleButton>
        ))}
      </ToggleGroup>
      <Checkbox isOn={tonight.hasPalace} setOn={(hasPalace) => update({ hasPalace })}>
        {t('tonight-palace')}
      </Checkbox>
      {playerCount === 2 && (
        <Checkbox isOn={tonight.isShort} setOn={(isShort) => update({ isShort })}>
          {t('tonight-short')}
        </Checkbox>
      )}
    </section>
  );
}
