import { getCollection } from 'astro:content';
import type { Game } from '../../games/tool-manifest.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { makePagePath } from '../../i18n/paths.ts';
import { computeLessons, type WorkedLesson } from './compute-lessons.ts';

/** Returns all lessons of a game in order. An invalid exercise fails the build. */
export async function loadLessons(game: Game): Promise<readonly WorkedLesson[]> {
  const files = new Map((await getCollection('lessons')).map(({ id, data }) => [id, data]));
  const courses = await getCollection('courses');
  const own = courses.find(({ id }) => id === game);
  return own ? computeLessons(game, own.data, files) : [];
}

/** Makes the static paths of a game’s lessons in all languages. */
export async function listLessonPages(game: Game) {
  const lessons = await loadLessons(game);
  return LOCALES.flatMap((locale) =>
    lessons.map((one, i) => ({
      params: { locale, lesson: one.id },
      props: { locale, one, lesson: makeLessonProps(locale, one, lessons[i + 1]) },
    })),
  );
}

/** Makes the props of a lesson's island in one language. */
function makeLessonProps(
  locale: Locale,
  { game, id, exercises, isScoring }: WorkedLesson,
  nextLesson: WorkedLesson | undefined,
) {
  return {
    path: `${game}/learn/${id}/`,
    exercises: exercises.map(({ exercise, data }) => ({
      exercise,
      text: data.text[locale],
      right: data.right[locale],
    })),
    isScoring,
    next: nextLesson
      ? { path: makePagePath(locale, `${game}/learn/${nextLesson.id}/`), title: nextLesson.title[locale] }
      : null,
  };
}
