import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { nameOf } from '../../explain/huang/score.ts';
import { elementAt } from '../../ui/element.ts';
import type { Session } from '../shell/session.ts';
import { Fields, fieldName } from './Fields.tsx';
import { Keypad } from './Keypad.tsx';
import type { Score, ScoreTexts } from './kit.ts';
import { type Key, press } from './points.ts';
import {
  entryAt,
  firstEmptyPlace,
  idOf,
  isComplete,
  isLastPlace,
  isOnSheet,
  type Place,
  placeFrom,
  playerOf,
  seatAt,
  withEntry,
} from './state.ts';

interface Props {
  readonly session: Session<Score>;
  done(): void;
  readonly t: ScoreTexts;
}

/**
 * Fields and keypad. On a phone the keypad closes when all fields are filled, and opens again with a player's
 * tab.
 */
export function Pad({ session, done, t }: Props) {
  const { state: game } = session;
  const [isOpen, setOpen] = useState(true);
  const { at, isFresh, goTo } = usePlace(session);
  const [said, setSaid] = useState('');
  useLayoutEffect(() => setOpen(!isComplete(game)), [game.id]);
  const text = entryAt(game, at);
  const type = ({ seat, field }: Place, next: string) => {
    isFresh.current = false;
    session.change(withEntry(game, seat, field, next));
  };
  const pressKey = (key: Key) => {
    const next = press(text, key, isFresh.current);
    type(at, next);
    isFresh.current = key === 'up' || key === 'down';
    const player = nameOf(playerOf(seatAt(game, at.seat), at.seat), t);
    setSaid(`${player}, ${fieldName(at.field, t)}: ${next || '–'}`);
  };
  const isLast = isLastPlace(game, at);
  const next = () => {
    if (!isLast) return goTo(placeFrom(game, at, 1));
    setOpen(false);
    done();
  };
  const openAt = (place: Place) => {
    setOpen(true);
    goTo(place);
  };
  return (
    <div class={isOpen ? 'pad' : 'pad closed'}>
      <h2 class="unseen">{t('entry')}</h2>
      <Fields
        state={game}
        at={at}
        isOpen={isOpen}
        goTo={openAt}
        type={type}
        press={pressKey}
        next={next}
        t={t}
      />
      <Keypad
        press={pressKey}
        back={() => goTo(placeFrom(game, at, -1))}
        next={next}
        isLast={isLast}
        session={session}
        t={t}
      />
      <p class="unseen" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

/** State of the field that the keypad edits, and the navigation between fields. */
function usePlace({ state: game }: Session<Score>) {
  const [place, setPlace] = useState<Place>({ seat: 0, field: 'yellow' });
  /** Whether the field was just entered or stepped, so that the next digit replaces its content. */
  const isFresh = useRef(true);
  /** Id of the field that gets the focus after the next render; empty for none. */
  const wanted = useRef('');
  const lastGame = useRef('');
  const at = isOnSheet(game, place) ? place : firstEmptyPlace(game);
  const text = entryAt(game, at);
  // When another game is opened, editing continues at its first empty field. While the tool still loads its
  // save it is inert and must not take the focus.
  useLayoutEffect(() => {
    const first = firstEmptyPlace(game);
    if (lastGame.current !== '' && !isComplete(game)) wanted.current = idOf(first);
    lastGame.current = game.id;
    isFresh.current = true;
    setPlace(first);
  }, [game.id]);
  // A layout effect, so that the focus moves before the next key event and fast typing never goes into the
  // previous field.
  useLayoutEffect(() => {
    if (wanted.current !== idOf(at)) return;
    wanted.current = '';
    elementAt(`#${idOf(at)}`, HTMLElement).focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const here = document.activeElement;
    if (isFresh.current && here instanceof HTMLInputElement && here.id === idOf(at)) here.select();
  }, [text, idOf(at)]);
  const goTo = (next: Place) => {
    isFresh.current = true;
    wanted.current = document.activeElement?.id === idOf(next) ? '' : idOf(next);
    setPlace(next);
  };
  return { at, isFresh, goTo };
}
