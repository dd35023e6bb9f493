import { useMemo } from 'preact/hooks';
import { COLOURS, DYNASTIES } from '../../engine/huang/vocabulary.ts';
import { lettersIn } from '../../explain/huang/letters.ts';
import { placeOf } from '../../explain/huang/place.ts';
import type { Exercise, Value } from '../../lessons/exercise.ts';
import { positionIn } from '../../lessons/huang-position.ts';
import { sheetIn } from '../../lessons/huang-sheet.ts';
import { BoardDiagram } from '../../ui/huang/board-diagram.tsx';
import { KindSign } from '../../ui/signs.tsx';
import type { HuangBoard, HuangScoring, HuangTexts } from './huang-kit.ts';
import type { PictureProps } from './kit.ts';
import { sceneBefore } from './scene.ts';

/** The board: before a choice with the options, after it with the outcome. */
export function Picture({
  exercise,
  session,
  part,
  partTexts,
  answer,
  step,
  pick,
  t,
}: PictureProps<HuangBoard>) {
  const { state } = session;
  const setup = useMemo(() => positionIn(exercise.case), [exercise]);
  const letters = useMemo(() => lettersIn(t), [t]);
  const isOpen = state.chosen === null;
  const scene = useMemo(() => {
    const after = partTexts && answer?.sceneAt(step ?? ALL, partTexts);
    return after ?? (setup && sceneBefore(setup, exercise.case, spacesIn(exercise)));
  }, [setup, partTexts, answer, step]);
  const scenery = useMemo(() => scene && { ...scene, letters, placeOf }, [scene, letters]);
  if (!scene || !scenery) return null;
  return (
    <BoardDiagram
      scenery={scenery}
      label={(partTexts && part?.lyingIn(scene.setup, partTexts)) ?? t('lesson-board')}
      options={isOpen ? spacesIn(exercise) : []}
      tap={pick}
    />
  );
}

/** Larger than every step index. */
const ALL = 1000;

/** The points that the players have behind their screens, as a table. */
export function PointSheet({ exercise, t }: PictureProps<HuangScoring>) {
  const letters = lettersIn(t);
  return (
    <table class="sheet-of" aria-label={t('points-lowest')}>
      <thead>
        <tr>
          <td />
          {COLOURS.map((colour) => (
            <th scope="col" key={colour}>
              <KindSign colour={colour} letter={letters[colour]} size={26} />
              <span class="unseen">{t(`colour-${colour}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheetIn(exercise.case).map(({ name, points }) => (
          <tr key={name}>
            <th scope="row">{nameOf(name, t)}</th>
            {points.map((value, i) => (
              <td key={COLOURS[i]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The options that are spaces. */
function spacesIn({ among }: Exercise): readonly string[] {
  return among.flatMap((value) => (typeof value === 'string' && value.includes(',') ? [value] : []));
}

/** The name of an option: one or several places, a number, a dynasty, yes or no. */
export function nameOf(value: Value, t: HuangTexts): string {
  if (typeof value === 'boolean') return t(value ? 'may' : 'may-not');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value.map(placeOf).join('–');
  if (value.includes(',')) return placeOf(value);
  const dynasty = DYNASTIES.find((one) => one === value);
  if (dynasty) return t(`dynasty-${dynasty}`);
  return t(value === 'tie' ? 'tie-decides' : 'nobody');
}
