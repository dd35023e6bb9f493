import type { ComponentChildren } from 'preact';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Stepper } from '../../../../ui/Stepper.tsx';
import { REINFORCEMENT_COUNT } from '../../rules/cards/box.ts';
import { BATTLE_EVENTS } from '../../rules/event.ts';
import { BATTLE_SIDES, type BattleSide, opponentOf } from '../../rules/side.ts';
import { hasPassDoubling } from '../state.ts';
import type { SetupFormProps } from '../types.ts';
import {
  acceptEdit,
  getHighestScore,
  withDoubledPoints,
  withOpenHand,
  withReinforcements,
  withScore,
  withSetupFacts,
} from './setup.ts';

/** The game state when the battle starts: points, reinforcements taken, the event and lasting effects. */
export function BattleFacts({
  children,
  ...props
}: SetupFormProps & { readonly children: ComponentChildren }) {
  const { session, edit, t } = props;
  const { setup } = session.state;
  const most = getHighestScore(setup);
  const isOver = BATTLE_SIDES.some((side) => setup.scores[side] > most);
  return (
    <section class="facts" aria-label={t('facts')}>
      <h2>{t('facts')}</h2>
      {BATTLE_SIDES.map((side) => (
        <Stepper
          isFree
          key={side}
          name={t('score-of', { side: t(`side-${side}`) })}
          value={setup.scores[side]}
          least={0}
          most={most}
          setValue={(score) => edit(acceptEdit(withScore(setup, side, score)))}
          t={t}
        />
      ))}
      <p class="wrong" role="alert">
        {isOver && t('score-over', { most })}
      </p>
      {BATTLE_SIDES.map((side) => (
        <ReinforcementStepper key={side} {...props} side={side} />
      ))}
      <EventSelect {...props} />
      <LastingEffects {...props} />
      {children}
    </section>
  );
}

function ReinforcementStepper({ session, edit, side, t }: SetupFormProps & { readonly side: BattleSide }) {
  const { setup } = session.state;
  return (
    <Stepper
      isFree
      name={t('taken-by', { side: t(`side-${side}`) })}
      value={setup.taken[side]}
      least={0}
      most={REINFORCEMENT_COUNT - setup.taken[opponentOf(side)]}
      setValue={(taken) => edit(withReinforcements(setup, side, taken))}
      t={t}
    />
  );
}

function EventSelect({ session, edit, t }: SetupFormProps) {
  const { setup } = session.state;
  return (
    <label class="field">
      <span>{t('event')}</span>
      <select
        value={setup.event ?? 'none'}
        onChange={({ currentTarget: { value } }) =>
          edit(
            acceptEdit(
              withSetupFacts(setup, { event: BATTLE_EVENTS.find((event) => event === value) ?? null }),
            ),
          )
        }
      >
        {(['none', ...BATTLE_EVENTS] as const).map((event) => (
          <option key={event} value={event}>
            {t(`event-${event}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Lasting effects in this battle: doubled points, open hands, and the ruling on Xiang Yu's doubling. */
function LastingEffects({ session, edit, t }: SetupFormProps) {
  const { state, settings } = session;
  const { setup } = state;
  return (
    <>
      <Checkbox isOn={setup.doubled} setOn={(isOn) => edit(withDoubledPoints(setup, isOn))}>
        {t('doubled-already')}
      </Checkbox>
      {BATTLE_SIDES.map((side) => (
        <Checkbox
          key={side}
          isOn={setup.faceUp.includes(side)}
          setOn={(isOn) => edit(acceptEdit(withOpenHand(setup, side, isOn)))}
        >
          {t('open-hand', { side: t(`side-${side}`) })}
        </Checkbox>
      ))}
      {setup.event === 'hangu-pass' && (
        <Checkbox
          isOn={hasPassDoubling(state, settings)}
          setOn={(isPassDoubled) => edit(acceptEdit(withSetupFacts(setup, { isPassDoubled })))}
        >
          {t('pass-doubled')}
        </Checkbox>
      )}
    </>
  );
}
