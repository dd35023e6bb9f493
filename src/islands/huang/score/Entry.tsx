import { useRef } from 'preact/hooks';
import { nameOf } from '../../../explain/huang-score.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { MOST_POINTS } from '../../../referee/huang-score.ts';
import type { HuangGame } from '../../../saves/huang-game.ts';
import { DynastySign, IconSign, KindSign } from '../../signs.tsx';
import { type Key, parseEntry } from './entry.ts';
import { fieldsOf, idOf, type Place, playerOf } from './game.ts';

interface Props {
  readonly game: HuangGame;
  readonly at: Place;
  goTo(place: Place): void;
  type(text: string): void;
  press(key: Key): void;
  next(): void;
  readonly t: Translator;
}

/** One player's fields at a time on a phone, all players' on a wide screen. */
export function Entry(props: Props) {
  const { game, at, goTo, t } = props;
  const names = game.seats.map((seat, i) => nameOf(playerOf(seat, i), t));
  return (
    <div class="entry">
      <div class="tabs" role="group" aria-label={t('players')}>
        {game.seats.map((seat, i) => (
          <button
            type="button"
            key={i}
            aria-pressed={at.seat === i}
            onClick={() => goTo({ seat: i, field: fieldsOf(game)[0] ?? 'yellow' })}
          >
            <DynastySign dynasty={seat.dynasty} size={24} />
            <span>{names[i]}</span>
          </button>
        ))}
      </div>
      {game.seats.map((seat, i) => (
        <fieldset key={i} class={at.seat === i ? 'fields active' : 'fields'}>
          <legend>
            <DynastySign dynasty={seat.dynasty} size={20} /> {names[i]}
          </legend>
          {fieldsOf(game).map((field) => (
            <PointsField key={field} {...props} place={{ seat: i, field }} player={names[i] ?? ''} />
          ))}
        </fieldset>
      ))}
      <Remarks {...props} names={names} />
    </div>
  );
}

const HARDWARE_KEYS: Readonly<Record<string, Key>> = { ArrowUp: 'up', ArrowDown: 'down' };

function PointsField(props: Props & { place: Place; player: string }) {
  const { game, goTo, type, press, next, t, place, player } = props;
  const { seat, field } = place;
  const text = game.seats[seat]?.entries[field] ?? '';
  const entry = parseEntry(text);
  const input = useRef<HTMLInputElement>(null);
  const colour = field === 'granaries' ? t('granaries') : t(`colour-${field}`);
  return (
    <label class={`field ${entry.kind}`}>
      {field === 'granaries' ? (
        <IconSign name="granary" size={28} />
      ) : (
        <KindSign colour={field} letter={t(`letter-${field}`)} size={28} />
      )}
      <span class="colour">{field === 'granaries' ? t('granaries-short') : colour}</span>
      <input
        ref={input}
        id={idOf(place)}
        inputMode="none"
        autocomplete="off"
        enterkeyhint="next"
        aria-label={t(entry.kind === 'empty' ? 'field-not-entered' : 'field', { player, colour })}
        aria-invalid={entry.kind === 'wrong'}
        aria-describedby={entry.kind === 'wrong' ? `wrong-${seat}-${field}` : undefined}
        placeholder="–"
        value={text}
        onFocus={() => {
          input.current?.select();
          goTo(place);
        }}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          const key = HARDWARE_KEYS[event.key];
          if (key) press(key);
          if (event.key === 'Enter') next();
          if (key || event.key === 'Enter') event.preventDefault();
        }}
      />
    </label>
  );
}

/** What the sum under the thumb comes to, and a sentence for each entry that cannot be counted. */
function Remarks({ game, at, t, names }: Props & { names: readonly string[] }) {
  const here = game.seats[at.seat]?.entries[at.field] ?? '';
  const entry = parseEntry(here);
  const wrong = game.seats.flatMap((seat, i) =>
    fieldsOf(game).flatMap((field) => {
      const one = parseEntry(seat.entries[field]);
      return one.kind === 'wrong' ? [{ seat: i, field, why: one.why }] : [];
    }),
  );
  return (
    <div class="remarks">
      <output class="soft">
        {entry.kind === 'points' && here.includes('+')
          ? `${here} ${t('sum', { value: entry.value })}`
          : '\u00a0'}
      </output>
      {wrong.map(({ seat, field, why }) => (
        <p class="wrong" role="alert" key={`${seat}-${field}`} id={`wrong-${seat}-${field}`}>
          {names[seat]}, {field === 'granaries' ? t('granaries') : t(`colour-${field}`)}:{' '}
          {t(`wrong-${why}`, { most: MOST_POINTS })}
        </p>
      ))}
    </div>
  );
}
