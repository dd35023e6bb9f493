import { expect, test } from 'vitest';
import { getIslandTexts } from '../../../src/i18n/build-texts.ts';
import { createTranslator } from '../../../src/i18n/translator.ts';
import { computeExample, isBoardExample } from '../../../src/rulebook/example.ts';
import { readRulebook } from '../../../src/rulebook/files.ts';
import { listBoardScenes } from '../../../src/site/components/examples/board-scenes.ts';
import { makeSceneCaption } from '../../../src/site/components/examples/scene-caption.ts';

const { examples } = readRulebook();
const t = createTranslator(
  'en',
  getIslandTexts('en', 'huang', 'huang-pieces', 'huang-steps', 'huang-example'),
);

/** What stands below the pictures of one of our worked examples. */
function captionsOf(name: string): readonly string[] {
  const file = examples.find(({ id }) => id === `huang/${name}`);
  const example = file && computeExample(file.id, file.data);
  if (!example?.ok || !isBoardExample(example.value)) throw new Error(`No example ${name}`);
  return listBoardScenes(example.value).map((scene) => makeSceneCaption(scene, t));
}

// By what each picture shows: what happens is drawn with the new piece, and with what leaves; before is before.
test.each([
  [
    'war-in-full',
    [
      'Before',
      'What happens. Ringed: new. Crossed out: leaves the board. Below the board: committed tiles and supporting leaders. In the circle: the number of the state. Beside it: its strength.',
      'After',
    ],
  ],
  ['war-no-state', ['Ringed: new. In the circle: the number of the state.']],
  ['revolt-tie', ['Crossed out: leaves the board. The numbers are strengths.']],
  ['riot-splits', ['What happens. Crossed out: leaves the board.', 'After']],
  ['granaries-taken', ['Before', 'What happens. Crossed out: leaves the board.', 'After']],
  ['pagoda-moved', ['Before', 'After']],
  ['leader-river', ['“!”: not allowed here.']],
  ['states-two', ['In the circle: the number of the state.']],
  ['tile-spaces', ['']],
])('below the pictures of %s stands what their signs mean', (name, captions) =>
  expect(captionsOf(name)).toEqual(captions),
);
