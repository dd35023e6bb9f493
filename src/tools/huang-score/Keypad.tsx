import { ICONS } from '../../drawings/icons.ts';
import { UNDO_ICONS } from '../../drawings/undo-icons.ts';
import { PathIcon } from '../../ui/icons.tsx';
import { SquareButton } from '../../ui/SquareButton.tsx';
import type { UndoRedoState } from '../shell/UndoRedo.tsx';
import type { KeypadKey as Pressed } from './points.ts';
import type { HuangScoreTexts } from './types.ts';

const SIGNS = { ...ICONS, ...UNDO_ICONS };
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

interface Props {
  press(key: Pressed): void;
  back(): void;
  next(): void;
  /** Whether the current field is the last of the sheet. */
  readonly isLast: boolean;
  readonly session: UndoRedoState;
  readonly t: HuangScoreTexts;
}

/**
 * Digits, plus, backspace, steppers, undo and next, within reach of the thumb. Pressing a key leaves the
 * focus in the field.
 */
export function Keypad({ press, back, next, isLast, session, t }: Props) {
  const stay = (event: Event) => event.preventDefault();
  const named = (place: string, icon: keyof typeof SIGNS, label: string, act: () => void, isOff = false) => (
    <SquareButton place={place} label={label} isOff={isOff} press={act}>
      <PathIcon path={SIGNS[icon]} size={24} />
    </SquareButton>
  );
  return (
    <div class="keypad" role="group" aria-label={t('keypad')} onPointerDown={stay} onMouseDown={stay}>
      {DIGITS.map((digit) => (
        <SquareButton key={digit} press={() => press(digit)}>
          {digit}
        </SquareButton>
      ))}
      <SquareButton place="plus" label={t('key-plus')} press={() => press('+')}>
        +
      </SquareButton>
      {named('erase', 'backspace', t('key-backspace'), () => press('backspace'))}
      {named('up', 'up', t('key-up'), () => press('up'))}
      {named('down', 'down', t('key-down'), () => press('down'))}
      {named('undo', 'undo', t('undo'), session.undo, !session.canUndo)}
      {named('redo', 'redo', t('redo'), session.redo, !session.canRedo)}
      {named('back', 'back', t('key-back'), back)}
      <SquareButton place="next first" press={next}>
        {t(isLast ? 'key-done' : 'key-next')}
        <PathIcon path={SIGNS[isLast ? 'done' : 'next']} size={24} />
      </SquareButton>
    </div>
  );
}
