import { REINFORCEMENTS } from '../../engine/chu-han/box.ts';
import { EVENTS } from '../../engine/chu-han/event.ts';
import { opponentOf, SIDES, type Side } from '../../engine/chu-han/side.ts';
import { Counter } from './Counter.tsx';
import { Obstacle, type SetupProps } from './SetupPad.tsx';
import { type Edit, mostPoints, withDoubled, withScore, withTaken } from './setup.ts';

/** How the game stands at the start of what is disputed: points, reinforcements taken, the event, what holds on. */
export function BattleFacts({ bench, t }: SetupProps) {
  const { setup } = bench.table;
  const most = mostPoints(setup);
  const isOver = SIDES.filter((side) => setup.scores[side] > most);
  return (
    <section class="facts">
      <h2>{t('facts')}</h2>
      {SIDES.map((side) => (
        <Counter
          key={side}
          name={t('score-of', { side: t(`side-${side}`) })}
          value={setup.scores[side]}
          least={0}
          most={most}
          set={(score) => bench.changeSetup(withScore(setup, side, score))}
          t={t}
        />
      ))}
      <p class="wrong" role="alert">
        {isOver.length > 0 && t('score-over', { most })}
      </p>
      {SIDES.map((side) => (
        <Taken key={side} {...{ bench, side, t }} />
      ))}
      <label class="field">
        <span>{t('event')}</span>
        <select
          value={setup.event ?? 'none'}
          onChange={({ currentTarget: { value } }) =>
            bench.changeSetup({ ...setup, event: EVENTS.find((event) => event === value) ?? null })
          }
        >
          {(['none', ...EVENTS] as const).map((event) => (
            <option key={event} value={event}>
              {t(`event-${event}`)}
            </option>
          ))}
        </select>
      </label>
      <Facts bench={bench} t={t} />
      <Obstacle bench={bench} at="facts" t={t} />
    </section>
  );
}

function Taken({ bench, side, t }: SetupProps & { readonly side: Side }) {
  const { setup } = bench.table;
  const most = REINFORCEMENTS - setup.taken[opponentOf(side)];
  return (
    <Counter
      name={t('taken-by', { side: t(`side-${side}`) })}
      value={setup.taken[side]}
      least={0}
      most={most}
      set={(taken) => bench.edit(withTaken(setup, side, taken), 'facts')}
      t={t}
    />
  );
}

/** What holds on in this battle: doubled points, open hands, and the table's choice on an open point. */
function Facts({ bench, t }: SetupProps) {
  const { setup } = bench.table;
  const check = (label: string, isOn: boolean, turn: (isOn: boolean) => Edit) => (
    <label class="check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => {
          bench.edit(turn(currentTarget.checked), 'facts');
          currentTarget.checked = isOn; // what is drawn says whether it was taken
        }}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <>
      {check(t('doubled-already'), setup.doubled, (isOn) => withDoubled(setup, isOn))}
      {SIDES.map((side) => (
        <div key={side}>
          {check(t('open-hand', { side: t(`side-${side}`) }), setup.faceUp.includes(side), (isOn) => ({
            ok: true,
            setup: {
              ...setup,
              faceUp: SIDES.filter((one) => (one === side ? isOn : setup.faceUp.includes(one))),
            },
          }))}
        </div>
      ))}
      {setup.event === 'hangu-pass' &&
        check(t('pass-doubled'), bench.isPassDoubled, (isPassDoubled) => ({
          ok: true,
          setup: { ...setup, isPassDoubled },
        }))}
    </>
  );
}
