import { useMemo, useState } from 'preact/hooks';
import { groupBy } from '../../../core/group-by.ts';
import type { VerdictCard } from '../../../drawings/verdict-picture.ts';
import { isolateBidi } from '../../../explain/isolate-bidi.ts';
import { makePagePath } from '../../../i18n/paths.ts';
import { joinPlainText } from '../../../shell/AnswerSteps.tsx';
import { createSiblingBoard } from '../../../shell/opening/sibling-board.ts';
import type { Session } from '../../../shell/session/session.ts';
import type { SecondaryProps } from '../../../shell/tool.ts';
import { RuleLink, type RuleViewer } from '../../../ui/RuleLink.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import {
  explainConquest,
  explainConquestOutcome,
  explainOwners,
  explainYurtCounts,
} from '../explain/conquest.ts';
import { joinKhanPlaceLabels } from '../explain/place-label.ts';
import { getMostShapes } from '../referee/conquests.ts';
import { MAX_GRID_SIZE } from '../rules/grid.ts';
import { KHAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { getConquestBoard, getRulersBoard, isEmptyBoard, type KhanBoard } from '../saves/board.ts';
import type { KhanConquest } from '../saves/conquest.ts';
import { KHAN_RULERS_SAVE, type KhanRulers } from '../saves/rulers.ts';
import { BoardSizeForm } from '../ui/BoardSizeForm.tsx';
import { ExampleList } from '../ui/ExampleList.tsx';
import { EverythingList } from '../ui/reading/EverythingList.tsx';
import { withValues } from '../ui/with-values.ts';
import { resizeConquestBoard, withBoard } from './board.ts';
import { type ExtraYurt, findDecisiveExtraYurts } from './decisive-extra-yurts.ts';
import { ShapeIcon } from './ShapeIcon.tsx';
import { removeShape } from './shapes.ts';
import type { ConquestAnswer, ConquestTypes, FullConquestTranslator } from './types.ts';

export { default as styles } from '../ui/khan-more.css?url';
export { fromCase } from './cases.ts';
export { playersAdapter } from './players-adapter.ts';

/** The tool for rulers shows the same board. */
export const siblingBoard = createSiblingBoard<KhanConquest, KhanRulers, KhanBoard>({
  siblingKind: KHAN_RULERS_SAVE,
  readBoard: getConquestBoard,
  readSiblingBoard: getRulersBoard,
  isEmpty: isEmptyBoard,
  withBoard,
});

/** Explains the answer about a tile: the steps with their rules, and a text for a chat. */
export function explainAnswer(
  { answer, verdict, placements, otherAnswer }: ConquestAnswer,
  _: KhanConquest,
  t: FullConquestTranslator,
) {
  const steps = answer.ok ? explainConquest(answer.trace, t) : [];
  const outcome = verdict
    ? [...explainConquestOutcome(verdict, t), ...explainOtherRuling(otherAnswer, t)]
    : [];
  const isAnswered = verdict !== undefined || (placements !== null && placements.length > 0);
  return { steps, text: isAnswered ? joinPlainText(t('plain-conquest'), outcome, steps) : undefined };
}

/** Creates the verdict as data for its picture: whether the tile may be placed and who owns it. */
export function toVerdictCard(
  { verdict, otherAnswer }: ConquestAnswer,
  _: KhanConquest,
  t: FullConquestTranslator,
): VerdictCard | undefined {
  if (!verdict) return undefined;
  const [head, why] = explainConquestOutcome(verdict, t);
  const counts = explainYurtCounts(verdict, t);
  const lines = [why, ...(counts ? [counts] : []), ...explainOtherRuling(otherAnswer, t)];
  return { tone: verdict.legal ? 'yes' : 'no', title: t('plain-conquest'), head, lines, rows: [] };
}

/** Describes the result under the other ruling on two banks; empty if it is the same. */
function explainOtherRuling(
  otherAnswer: ConquestAnswer['otherAnswer'],
  t: FullConquestTranslator,
): readonly string[] {
  if (!otherAnswer) return [];
  return [t('other-reading', { outcome: explainConquestOutcome(otherAnswer, t).join(' ') })];
}

/**
 * Shows, below sharing, all legal places of the saved shapes, the ruling on banks, the size of the board, and
 * examples.
 */
export function AfterSharing({ session, answer, rules, openCase, t }: SecondaryProps<ConquestTypes>) {
  const { state, change } = session;
  return (
    <>
      {answer?.verdict && <DecisiveYurtList session={session} answer={answer} rules={rules} t={t} />}
      <EverythingList board={state} t={t} />
      {answer && <ShapeList session={session} answer={answer} t={t} />}
      {answer && <BankRulingForm session={session} answer={answer} rules={rules} t={t} />}
      <BoardSizeForm
        size={state.size}
        most={MAX_GRID_SIZE}
        setSize={(size) => change(resizeConquestBoard(state, size))}
        t={t}
      />
      <ExampleList locale={rules.locale} tool="khan/conquest/" follow={openCase} t={t} />
    </>
  );
}

interface Props {
  readonly session: Session<ConquestTypes>;
  readonly answer: ConquestAnswer;
  readonly t: FullConquestTranslator;
}

/** What one more yurt of each player would change. Collapsed, and computed only when opened. */
function DecisiveYurtList({
  session: { state },
  answer: { banks },
  rules,
  t,
}: Props & { readonly rules: RuleViewer }) {
  const [isOpen, setOpen] = useState(false);
  const found = useMemo(
    () => (isOpen ? findDecisiveExtraYurts({ ...state, banks }) : []),
    [isOpen, state, banks],
  );
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('yurt-more')}</summary>
      {isOpen && found.length === 0 && <p>{t('yurt-more-nothing')}</p>}
      <ul>
        {found.map((one) => (
          <li key={one.player}>{explainDecisiveYurt(one, t)}</li>
        ))}
      </ul>
      <p>
        <a class="inline" href={`${makePagePath(rules.locale, 'about/')}#khan`}>
          {t('yurt-more-how')}
        </a>
      </p>
    </details>
  );
}

