import { useState } from 'preact/hooks';
import { FACE_UP_EVENTS, type FaceUpEvent, type GameScore } from '../../engine/chu-han/game-score.ts';
import type { RuleId } from '../../engine/trace.ts';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { IconSign } from '../../ui/signs.tsx';
import { redone, undone } from '../shell/history.ts';
import { ByHand } from './ByHand.tsx';
import { EndForm } from './EndForm.tsx';
import { notesAt, rulingsOf, toldAt, withEvent, withIncident } from './game.ts';
import { Happened } from './Happened.tsx';
import { PointKeys } from './PointKeys.tsx';
import type { ScoreTranslator } from './texts.ts';
import type { ScoreDesk } from './use-score.ts';

export interface PadProps {
  readonly desk: ScoreDesk;
  readonly score: GameScore;
  /** The battle that is corrected, null while the last one is noted. */
  readonly correcting: number | null;
  turnTo(battle: number | null): void;
  readonly rules: Rules;
  readonly t: ScoreTranslator;
}

/** What is noted of one battle: its event, what happens in it, how it ended. */
export function Pad(props: PadProps) {
  const { desk, score, correcting, turnTo, t } = props;
  const { now: game } = desk.book;
  const last = game.battles.length - 1;
  const at = Math.min(correcting ?? last, last);
  const [isEnding, setEnding] = useState(false);
  const told = toldAt(score, at);
  const isCorrecting = at < last || (correcting !== null && score.gameWinner !== null);
  const isShut = Boolean(told.isLate || told.wonAtOnce || (!isCorrecting && score.gameWinner));
  const part = { ...props, at, isCorrecting };
  return (
    <section class="pad" aria-label={t('pad')}>
      <Head {...part} />
      {isCorrecting && <p class="correcting">{t('correcting', { n: at + 1 })}</p>}
      {!isShut && (
        <>
          <div class="tabs" role="group" aria-label={t('pad')}>
            {[false, true].map((one) => (
              <button
                type="button"
                key={String(one)}
                aria-pressed={isEnding === one}
                onClick={() => setEnding(one)}
              >
                {t(one ? 'pane-end' : 'pane-points')}
              </button>
            ))}
          </div>
          {isEnding ? (
            <EndForm {...part} scored={() => setEnding(false)} />
          ) : (
            <PointKeys {...part} note={(incident) => desk.change(withIncident(game, at, incident))} />
          )}
          <ByHand
            give={(to, points) => {
              const when = isEnding ? 'scoring' : 'once';
              desk.change(withIncident(game, at, { kind: 'by-hand', to, points, at: when }));
            }}
            t={t}
          />
        </>
      )}
      <Happened {...part} />
      {isCorrecting && (
        <button type="button" class="button first" onClick={() => turnTo(null)}>
          {t('corrected', { n: at + 1 })}
        </button>
      )}
    </section>
  );
}

export interface PartProps extends PadProps {
  /** The battle that is noted, counted from 0. */
  readonly at: number;
  readonly isCorrecting: boolean;
}

interface EventNote {
  readonly text: 'note-good-counsel' | 'note-hangu-pass' | 'note-warlords' | 'note-other';
  readonly rule: RuleId;
}
const GOOD_COUNSEL: EventNote = { text: 'note-good-counsel', rule: 'chu-han/events/good-counsel' };

/** What is to be known of an event, with its rule. */
const EVENT_NOTES: Readonly<Record<FaceUpEvent, EventNote | null>> = {
  silence: null,
  'good-counsel': GOOD_COUNSEL,
  stability: GOOD_COUNSEL,
  'hangu-pass': { text: 'note-hangu-pass', rule: 'chu-han/events/hangu-pass' },
  warlords: { text: 'note-warlords', rule: 'chu-han/events/warlords' },
  other: { text: 'note-other', rule: 'chu-han/events/others' },
};

function Head({ desk, at, rules, t }: PartProps) {
  const { now: game, past, future } = desk.book;
  const { event, incidents } = notesAt(game, at);
  const note = event && EVENT_NOTES[event];
  const choose = (chosen: string) =>
    desk.change(withEvent(game, at, FACE_UP_EVENTS.find((one) => one === chosen) ?? null));
  return (
    <>
      <div class="pad-head">
        <h2>{t('battle', { n: at + 1 })}</h2>
        <select
          aria-label={t('event')}
          value={event ?? 'none'}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="none">{t('event-none')}</option>
          {FACE_UP_EVENTS.map((one) => (
            <option key={one} value={one}>
              {t(`event-${one}`)}
            </option>
          ))}
        </select>
        <Way label={t('undo')} icon="undo" isOff={past.length === 0} go={() => desk.update(undone)} />
        <Way label={t('redo')} icon="redo" isOff={future.length === 0} go={() => desk.update(redone)} />
      </div>
      {note && (
        <p class="event">
          {t(note.text)} <RuleLink rule={note.rule} rules={rules} t={t} />
        </p>
      )}
      {event === 'hangu-pass' && incidents.some(({ kind }) => kind === 'xiang-yu') && (
        <label class="check">
          <input
            type="checkbox"
            checked={rulingsOf(game)['hangu-pass-doubled'] === 'yes'}
            onChange={({ currentTarget }) =>
              desk.change({ ...game, hanguPassDoubled: currentTarget.checked ? 'yes' : 'no' })
            }
          />
          <span>{t('hangu-doubled')}</span>
        </label>
      )}
    </>
  );
}

interface WayProps {
  readonly label: string;
  readonly icon: 'undo' | 'redo';
  readonly isOff: boolean;
  go(): void;
}

function Way({ label, icon, isOff, go }: WayProps) {
  return (
    <button type="button" class="way" aria-label={label} aria-disabled={isOff} onClick={go}>
      <IconSign name={icon} size={24} />
    </button>
  );
}
