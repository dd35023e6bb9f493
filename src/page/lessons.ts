// Script of the page of all lessons: shows the progress in each.
import { dataOf, elementsAt, rootHere } from '../ui/element.ts';

import('./learnt.ts')
  .then(({ learntIn }) => learntIn(rootHere()))
  .then((learnt) => {
    for (const place of elementsAt('[data-lesson]', HTMLElement)) {
      const own = learnt.filter(({ id }) => id.startsWith(dataOf(place, 'lesson')));
      if (own.length === 0) continue;
      const solved = own.filter(({ isRight }) => isRight).length;
      const missed = own.filter(({ isMissed }) => isMissed).length;
      const said = missed > 0 ? dataOf(place, 'missed') : dataOf(place, 'solved');
      place.textContent = said.replace('{{solved}}', String(solved)).replace('{{missed}}', String(missed));
    }
  })
  .catch(console.warn);
