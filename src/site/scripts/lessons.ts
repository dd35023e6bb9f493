// Script of the page of all lessons: shows the progress in each.
import { getSiteRoot, queryElements, readDataAttribute } from '../../ui/browser/query-element.ts';

import('./lesson-progress.ts')
  .then(({ loadLessonProgress }) => loadLessonProgress(getSiteRoot()))
  .then((progress) => {
    for (const place of queryElements('[data-lesson]', HTMLElement)) {
      const own = progress.filter(({ id }) => id.startsWith(readDataAttribute(place, 'lesson')));
      if (own.length === 0) continue;
      const solved = own.filter(({ isRight }) => isRight).length;
      const missed = own.filter(({ isMissed }) => isMissed).length;
      const text = missed > 0 ? readDataAttribute(place, 'missed') : readDataAttribute(place, 'solved');
      place.textContent = text.replace('{{solved}}', String(solved)).replace('{{missed}}', String(missed));
    }
  })
  .catch(console.warn);
