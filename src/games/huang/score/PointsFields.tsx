import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { DynastyIcon, TileIcon } from '../../../ui/icons.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { MAX_POINTS } from '../referee/score.ts';
import type { HuangGame, ScoreField } from '../saves/score.ts';
import { listPlayerTexts } from './player-ids.ts';
import { type KeypadKey, LONGEST_ENTRY, parseEntry } from './points.ts';
import { getCellId, getEntryText, listFields, type SheetCell } from './state.ts';
import type { InitialHuangScoreTranslator } from './types.ts';

interface Props {
  readonly state: HuangGame;
  /** The field that the keypad edits. */
  readonly at: SheetCell;
  /** Whether the keypad is open. */
  readonly isOpen: boolean;
  goTo(cell: SheetCell): void;
  type(cell: SheetCell, text: string): void;
  press(key: KeypadKey): void;
  next(): void;
  readonly t: InitialHuangScoreTranslator;
}

/** The name of a field, for the middle of a sentence. */
export function getFieldName(field: ScoreField, t: InitialHuangScoreTranslator): string {
  return field === 'granaries' ? t('granaries') : t(`colour-${field}`);
}

/** The fields: of one player at a time on a phone, of all players on a wide screen. */
export function PointsFields(props: Props) {
  const { state, at, isOpen, goTo, t } = props;
  const texts = listPlayerTexts(state, t);
  const players = state.seats.map((seat, i) => ({ ...seat, name: texts[i] ?? '' }));
  return (
    <div class="entry">
      <ToggleGroup name={t('players')} look="stacked">
        {players.map(({ name, dynasty }, i) => (
          <ToggleButton
            key={i}
            isOn={isOpen && at.seat === i}
            pick={() => goTo({ seat: i, field: 'yellow' })}
          >
            <DynastyIcon dynasty={dynasty} name={name} size={24} />
            <span>{name}</span>
          </ToggleButton>
        ))}
      </ToggleGroup>
      {players.map(({ name, dynasty }, i) => (
        <fieldset key={i} class={at.seat === i ? 'fields active' : 'fields'}>
          <legend>
            <DynastyIcon dynasty={dynasty} name={name} size={20} /> {name}
          </legend>
          {listFields(state).map((field) => (
            <PointsField key={field} {...props} cell={{ seat: i, field }} player={name} />
          ))}
        </fieldset>
      ))}
      <Remarks state={state} at={at} t={t} />
    </div>
  );
}

/** The field of one player for one colour or the granaries. */
function PointsField(props: Props & { readonly cell: SheetCell; readonly player: string }) {
  const { state, at, isOpen, goTo, type, press, next, t, cell, player } = props;
  const { seat, field } = cell;
  const text = getEntryText(state, cell);
  const entry = parseEntry(text);
  const isHere = isOpen && at.seat === seat && at.field === field;
  const input = useScrollToEnd(text);
  const handleKey = (event: KeyboardEvent) => {
    const act = event.key === 'Enter' ? next : getArrowAction(event.key, press);
    act?.();
    if (act) event.preventDefault();
  };
  const colour = getFieldName(field, t);
  return (
    <label class={`field ${entry.kind}${isHere ? ' here' : ''}`}>
      <FieldIcon field={field} />
      <span class="colour">{colour}</span>
      <input
        ref={input}
        id={getCellId(cell)}
        inputMode="none"
        autocomplete="off"
        enterkeyhint="next"
        maxLength={LONGEST_ENTRY}
        aria-label={t(entry.kind === 'empty' ? 'field-not-entered' : 'field', { player, colour })}
        aria-invalid={entry.kind === 'wrong'}
        aria-describedby={entry.kind === 'wrong' ? `wrong-${getCellId(cell)}` : undefined}
        aria-current={isHere}
        placeholder="–"
        value={!isHere && entry.kind === 'points' ? entry.value : text}
        onFocus={() => {
          goTo(cell);
          input.current?.select();
        }}
        onInput={(event) => type(cell, event.currentTarget.value)}
        onKeyDown={handleKey}
      />
    </label>
  );
}

/** Returns a ref for an input that is scrolled to the end of its text, so that a long sum shows its end. */
function useScrollToEnd(text: string) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.scrollLeft = input.current.scrollWidth;
  }, [text]);
  return input;
}

function FieldIcon({ field }: { readonly field: SheetCell['field'] }) {
  if (field === 'granaries') return <Icon name="granary" size={28} />;
  return <TileIcon colour={field} size={28} />;
}

/** The action of an arrow key on a hardware keyboard; undefined for other keys. */
function getArrowAction(key: string, press: Props['press']): (() => void) | undefined {
  if (key === 'ArrowUp') return () => press('up');
  return key === 'ArrowDown' ? () => press('down') : undefined;
}

/** The result of a typed sum, and a sentence for each entry that is not valid. */
function Remarks({ state, at, t }: Pick<Props, 'state' | 'at' | 't'>) {
  const here = getEntryText(state, at);
  const entry = parseEntry(here);
  const players = listPlayerTexts(state, t);
  const wrong = state.seats.flatMap((seat, i) =>
    listFields(state).flatMap((field) => {
      const one = parseEntry(seat.entries[field]);
      const player = players[i];
      return one.kind === 'wrong' ? [{ player, cell: { seat: i, field }, why: one.why }] : [];
    }),
  );
  return (
    <div class="remarks">
      <output class="soft">
        {entry.kind === 'points' && here.includes('+') && `${here} ${t('sum', { value: entry.value })}`}
      </output>
      <div class="faults">
        {wrong.map(({ player, cell, why }) => (
          <p class="wrong" role="alert" key={getCellId(cell)} id={`wrong-${getCellId(cell)}`}>
            {player}, {getFieldName(cell.field, t)}: {t(`wrong-${why}`, { most: MAX_POINTS })}
          </p>
        ))}
      </div>
    </div>
  );
}
