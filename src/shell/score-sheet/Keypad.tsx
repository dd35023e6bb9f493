import { ICONS } from '../../drawings/icons.ts';
import { UNDO_ICONS } from '../../drawings/undo-icons.ts';
import type { Translator } from '../../i18n/translator.ts';
import { PathIcon } from '../../ui/icons.tsx';
import { SquareButton } from '../../ui/SquareButton.tsx';
import type { UndoRedoState } from '../UndoRedo.tsx';
import type { KeypadKey } from './points.ts';

const ICON_PATHS = { ...ICONS, ...UNDO_ICONS };
type IconKey = keyof typeof ICON_PATHS;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

interface Props {
  press(key: KeypadKey): void;
  back(): void;
  next(): void;
  /** Whether the current field is the last of the sheet. */
  readonly isLast: boolean;
  readonly session: UndoRedoState;
  readonly t: Translator<'score-sheet' | 'tool'>;
}

/**
 * Digits, plus, backspace, steppers, undo and next, within reach of the thumb. Pressing a key leaves the
 * focus in the field.
 */
export function Keypad({ press, back, next, isLast, session, t }: Props) {
  const keepFocus = (event: Event) => event.preventDefault();
  const iconKey = (place: string, icon: IconKey, label: string, act: () => void, isOff = false) => (
    <SquareButton place={place} label={label} isOff={isOff} press={act}>
      <PathIcon path={ICON_PATHS[icon]} size={24} />
    </SquareButton>
  );
  return (
    <div
      class="keypad"
      role="group"
      aria-label={t('keypad')}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
    >
      {DIGITS.map((digit) => (
        <SquareButton key={digit} press={() => press(digit)}>
          {digit}
        </SquareButton>
      ))}
      <SquareButton place="plus" label={t('key-plus')} press={() => press('+')}>
        +
      </SquareButton>
      {iconKey('erase', 'backspace', t('key-backspace'), () => press('backspace'))}
      {iconKey('up', 'up', t('key-up'), () => press('up'))}
      {iconKey('down', 'down', t('key-down'), () => press('down'))}
      {iconKey('undo', 'undo', t('undo'), session.undo, !session.canUndo)}
      {iconKey('redo', 'redo', t('redo'), session.redo, !session.canRedo)}
      {iconKey('back', 'back', t('key-back'), back)}
      <SquareButton place="next first" press={next}>
        {t(isLast ? 'key-done' : 'key-next')}
        <PathIcon path={ICON_PATHS[isLast ? 'done' : 'next']} size={24} />
      </SquareButton>
    </div>
  );
}
