import { getCollection } from 'astro:content';
import { type Lesson, lessonsFrom } from './course.ts';
import type { Game } from './games.ts';

/** All lessons of a game in their order. Fails the build where one of their exercises is none. */
export async function lessonsOf(game: Game): Promise<readonly Lesson[]> {
  const files = new Map((await getCollection('lessons')).map(({ id, data }) => [id, data]));
  const courses = await getCollection('courses');
  const own = courses.find(({ id }) => id === game);
  return own ? lessonsFrom(game, own.data, files) : [];
}
