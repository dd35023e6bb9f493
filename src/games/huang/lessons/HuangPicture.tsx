import { useMemo } from 'preact/hooks';
import type { Exercise, ExerciseOption } from '../../../lessons/exercise.ts';
import type { PictureProps } from '../../../lessons/tool/types.ts';
import { TileIcon } from '../../../ui/icons.tsx';
import { makePlaceLabel } from '../explain/place-label.ts';
import { COLOURS, DYNASTIES } from '../rules/vocabulary.ts';
import { BoardDiagram } from '../ui/BoardDiagram.tsx';
import { createQuestionScene } from './exercise-scene.ts';
import { parseCasePosition } from './parse-case-position.ts';
import { listScoreRows } from './score-rows.ts';
import type { HuangLessonTypes, InitialHuangLessonTranslator, ScoreLessonTypes } from './types.ts';

/** The board: before a choice with the options, after it with the outcome. */
export function HuangPicture({
  exercise,
  session,
  answerModule,
  lazyTexts,
  answer,
  step,
  pick,
  t,
}: PictureProps<HuangLessonTypes>) {
  const { state } = session;
  const setup = useMemo(() => parseCasePosition(exercise.case), [exercise]);
  const isOpen = state.chosen === null;
  const scene = useMemo(() => {
    const after = lazyTexts && answer?.getScene(step ?? ALL_STEPS, lazyTexts);
    return after ?? (setup && createQuestionScene(setup, exercise.case, listSpaceOptions(exercise)));
  }, [setup, lazyTexts, answer, step]);
  const scenery = useMemo(() => scene && { ...scene, placeOf: makePlaceLabel }, [scene]);
  if (!scene || !scenery) return null;
  return (
    <BoardDiagram
      scenery={scenery}
      label={(lazyTexts && answerModule?.describeExerciseBoard(scene.setup, lazyTexts)) ?? t('lesson-board')}
      options={isOpen ? listSpaceOptions(exercise) : []}
      tap={pick}
    />
  );
}

/** Larger than every step index. */
const ALL_STEPS = 1000;

/** The score sheet: the points that the players have behind their screens, as a table. */
export function ScoreTable({ exercise, t }: PictureProps<ScoreLessonTypes>) {
  return (
    <table class="sheet-of stacked" aria-label={t('points-lowest')}>
      <thead>
        <tr>
          <td />
          {COLOURS.map((colour) => (
            <th scope="col" key={colour}>
              <TileIcon colour={colour} size={26} />
              <span class="visually-hidden">{t(`colour-${colour}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listScoreRows(exercise.case).map(({ name, points }) => (
          <tr key={name}>
            <th scope="row">{formatHuangOption(name, t)}</th>
            {points.map((value, i) => (
              <td key={COLOURS[i]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lists the options that are spaces. */
function listSpaceOptions({ among }: Exercise): readonly string[] {
  return among.flatMap((value) => (typeof value === 'string' && value.includes(',') ? [value] : []));
}

/** Formats an option: one or several places, a number, a dynasty, yes or no. */
export function formatHuangOption(value: ExerciseOption, t: InitialHuangLessonTranslator): string {
  if (typeof value === 'boolean') return t(value ? 'may' : 'may-not');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value.map(makePlaceLabel).join('–');
  if (value.includes(',')) return makePlaceLabel(value);
  const dynasty = DYNASTIES.find((one) => one === value);
  if (dynasty) return t(`dynasty-${dynasty}`);
  return t(value === 'tie' ? 'tie-decides' : 'nobody');
}
