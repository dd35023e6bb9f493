import { useState } from 'preact/hooks';
import type { RuleId } from '../../../core/trace.ts';
import { UndoRedo } from '../../../shell/UndoRedo.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { FACE_UP_EVENTS, type FaceUpEvent } from '../rules/scoring/game-score.ts';
import { getGameRulings } from '../saves/game-rulings.ts';
import { BattleEndForm } from './BattleEndForm.tsx';
import { IncidentList } from './IncidentList.tsx';
import { ManualPoints } from './ManualPoints.tsx';
import { PointButtons } from './PointButtons.tsx';
import { ScoreCaveats } from './ScoreCaveats.tsx';
import { getBattleNotes, getBattleScore, withEvent, withIncident } from './state.ts';
import type { BattleFormProps, BattlePartProps, InitialChuHanScoreTranslator } from './types.ts';

/** The entry form of one battle: its event, what happens in it, how it ended. */
export function BattleForm(props: BattleFormProps) {
  const { game, score, correcting, setCorrecting, t } = props;
  const last = game.battles.length - 1;
  const at = Math.min(correcting ?? last, last);
  const notes = getBattleNotes(game, at);
  const battle = getBattleScore(score, at);
  const isCorrecting = at < last || (correcting !== null && score.gameWinner !== null);
  const isClosed = Boolean(battle.isLate || battle.wonAtOnce || (!isCorrecting && score.gameWinner));
  const partProps = { ...props, at, notes, battle };
  return (
    <section class="pad" aria-label={t('pad')}>
      <Head {...partProps} isClosed={isClosed} />
      {isCorrecting && <p class="correcting">{t('correcting', { n: at + 1 })}</p>}
      {!isClosed && <EntryPanes {...partProps} />}
      <EventNotes {...partProps} />
      <ScoreCaveats {...partProps} />
      <IncidentList {...partProps} />
      {isCorrecting && (
        <button type="button" class="button first" onClick={() => setCorrecting(null)}>
          {t('corrected', { n: at + 1 })}
        </button>
      )}
    </section>
  );
}

/** The form for what happens in the battle, or for how it ended. */
function EntryPanes(props: BattlePartProps) {
  const { session, at, battle, t } = props;
  const { state, change } = session;
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      <Panes isEnding={isEnding} setEnding={setEnding} t={t} />
      <div class="panes">
        <div class={isEnding ? 'away' : undefined}>
          <PointButtons {...props} addIncident={(incident) => change(withIncident(state, at, incident))} />
        </div>
        <div class={isEnding ? undefined : 'away'}>
          <BattleEndForm {...props} onScored={() => setEnding(false)} />
        </div>
      </div>
      <ManualPoints
        isDoubled={battle.doubled}
        addPoints={(to, points) => {
          const when = isEnding ? 'scoring' : 'once';
          change(withIncident(state, at, { kind: 'by-hand', to, points, at: when }));
        }}
        t={t}
      />
    </>
  );
}

interface PanesProps {
  readonly isEnding: boolean;
  setEnding(isEnding: boolean): void;
  readonly t: InitialChuHanScoreTranslator;
}

/** Switches between what happens in the battle and how it ended. */
function Panes({ isEnding, setEnding, t }: PanesProps) {
  return (
    <ToggleGroup name={t('pad')}>
      {[false, true].map((one) => (
        <ToggleButton key={String(one)} isOn={isEnding === one} pick={() => setEnding(one)}>
          {t(one ? 'pane-end' : 'pane-points')}
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
}

interface EventNote {
  readonly text: 'note-good-counsel' | 'note-hangu-pass' | 'note-warlords' | 'note-other';
  readonly rule: RuleId;
}
const GOOD_COUNSEL: EventNote = { text: 'note-good-counsel', rule: 'chu-han/events/good-counsel' };

/** The note on each event, with its rule. */
const EVENT_NOTES: Readonly<Record<FaceUpEvent, EventNote | null>> = {
  silence: null,
  'good-counsel': GOOD_COUNSEL,
  stability: GOOD_COUNSEL,
  'hangu-pass': { text: 'note-hangu-pass', rule: 'chu-han/events/hangu-pass' },
  warlords: { text: 'note-warlords', rule: 'chu-han/events/warlords' },
  other: { text: 'note-other', rule: 'chu-han/events/others' },
};

/** The number of the battle, and its event. */
function Head({ session, score, at, notes, isClosed, t }: BattlePartProps & { readonly isClosed: boolean }) {
  const { state, change } = session;
  const choose = (chosen: string) =>
    change(withEvent(state, at, FACE_UP_EVENTS.find((one) => one === chosen) ?? null));
  if (isClosed && score.gameWinner)
    return (
      <div class="line">
        <UndoRedo session={session} t={t} />
      </div>
    );
  return (
    <div class="line">
      <h2>{t('battle', { n: at + 1 })}</h2>
      <select
        aria-label={t('event')}
        value={notes.event ?? 'none'}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="none">{t('event-none')}</option>
        {FACE_UP_EVENTS.map((one) => (
          <option key={one} value={one}>
            {t(`event-${one}`)}
          </option>
        ))}
      </select>
      <UndoRedo session={session} t={t} />
    </div>
  );
}

/** The note on the event. Placed below the buttons so that those do not move. */
function EventNotes({ session, notes, rules, t }: BattlePartProps) {
  const { event, incidents } = notes;
  const note = event && EVENT_NOTES[event];
  return (
    <>
      {note && (
        <p class="event">
          {t(note.text)} <RuleLink rule={note.rule} rules={rules} t={t} />
        </p>
      )}
      {event === 'hangu-pass' && incidents.some(({ kind }) => kind === 'xiang-yu') && (
        <PassDoubledCheckbox session={session} t={t} />
      )}
    </>
  );
}

/** Chooses the ruling on whether Xiang Yu also doubles the points of the race. */
function PassDoubledCheckbox({ session, t }: Pick<BattlePartProps, 'session' | 't'>) {
  const { state, settings, change } = session;
  return (
    <Checkbox
      isOn={getGameRulings(state, settings)['hangu-pass-doubled'] === 'yes'}
      setOn={(isOn) => change({ ...state, hanguPassDoubled: isOn ? 'yes' : 'no' })}
    >
      {t('hangu-doubled')}
    </Checkbox>
  );
}
