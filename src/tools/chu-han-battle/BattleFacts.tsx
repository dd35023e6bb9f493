import type { ComponentChildren } from 'preact';
import { REINFORCEMENTS } from '../../engine/chu-han/box.ts';
import { EVENTS } from '../../engine/chu-han/event.ts';
import { opponentOf, SIDES, type Side } from '../../engine/chu-han/side.ts';
import type { BattleSetup } from '../../saves/chu-han-battle.ts';
import { Stepper } from '../../ui/stepper.tsx';
import type { SetupProps } from './SetupPad.tsx';
import { type Edit, mostPoints, withDoubled, withFaceUp, withFacts, withScore, withTaken } from './setup.ts';
import { isPassDoubledIn } from './state.ts';

const done = (setup: BattleSetup): Edit => ({ ok: true, setup });

/** The game state when the dispute starts: points, reinforcements taken, the event and lasting effects. */
export function BattleFacts({ children, ...props }: SetupProps & { readonly children: ComponentChildren }) {
  const { session, edit, t } = props;
  const { setup } = session.state;
  const most = mostPoints(setup);
  const isOver = SIDES.some((side) => setup.scores[side] > most);
  return (
    <section class="facts" aria-label={t('facts')}>
      <h2>{t('facts')}</h2>
      {SIDES.map((side) => (
        <Stepper
          isFree
          key={side}
          name={t('score-of', { side: t(`side-${side}`) })}
          value={setup.scores[side]}
          least={0}
          most={most}
          setValue={(score) => edit(done(withScore(setup, side, score)))}
          t={t}
        />
      ))}
      <p class="wrong" role="alert">
        {isOver && t('score-over', { most })}
      </p>
      {SIDES.map((side) => (
        <Taken key={side} {...props} side={side} />
      ))}
      <EventChoice {...props} />
      <Facts {...props} />
      {children}
    </section>
  );
}

function Taken({ session, edit, side, t }: SetupProps & { readonly side: Side }) {
  const { setup } = session.state;
  return (
    <Stepper
      isFree
      name={t('taken-by', { side: t(`side-${side}`) })}
      value={setup.taken[side]}
      least={0}
      most={REINFORCEMENTS - setup.taken[opponentOf(side)]}
      setValue={(taken) => edit(withTaken(setup, side, taken))}
      t={t}
    />
  );
}

function EventChoice({ session, edit, t }: SetupProps) {
  const { setup } = session.state;
  return (
    <label class="field">
      <span>{t('event')}</span>
      <select
        value={setup.event ?? 'none'}
        onChange={({ currentTarget: { value } }) =>
          edit(done(withFacts(setup, { event: EVENTS.find((event) => event === value) ?? null })))
        }
      >
        {(['none', ...EVENTS] as const).map((event) => (
          <option key={event} value={event}>
            {t(`event-${event}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Lasting effects in this battle: doubled points, open hands, and the table's ruling on an open point. */
function Facts({ session, edit, t }: SetupProps) {
  const { state, houseRules } = session;
  const { setup } = state;
  const check = (label: string, isOn: boolean, turn: (isOn: boolean) => Edit) => (
    <label class="check" key={label}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => {
          edit(turn(currentTarget.checked));
          currentTarget.checked = isOn; // controlled by the state: the edit may be refused
        }}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <>
      {check(t('doubled-already'), setup.doubled, (isOn) => withDoubled(setup, isOn))}
      {SIDES.map((side) =>
        check(t('open-hand', { side: t(`side-${side}`) }), setup.faceUp.includes(side), (isOn) =>
          done(withFaceUp(setup, side, isOn)),
        ),
      )}
      {setup.event === 'hangu-pass' &&
        check(t('pass-doubled'), isPassDoubledIn(state, houseRules), (isPassDoubled) =>
          done(withFacts(setup, { isPassDoubled })),
        )}
    </>
  );
}
