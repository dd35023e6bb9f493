import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { EDITIONS } from '../../../engine/edition.ts';
import type { RuleId } from '../../../engine/trace.ts';
import { explainScoring, nameOf } from '../../../explain/huang-score.ts';
import { explainProblem } from '../../../explain/problem.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { pathOf, ROOT } from '../../../i18n/paths.ts';
import { makeTranslator, type Texts, type Translator } from '../../../i18n/translator.ts';
import type { HuangScoreAnswer } from '../../../referee/huang-score.ts';
import { answer } from '../../../referee/referee.ts';
import type { HuangGame } from '../../../saves/huang-game.ts';
import { RuleLink, RuleSheet } from '../../rule-sheet.tsx';
import { useWakeLock } from '../../wake-lock.ts';
import { Entry } from './Entry.tsx';
import { type Key, press } from './entry.ts';
import { Games } from './Games.tsx';
import {
  beyondTheBox,
  caseOf,
  emptyFields,
  firstEmptyPlace,
  idOf,
  isBegun,
  type Place,
  placeFrom,
  type ShortScoreCase,
  withEntry,
} from './game.ts';
import { Handing } from './Handing.tsx';
import { Keypad } from './Keypad.tsx';
import { Players } from './Players.tsx';
import { Ranking, Verdict } from './Ranking.tsx';
import { useScore } from './use-score.ts';

/** The score page: the result above, the entry below it, under the thumb. */
export default function Score(props: { locale: Locale; texts: Texts; version: string }) {
  const { locale, texts, version } = props;
  const t = makeTranslator(locale, texts);
  const book = useScore(ROOT, locale, t);
  const [rule, openRule] = useState<RuleId | null>(null);
  useWakeLock();
  const { now: game, edition } = book;
  const asked = caseOf(game, edition);
  const answered = answer(asked);
  const result = answered.ok ? answered : null;
  const isFinal = emptyFields(game) === 0;
  return (
    <div class="score" inert={!book.isLoaded}>
      <p class="notice" role="status">
        {book.notice}
      </p>
      <div class="answer">
        <h2 class="unseen">{t('result')}</h2>
        {result ? (
          <>
            <div aria-live="polite">
              {isBegun(game) ? (
                <Verdict {...{ game, answer: result, isFinal, locale, openRule, t }} />
              ) : (
                <p class="verdict">{t('enter-first')}</p>
              )}
            </div>
            <Ranking {...{ game, answer: result, isFinal, locale, openRule, t }} />
          </>
        ) : (
          <p class="wrong" role="alert">
            {answered.ok || answered.error.code === 'twice'
              ? t('name-twice')
              : explainProblem(answered.error, t)}
          </p>
        )}
        {result && isBegun(game) && <Caveats {...{ game, asked, answer: result, locale, openRule, t }} />}
      </div>
      <EntryPart game={game} book={book} t={t} />
      <p class="row">
        <button type="button" disabled={!isBegun(game)} onClick={book.startAnew}>
          {t('new-game')}
        </button>
      </p>
      <p class="soft">
        {t('edition-followed', { edition: t(`edition-${asked.edition}`) })}{' '}
        <a href={pathOf(locale, 'settings/')}>{t('edition-change')}</a>
      </p>
      {result && isBegun(game) && (
        <>
          <details>
            <summary>{t('working')}</summary>
            <ol>
              {explainScoring(result.trace, t).map((sentence, i) => (
                <li key={i}>
                  {sentence.text} <RuleLink rule={sentence.rule} locale={locale} open={openRule} t={t} />
                </li>
              ))}
            </ol>
          </details>
          <Handing {...{ asked, answer: result, isFinal, version, t }} />
        </>
      )}
      <Players game={game} change={book.change} t={t} />
      <Games
        games={book.games.filter((one) => one.id !== game.id)}
        {...{ edition, locale, t }}
        open={book.turnTo}
        keep={book.keepGames}
      />
      <RuleSheet rule={rule} locale={locale} close={() => openRule(null)} t={t} />
    </div>
  );
}

