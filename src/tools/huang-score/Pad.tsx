import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { nameOf } from '../../explain/huang/score.ts';
import { elementAt } from '../../ui/element.ts';
import { redone, undone } from '../shell/history.ts';
import { Entry, fieldName } from './Entry.tsx';
import { type Key, press } from './entry.ts';
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
} from './game.ts';
import { Keypad } from './Keypad.tsx';
import type { ScoreTranslator } from './texts.ts';
import type { ScoreDesk } from './use-score.ts';

/** Fields and keypad. On a phone the keypad folds away when everything is entered, and comes back with a player's tab. */
export function Pad({ desk, done, t }: { desk: ScoreDesk; done: () => void; t: ScoreTranslator }) {
  const { now: game, past, future } = desk.book;
  const [isOpen, setOpen] = useState(true);
  const { at, isFresh, goTo } = usePlace(desk);
  const [said, say] = useState('');
  useLayoutEffect(() => setOpen(!isComplete(game)), [game.id, desk.isLoaded]);
  const text = entryAt(game, at);
  const type = ({ seat, field }: Place, next: string) => {
    isFresh.current = false;
    desk.change(withEntry(game, seat, field, next));
  };
  const pressKey = (key: Key) => {
    const next = press(text, key, isFresh.current);
    type(at, next);
    isFresh.current = key === 'up' || key === 'down';
    const player = nameOf(playerOf(seatAt(game, at.seat), at.seat), t);
    say(`${player}, ${fieldName(at.field, t)}: ${next || '–'}`);
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
  const history = { undo: () => desk.update(undone), redo: () => desk.update(redone) };
  return (
    <div class={isOpen ? 'pad' : 'pad closed'}>
      <h2 class="unseen">{t('entry')}</h2>
      <Entry {...{ game, at, goTo: openAt, type, press: pressKey, next, ...history, t }} />
      <Keypad
        {...{ press: pressKey, next, isLast, ...history, t }}
        back={() => goTo(placeFrom(game, at, -1))}
        can={{ undo: past.length > 0, redo: future.length > 0 }}
      />
      <p class="unseen" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

/** The field into which the keypad writes, and the way from one to the next. */
function usePlace({ book: { now: game }, isLoaded }: ScoreDesk) {
  const [place, setPlace] = useState<Place>({ seat: 0, field: 'yellow' });
  /** The field has just been reached or stepped: a digit begins anew. */
  const isFresh = useRef(true);
  /** The id of the field that is to get the focus once it is the one written into. */
  const wanted = useRef('');
  const lastGame = useRef('');
  const at = isOnSheet(game, place) ? place : firstEmptyPlace(game);
  const text = entryAt(game, at);
  // A game that comes in place of another is gone on with at its first empty field.
  useLayoutEffect(() => {
    if (!isLoaded) return;
    const first = firstEmptyPlace(game);
    if (lastGame.current !== '') wanted.current = idOf(first);
    lastGame.current = game.id;
    isFresh.current = true;
    setPlace(first);
  }, [game.id, isLoaded]);
  // Before the next key can arrive, so that fast typing never lands in the field that was left.
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
