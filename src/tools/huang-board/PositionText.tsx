import { useState } from 'preact/hooks';
import { type NotationFault, parseNotation } from '../../engine/huang/notation.ts';
import { isolated } from '../../explain/isolated.ts';
import { notationOf } from '../../saves/huang-board.ts';
import { copyText } from '../../ui/hand-out.ts';
import type { Session } from '../shell/session.ts';
import type { AnswerTexts, Board } from './kit.ts';
import { withSetup } from './state.ts';

/** The position as a line of text: to copy, and to read one in. */
export function PositionText({ session, t }: { session: Session<Board>; t: AnswerTexts }) {
  const position = notationOf(session.state.setup);
  const [text, setText] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const parsed = text === null ? null : parseNotation(text);
  const copy = async () => setSaid(t((await copyText(position)) ? 'text-copied' : 'copy-failed'));
  const take = () => {
    if (!parsed?.ok) return;
    session.change(withSetup(session.state, parsed.value));
    setText(null);
    setSaid(t('text-taken'));
    scrollTo({ top: 0 });
  };
  return (
    <details>
      <summary>{t('text')}</summary>
      <label>
        <span class="soft">{t('text-lead')}</span>
        <textarea
          rows={4}
          spellcheck={false}
          value={text ?? position}
          aria-invalid={parsed?.ok === false}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {parsed && !parsed.ok && <Fault fault={parsed.error} t={t} />}
      <p class="row">
        <button type="button" onClick={() => void copy()}>
          {t('text-copy')}
        </button>
        <button type="button" aria-disabled={!parsed?.ok} onClick={take}>
          {t('text-take')}
        </button>
      </p>
      <p role="status">{said}</p>
    </details>
  );
}

/** Why a text is no position. */
function Fault({ fault, t }: { readonly fault: NotationFault; readonly t: AnswerTexts }) {
  return (
    <p class="wrong" role="alert">
      {fault.field === 'size'
        ? t('text-wrong-size', { most: fault.most })
        : t(`text-wrong-${fault.field}`, { text: isolated(fault.text) || '…' })}
    </p>
  );
}
