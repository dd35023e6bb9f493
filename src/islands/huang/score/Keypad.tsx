import type { Translator } from '../../../i18n/translator.ts';
import { IconSign } from '../../signs.tsx';
import type { Key } from './entry.ts';

const DIGITS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0'] as const;

/** Digits, plus, backspace, steppers and next, within reach of a thumb. Keeps the focus where it is. */
export function Keypad(props: { press(key: Key): void; next(): void; t: Translator }) {
  const { press, next, t } = props;
  const stay = (event: Event) => event.preventDefault();
  const named = (key: Key, icon: 'backspace' | 'up' | 'down') => (
    <button type="button" class={`key ${key}`} aria-label={t(`key-${key}`)} onClick={() => press(key)}>
      <IconSign name={icon} size={24} />
    </button>
  );
  return (
    <div class="keypad" role="group" aria-label={t('keypad')} onPointerDown={stay} onMouseDown={stay}>
      {DIGITS.map((digit) => (
        <button type="button" key={digit} class={`key d${digit}`} onClick={() => press(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" class="key plus" aria-label={t('key-plus')} onClick={() => press('+')}>
        +
      </button>
      {named('backspace', 'backspace')}
      {named('up', 'up')}
      {named('down', 'down')}
      <button type="button" class="key next" onClick={next}>
        {t('key-next')}
        <IconSign name="next" size={24} />
      </button>
    </div>
  );
}