/** Fields and keypad, with undo beside them. */
function EntryPart(props: { game: HuangGame; book: ReturnType<typeof useScore>; t: Translator }) {
  const { game, book, t } = props;
  const [place, setPlace] = useState<Place>({ seat: 0, field: 'yellow' });
  const isFresh = useRef(true);
  const isMoving = useRef(false);
  useLayoutEffect(() => setPlace(firstEmptyPlace(game)), [game.id]);
  const at = place.seat < game.seats.length ? place : { ...place, seat: 0 };
  // Before the next key can arrive, so that fast typing never lands in the field that was left.
  useLayoutEffect(() => {
    if (isMoving.current) document.getElementById(idOf(at))?.focus({ preventScroll: true });
    isMoving.current = false;
  }, [at.seat, at.field]);
  const goTo = (next: Place) => {
    isFresh.current = true;
    isMoving.current = true;
    setPlace(next);
  };
  const type = (text: string) => {
    isFresh.current = false;
    book.change(withEntry(game, at.seat, at.field, text));
  };
  const text = game.seats[at.seat]?.entries[at.field] ?? '';
  const pressKey = (key: Key) => {
    type(press(text, key, isFresh.current));
    isFresh.current = key === 'up' || key === 'down';
  };
  useLayoutEffect(() => {
    const here = document.activeElement;
    if (isFresh.current && here instanceof HTMLInputElement && here.id === idOf(at)) here.select();
  }, [text]);
  const go = {
    back: () => goTo(placeFrom(game, at, -1)),
    next: () => goTo(placeFrom(game, at, 1)),
  };
  return (
    <div class="pad">
      <h2 class="unseen">{t('entry')}</h2>
      <Entry {...{ game, at, goTo, type, press: pressKey, next: go.next, t }} />
      <Keypad
        press={pressKey}
        go={go}
        undo={book.past.length > 0 ? book.undo : undefined}
        redo={book.future.length > 0 ? book.redo : undefined}
        t={t}
      />
    </div>
  );
}

interface CaveatProps {
  readonly game: HuangGame;
  readonly asked: ShortScoreCase;
  readonly answer: HuangScoreAnswer;
  readonly locale: Locale;
  openRule(rule: RuleId): void;
  readonly t: Translator;
}

/** What to know beside the verdict: empty fields, points that the box does not hold, other editions' winners. */
function Caveats({ game, asked, answer: given, locale, openRule, t }: CaveatProps) {
  const empty = emptyFields(game);
  const others = given.rulings.includes('editions-differ') ? otherWinners(asked, given.winner) : [];
  return (
    <ul class="caveats">
      {others.map(({ edition, winner, rule }) => (
        <li key={edition}>
          {t(winner === null ? 'other-edition-nobody' : 'other-edition-winner', {
            edition: t(`edition-${edition}`),
            player: nameOf(winner ?? '', t),
          })}{' '}
          <RuleLink rule={rule} locale={locale} open={openRule} t={t} />
        </li>
      ))}
      {beyondTheBox(game).map(({ field, most, sum }) => (
        <li key={field}>
          {field === 'granaries'
            ? t('box-has-granaries', { most, sum })
            : t('box-has', { most, sum, colour: t(`colour-${field}`) })}
        </li>
      ))}
      {empty > 0 && <li class="soft">{t('field-empty', { count: empty })}</li>}
    </ul>
  );
}

/** The editions that would name somebody else, whom, and by which rule. */
function otherWinners(asked: ShortScoreCase, winner: string | null) {
  return EDITIONS.flatMap((edition) => {
    const other = answer({ ...asked, edition });
    const rule = other.ok ? other.trace.findLast((step) => step.step !== 'won')?.rule : undefined;
    return other.ok && rule && other.winner !== winner ? [{ edition, winner: other.winner, rule }] : [];
  });
}
