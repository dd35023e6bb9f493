import { expect, test } from 'vitest';
import { answer } from '../../../../src/referee/referee.ts';
import { readSetup } from '../../../support/act-cases.ts';

/** Lists the steps of an action of these kinds, in order, each with the rule that it cites. */
function citedIn(line: string, action: object, decisions: object, kinds: readonly string[]) {
  const asked = { game: 'huang', ask: 'act', position: readSetup(line), action, decisions };
  return answer(asked).trace.flatMap((step) =>
    'step' in step && kinds.includes(step.step) ? [`${step.step} ${step.rule}`] : [],
  );
}

const END = { type: 'end-turn' };

test('at the end of a turn the player draws first, then the others; the order of the turn says who is next', () => {
  const hands = 'tiger=2r;rat=1y;goat=6w';
  expect(citedIn(`... tiger,*rat,goat Rry - ${hands}`, END, {}, ['hand-limit', 'drew', 'turn'])).toEqual([
    'hand-limit huang/turn-end/refill',
    'drew huang/turn-end/refill',
    'drew huang/turn-end/others',
    'turn huang/turn-end/sequence',
  ]);
});

test('seven tiles are cited from the rule on the palace', () => {
  const palace = '..... *rat,goat Ryyyyy palace@1,0+2,0+3,0+4,0 -';
  expect(citedIn(palace, END, {}, ['hand-limit'])).toEqual(['hand-limit huang/palace/hand-limit']);
});

const WAR = '..... *rat,goat Rgy1yGg - -';
const LAY = { type: 'place-tile', colour: 'white', at: '2,0' };
const REVOLT = '..... *rat,goat yRr1yGr - -';
const MOVE = { type: 'position-leader', colour: 'red', to: '2,0' };
const KINDS = ['committed', 'war-won', 'revolt-won', 'refused'];

test.each([
  [{ tieWinner: '0,0' }, ['war-won huang/war/tie']],
  [
    { commitments: [{ by: 'goat', to: '4,0', leader: true }] },
    ['committed huang/war/soldier-leader', 'war-won huang/war/strength'],
  ],
  [
    { commitments: [{ by: 'goat', to: '4,0', tiles: 1 }] },
    ['committed huang/war/commitment', 'war-won huang/war/strength'],
  ],
  [{ commitments: [{ by: 'goat', to: '4,0', tiles: 9 }] }, ['refused huang/war/commitment']],
])(
  'a war with the decisions %j cites what was committed and who has won from their rules',
  (decisions, cited) => expect(citedIn(WAR, LAY, decisions, KINDS)).toEqual(cited),
);

test.each([
  [{}, ['revolt-won huang/revolt/tie']],
  [
    { commitments: [{ by: 'rat', leader: true }] },
    ['committed huang/revolt/governor-leader', 'revolt-won huang/revolt/strength'],
  ],
  [{ commitments: [{ by: 'rat', tiles: 9 }] }, ['refused huang/revolt/commitment']],
])('so does a revolt with the decisions %j', (decisions, cited) =>
  expect(citedIn(REVOLT, MOVE, decisions, KINDS)).toEqual(cited),
);

test('states that a tile joins in peace are cited from the rule on what makes a war', () =>
  expect(citedIn('..... *rat,goat Ryy1yGb - -', LAY, {}, ['joined'])).toEqual(['joined huang/war/war']));

test('a chain that bandits end is cited from the rule on them', () => {
  const chain = '~~~~~~~/....... *rat,goat /yRrr bandits1@3,1+4,1+5,1 -';
  const action = { type: 'place-tile', colour: 'blue', at: ['3,0', '4,0'] };
  expect(citedIn(chain, action, {}, ['refused'])).toEqual(['refused huang/bandits/reward']);
});
