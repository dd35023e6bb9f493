import { useMemo, useState } from 'preact/hooks';
import type { Telling } from '../../drawings/verdict-picture.ts';
import { LONGEST_SIDE } from '../../engine/khan/grid.ts';
import { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import { isolated } from '../../explain/isolated.ts';
import {
  explainConquest,
  explainConquestOutcome,
  explainCounts,
  explainOwners,
} from '../../explain/khan/conquest.ts';
import { placesOf } from '../../explain/khan/place.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { KhanConquest } from '../../saves/khan-conquest.ts';
import { BoardSize } from '../../ui/khan/board-size.tsx';
import { Examples } from '../../ui/khan/Examples.tsx';
import { withValues } from '../../ui/khan/with-values.ts';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { Choice, Segment } from '../../ui/segment.tsx';
import type { Session } from '../shell/session.ts';
import { plainLines } from '../shell/steps.tsx';
import type { MoreProps } from '../shell/tool.ts';
import { withSize } from './board.ts';
import type { AnswerTexts, Conquest, ConquestAnswer } from './kit.ts';
import { type OneMore, oneMoreOf } from './one-more.ts';
import { ShapeSign } from './ShapeSign.tsx';
import { withoutShape } from './shapes.ts';

export { default as styles } from '../../styles/khan-more.css?url';
export { stateFrom } from './cases.ts';

export function explain(
  { answer, verdict, placements, otherwise }: ConquestAnswer,
  _: KhanConquest,
  t: AnswerTexts,
) {
  const steps = answer.ok ? explainConquest(answer.trace, t) : [];
  const outcome = verdict ? [...explainConquestOutcome(verdict, t), ...sayOtherwise(otherwise, t)] : [];
  const isAnswered = verdict !== undefined || placements.length > 0;
  return { steps, text: isAnswered ? plainLines(t('plain-conquest'), outcome, steps) : undefined };
}

/** Whether the tile may be placed and who owns it. */
export function tell(
  { verdict, otherwise }: ConquestAnswer,
  _: KhanConquest,
  t: AnswerTexts,
): Telling | undefined {
  if (!verdict) return undefined;
  const [head, why] = explainConquestOutcome(verdict, t);
  const counts = explainCounts(verdict, t);
  const lines = [why, ...(counts ? [counts] : []), ...sayOtherwise(otherwise, t)];
  return { tone: verdict.legal ? 'yes' : 'no', title: t('plain-conquest'), head, lines, rows: [] };
}

/** The result under the other ruling on two banks, if it differs. */
function sayOtherwise(otherwise: ConquestAnswer['otherwise'], t: AnswerTexts): readonly string[] {
  if (!otherwise) return [];
  return [t('other-reading', { outcome: explainConquestOutcome(otherwise, t).join(' ') })];
}

/** All legal places of the saved shapes, the ruling on banks, the size of the board, and examples. */
export function Below({ session, answer, rules, follow, t }: MoreProps<Conquest>) {
  const { state, change } = session;
  return (
    <>
      {answer?.verdict && <OneMoreYurt session={session} answer={answer} rules={rules} t={t} />}
      {answer && <Shapes session={session} answer={answer} t={t} />}
      {answer && <Banks session={session} answer={answer} rules={rules} t={t} />}
      <BoardSize
        size={state.size}
        most={LONGEST_SIDE}
        setSize={(size) => change(withSize(state, size))}
        t={t}
      />
      <Examples locale={rules.locale} tool="khan/conquest/" follow={follow} t={t} />
    </>
  );
}

interface Props {
  readonly session: Session<Conquest>;
  readonly answer: ConquestAnswer;
  readonly t: AnswerTexts;
}

/** What one more yurt of each player would change. Collapsed, and computed only when opened. */
function OneMoreYurt({ session: { state }, answer: { banks }, rules, t }: Props & { readonly rules: Rules }) {
  const [isOpen, setOpen] = useState(false);
  const found = useMemo(() => (isOpen ? oneMoreOf({ ...state, banks }) : []), [isOpen, state, banks]);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('yurt-more')}</summary>
      {isOpen && found.length === 0 && <p>{t('yurt-more-nothing')}</p>}
      <ul>
        {found.map((one) => (
          <li key={one.player}>{sayOneMore(one, t)}</li>
        ))}
      </ul>
      <p>
        <a class="inline" href={`${pathOf(rules.locale, 'how-likely/')}#khan`}>
          {t('yurt-more-how')}
        </a>
      </p>
    </details>
  );
}

function sayOneMore({ player, at, instead, answer }: OneMore, t: AnswerTexts): string {
  const outcome = explainConquestOutcome(answer, t).join(' ');
  const facts = { player: t(`player-${player}`), place: placesOf([at]), outcome };
  if (instead === null) return t('yurt-more-free', facts);
  if (instead === 'neutral') return t('yurt-more-neutral', facts);
  return t('yurt-more-other', { ...facts, other: t(`player-${instead}`) });
}

/** The saved shapes, each with all its legal places. */
function Shapes({ session, answer: { placements }, t }: Props) {
  const { state, change } = session;
  if (state.shapes.length === 0) return null;
  return (
    <section>
      <h2>{t('shapes')}</h2>
      <ul class="kept">
        {state.shapes.map((shape) => {
          const own = placements.filter((one) => one.shape === shape.name);
          return (
            <li key={shape.name}>
              <ShapeSign shape={shape} />
              <details>
                <summary>
                  {t(`shape-${shape.tile}`, { name: isolated(shape.name) })}: {own.length}
                </summary>
                <ul>
                  {own.map(({ covers, tile, owners }) => (
                    <li key={covers.join(' ')}>
                      <button type="button" onClick={() => change(withValues(state, { tile, covers }))}>
                        {placesOf(covers)}
                      </button>{' '}
                      {explainOwners(owners, t)}
                    </li>
                  ))}
                </ul>
              </details>
              <button type="button" onClick={() => change(withoutShape(state, shape.name))}>
                {t('shape-forget')}
                <span class="unseen"> {t(`shape-${shape.tile}`, { name: isolated(shape.name) })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * Chooses the ruling on the one open point with two rulings, for this board only; the settings hold it for
 * all boards.
 */
function Banks({ session, answer, rules, t }: Props & { readonly rules: Rules }) {
  const { state, change } = session;
  return (
    <section role="group" aria-label={t('banks')}>
      <h2>
        {t('banks')} <RuleLink rule="khan/bridges/banks" rules={rules} t={t} />
      </h2>
      <Segment look="wrapped">
        {KHAN_RULINGS['bridge-banks'].map((banks) => (
          <Choice key={banks} isOn={answer.banks === banks} pick={() => change(withValues(state, { banks }))}>
            {t(`choice-bridge-banks-${banks}`)}
          </Choice>
        ))}
      </Segment>
      <p class="soft">
        {t('for-this-board')}{' '}
        <a href={`${pathOf(rules.locale, 'settings/')}#bridge-banks`}>{t('for-all-boards')}</a>
      </p>
    </section>
  );
}
