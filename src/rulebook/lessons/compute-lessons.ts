import { unwrap } from '../../core/result.ts';
import type { Game } from '../../games/tool-manifest.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { CourseData } from '../schemas.ts';
import { computeExercise, findRepeatedPosition, type WorkedExercise } from './exercise.ts';

/** A lesson in all languages, with the referee's answer to every option. */
export interface WorkedLesson {
  readonly game: Game;
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly exercises: readonly WorkedExercise[];
  /** Whether its exercises are about final scorings: all of them are, or none. */
  readonly isScoring: boolean;
}

/** Makes the lessons of a course from the files of its exercises. @throws {Error} if one is invalid */
export function computeLessons(
  game: Game,
  { lessons }: CourseData,
  files: ReadonlyMap<string, Parameters<typeof computeExercise>[1]>,
): readonly WorkedLesson[] {
  const unused = new Set([...files.keys()].filter((id) => id.startsWith(`${game}/`)));
  const worked = lessons.map(({ id, title, exercises }): WorkedLesson => {
    const own = exercises.map((name) => {
      const file = files.get(`${game}/${id}/${name}`);
      if (!file) throw new Error(`content/courses/${game}.yaml names ${id}/${name}, which does not exist`);
      unused.delete(`${game}/${id}/${name}`);
      return unwrap(computeExercise(`${game}/${id}/${name}`, file));
    });
    const repeated = findRepeatedPosition(own);
    if (repeated) throw new Error(repeated);
    const scoring = own.filter(({ data }) => data.case.ask === 'score').length;
    if (scoring > 0 && scoring < own.length)
      throw new Error(`${game}/${id} mixes final scorings with a board`);
    return { game, id, title, exercises: own, isScoring: scoring > 0 };
  });
  const [stray] = unused;
  if (stray) throw new Error(`content/lessons/${stray}.yaml is in no lesson of content/courses/${game}.yaml`);
  return worked;
}
