import type { ComponentChildren } from 'preact';
import type { Translator } from '../../i18n/translator.ts';
import { SquareButton } from '../../ui/SquareButton.tsx';
import { ToggleButton, ToggleGroup } from '../../ui/ToggleGroup.tsx';

/** A player at the table, with what only one player can have: a dynasty, a colour. */
interface Seat<Choice extends string> {
  readonly name: string;
  readonly choice: Choice;
}

/** What can be changed; seats are counted from 0. */
interface SeatChanges<Choice extends string> {
  setCount(count: number): void;
  setName(seat: number, name: string): void;
  setChoice(seat: number, choice: Choice): void;
  /** Lets a player change seats with the one before. */
  moveEarlier(seat: number): void;
}

interface Props<Choice extends string> {
  readonly lead: string;
  /** In clockwise order. */
  readonly seats: readonly Seat<Choice>[];
  /** The numbers of players that are possible. */
  readonly counts: readonly number[];
  readonly choices: readonly Choice[];
  readonly changes: SeatChanges<Choice>;
  formatChoice(choice: Choice): string;
  /** Label of the field for the choice of a seat, counted from 1. */
  labelChoice(seat: number): string;
  renderIcon(choice: Choice): ComponentChildren;
  readonly t: Translator<'tonight'>;
}

/** Who plays: the number of players, and the name and the choice of each, clockwise. */
export function SeatsForm<Choice extends string>(props: Props<Choice>) {
  const { lead, seats, counts, changes, t } = props;
  return (
    <section>
      <h2>{t('tonight-players')}</h2>
      <ToggleGroup name={t('tonight-count')}>
        {counts.map((count) => (
          <ToggleButton key={count} isOn={seats.length === count} pick={() => changes.setCount(count)}>
            {count}
          </ToggleButton>
        ))}
      </ToggleGroup>
      <p class="soft">{lead}</p>
      <ol class="table">
        {seats.map((player, i) => (
          <SeatRow key={i} {...props} seat={i} player={player} />
        ))}
      </ol>
    </section>
  );
}

type RowProps<Choice extends string> = Props<Choice> & {
  readonly seat: number;
  readonly player: Seat<Choice>;
};

/** Name and choice of one player. */
function SeatRow<Choice extends string>({ seat, player, ...props }: RowProps<Choice>) {
  const { seats, choices, changes, formatChoice, labelChoice, renderIcon, t } = props;
  const { name, choice } = player;
  const choose = (value: string) => {
    const next = choices.find((one) => one === value);
    if (next !== undefined) changes.setChoice(seat, next);
  };
  const shown = name.trim() === '' ? formatChoice(choice) : name.trim();
  return (
    <li>
      {renderIcon(choice)}
      <input
        aria-label={t('tonight-name', { n: seat + 1 })}
        placeholder={t('tonight-name-hint', { n: seat + 1 })}
        value={name}
        maxLength={40}
        autocomplete="off"
        enterKeyHint={seat + 1 < seats.length ? 'next' : 'done'}
        dir="auto"
        onInput={({ currentTarget }) => changes.setName(seat, currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && focusNextName(event.currentTarget)}
      />
      <select
        aria-label={labelChoice(seat + 1)}
        value={choice}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {choices.map((one) => (
          <option key={one} value={one}>
            {formatChoice(one)}
          </option>
        ))}
      </select>
      {seat > 0 && (
        <SquareButton label={t('tonight-earlier', { player: shown })} press={() => changes.moveEarlier(seat)}>
          ↑
        </SquareButton>
      )}
    </li>
  );
}

/** Moves the focus to the name of the next player; after the last one, the keyboard of a phone closes. */
function focusNextName(input: HTMLInputElement): void {
  const next = input.closest('li')?.nextElementSibling?.querySelector('input');
  if (next) next.focus();
  else input.blur();
}
