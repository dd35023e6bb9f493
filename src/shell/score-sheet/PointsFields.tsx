import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Translator } from '../../i18n/translator.ts';
import { ToggleButton, ToggleGroup } from '../../ui/ToggleGroup.tsx';
import { type KeypadKey, LONGEST_ENTRY, parseEntry } from './points.ts';
import { getCellId, getEntryText, type SheetCell } from './sheet.ts';
import type { ScoreSheetView } from './sheet-view.ts';

interface Props<Field extends string> extends ScoreSheetView<Field> {
  /** The field that the keypad edits. */
  readonly at: SheetCell<Field>;
  /** Whether the keypad is open. */
  readonly isOpen: boolean;
  goTo(cell: SheetCell<Field>): void;
  type(cell: SheetCell<Field>, text: string): void;
  press(key: KeypadKey): void;
  next(): void;
  readonly t: Translator<'score-sheet' | 'tool'>;
}

/** The fields: of one player at a time on a phone, of all players on a wide screen. */
export function PointsFields<Field extends string>(props: Props<Field>) {
  const { sheet, names, renderPlayerIcon, at, isOpen, goTo, t } = props;
  const players = names.map((name, seat) => ({
    name,
    cells: sheet.cells.filter((cell) => cell.seat === seat),
  }));
  return (
    <div class="entry">
      <ToggleGroup name={t('players')} look="stacked">
        {players.map(({ name, cells: [first] }, i) => (
          <ToggleButton key={i} isOn={isOpen && at.seat === i} pick={() => first && goTo(first)}>
            {renderPlayerIcon(i, 24)}
            <span>{name}</span>
          </ToggleButton>
        ))}
      </ToggleGroup>
      {players.map(({ name, cells }, i) => (
        <fieldset key={i} class={at.seat === i ? 'fields active' : 'fields'}>
          <legend>
            {renderPlayerIcon(i, 20)} {name}
          </legend>
          {cells.map(({ seat, field, text }) => (
            <PointsField key={field} {...props} cell={{ seat, field }} text={text} player={name} />
          ))}
        </fieldset>
      ))}
      <Remarks {...props} />
    </div>
  );
}

interface FieldProps<Field extends string> extends Props<Field> {
  readonly cell: SheetCell<Field>;
  readonly text: string;
  readonly player: string;
}

/** One field of one player. */
function PointsField<Field extends string>(props: FieldProps<Field>) {
  const { at, isOpen, goTo, type, press, next, t, cell, text, player, getFieldName, renderFieldIcon } = props;
  const entry = parseEntry(text);
  const isHere = isOpen && at.seat === cell.seat && at.field === cell.field;
  const input = useScrollToEnd(text);
  const handleKey = (event: KeyboardEvent) => {
    const act = event.key === 'Enter' ? next : getArrowAction(event.key, press);
    act?.();
    if (act) event.preventDefault();
  };
  const field = getFieldName(cell.field);
  return (
    <label class={`field ${entry.kind}${isHere ? ' here' : ''}`}>
      {renderFieldIcon(cell.field)}
      <span class="colour">{field}</span>
      <input
        ref={input}
        id={getCellId(cell)}
        inputMode="none"
        autocomplete="off"
        enterkeyhint="next"
        maxLength={LONGEST_ENTRY}
        aria-label={t(entry.kind === 'empty' ? 'field-not-entered' : 'field', { player, field })}
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

/** The action of an arrow key on a hardware keyboard; undefined for other keys. */
function getArrowAction(key: string, press: (key: KeypadKey) => void): (() => void) | undefined {
  if (key === 'ArrowUp') return () => press('up');
  return key === 'ArrowDown' ? () => press('down') : undefined;
}

/** The result of a typed sum, and a sentence for each entry that is not valid. */
function Remarks<Field extends string>({ sheet, names, at, getFieldName, tooMany, t }: Props<Field>) {
  const here = getEntryText(sheet, at);
  const entry = parseEntry(here);
  const wrong = sheet.cells.flatMap((cell) => {
    const one = parseEntry(cell.text);
    return one.kind === 'wrong' ? [{ cell, why: one.why }] : [];
  });
  return (
    <div class="remarks">
      <output class="soft">
        {entry.kind === 'points' && here.includes('+') && `${here} ${t('sum', { value: entry.value })}`}
      </output>
      <div class="faults">
        {wrong.map(({ cell, why }) => (
          <p class="wrong" role="alert" key={getCellId(cell)} id={`wrong-${getCellId(cell)}`}>
            {names[cell.seat]}, {getFieldName(cell.field)}:{' '}
            {why === 'too-many' ? tooMany : t('wrong-not-a-sum')}
          </p>
        ))}
      </div>
    </div>
  );
}