function explainDecisiveYurt({ player, at, instead, answer }: ExtraYurt, t: FullConquestTranslator): string {
  const outcome = explainConquestOutcome(answer, t).join(' ');
  const facts = { player: t(`player-${player}`), place: joinKhanPlaceLabels([at]), outcome };
  if (instead === null) return t('yurt-more-free', facts);
  if (instead === 'neutral') return t('yurt-more-neutral', facts);
  return t('yurt-more-other', { ...facts, other: t(`player-${instead}`) });
}

/** The saved shapes, each with all its legal places. */
function ShapeList({ session, answer: { placements }, t }: Props) {
  const { state } = session;
  const byShape = useMemo(() => placements && groupBy(placements, ({ shape }) => shape), [placements]);
  if (state.shapes.length === 0) return null;
  return (
    <section>
      <h2>{t('shapes')}</h2>
      {!byShape && <p>{t('placements-too-many', { most: getMostShapes(state.size) })}</p>}
      <ul class="kept">
        {state.shapes.map((shape) => (
          <SavedShape
            key={shape.name}
            session={session}
            shape={shape}
            placements={byShape && (byShape.get(shape.name) ?? [])}
            t={t}
          />
        ))}
      </ul>
    </section>
  );
}

interface SavedShapeProps extends Pick<Props, 'session' | 't'> {
  readonly shape: KhanConquest['shapes'][number];
  readonly placements: ConquestAnswer['placements'];
}

/** A saved shape with its legal places, listed when opened; each is a button that shows it. */
function SavedShape({ session, shape, placements, t }: SavedShapeProps) {
  const { state, change } = session;
  const [isOpen, setOpen] = useState(false);
  const name = t(`shape-${shape.tile}`, { name: isolateBidi(shape.name) });
  return (
    <li>
      <ShapeIcon shape={shape} />
      {placements ? (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            {name}: {placements.length}
          </summary>
          <ul>
            {isOpen &&
              placements.map(({ covers, tile, owners }) => (
                <li key={covers.join(' ')}>
                  <button type="button" onClick={() => change(withValues(state, { tile, covers }))}>
                    {joinKhanPlaceLabels(covers)}
                  </button>{' '}
                  {explainOwners(owners, t)}
                </li>
              ))}
          </ul>
        </details>
      ) : (
        <p>{name}</p>
      )}
      <button type="button" onClick={() => change(removeShape(state, shape.name))}>
        {t('shape-forget')}
        <span class="visually-hidden"> {name}</span>
      </button>
    </li>
  );
}

/**
 * Chooses the ruling on what counts as two banks, for this board only; the settings hold the ruling for all
 * boards.
 */
function BankRulingForm({ session, answer, rules, t }: Props & { readonly rules: RuleViewer }) {
  const { state, change } = session;
  return (
    <section role="group" aria-label={t('banks')}>
      <h2>
        {t('banks')} <RuleLink rule="khan/bridges/banks" rules={rules} t={t} />
      </h2>
      <ToggleGroup look="wrapped">
        {KHAN_RULING_OPTIONS['bridge-banks'].map((banks) => (
          <ToggleButton
            key={banks}
            isOn={answer.banks === banks}
            pick={() => change(withValues(state, { banks }))}
          >
            {t(`choice-bridge-banks-${banks}`)}
          </ToggleButton>
        ))}
      </ToggleGroup>
      <p class="soft">
        {t('for-this-board')}{' '}
        <a href={`${makePagePath(rules.locale, 'settings/')}#bridge-banks`}>{t('for-all-boards')}</a>
      </p>
    </section>
  );
}
