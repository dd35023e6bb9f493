import { getCollection } from 'astro:content';
import { LOCALES, type Locale } from '../i18n/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { type Lesson, lessonsFrom } from './course.ts';
import type { Game } from './games.ts';

/** Returns all lessons of a game in order. An invalid exercise fails the build. */
export async function lessonsOf(game: Game): Promise<readonly Lesson[]> {
  const files = new Map((await getCollection('lessons')).map(({ id, data }) => [id, data]));
  const courses = await getCollection('courses');
  const own = courses.find(({ id }) => id === game);
  return own ? lessonsFrom(game, own.data, files) : [];
}

/** Makes the static paths of a game’s lessons in all languages. */
export async function lessonPages(game: Game) {
  const lessons = await lessonsOf(game);
  return LOCALES.flatMap((locale) =>
    lessons.map((one, i) => ({
      params: { locale, lesson: one.id },
      props: { locale, one, lesson: toldIn(locale, one, lessons[i + 1]) },
    })),
  );
}

/** Makes the props of a lesson's island in one language. */
function toldIn(locale: Locale, { game, id, exercises, isScoring }: Lesson, after: Lesson | undefined) {
  return {
    path: `${game}/learn/${id}/`,
    exercises: exercises.map(({ exercise, data }) => ({
      exercise,
      text: data.text[locale],
      right: data.right[locale],
    })),
    isScoring,
    next: after ? { path: pathOf(locale, `${game}/learn/${after.id}/`), title: after.title[locale] } : null,
  };
}
