import { describe, expect, test } from 'vitest';
import { outlineStates } from '../../../../src/games/huang/board/map/map-scene.ts';
import { labelOutlines } from '../../../../src/games/huang/board/play/label-outlines.ts';
import { isObstacleCovered } from '../../../../src/games/huang/drawings/labels.ts';
import { computeLayout } from '../../../../src/games/huang/drawings/layout.ts';
import { createReplayFrame } from '../../../../src/games/huang/drawings/replay-frame.ts';
import { listStepSpaces, makeShadePath } from '../../../../src/games/huang/drawings/step-spaces.ts';
import { createStateNames } from '../../../../src/games/huang/explain/state-names.ts';
import { answerActCase } from '../../../../src/games/huang/referee/act.ts';
import {
  answerCheckedStates,
  checkSetupPosition,
} from '../../../../src/games/huang/referee/check-setup-position.ts';
import { type Setup, toSetup } from '../../../../src/games/huang/rules/setup/setup.ts';
import { computeExample } from '../../../../src/rulebook/example.ts';
import { readRulebook } from '../../../../src/rulebook/files.ts';
import { findActCase } from '../../../support/act-cases.ts';
import { randomBoardCase } from '../../../support/board-cases.ts';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { randomFrom } from '../../../support/random.ts';

const random = randomFrom(seedFrom(41));
/** Random actions, and those of the worked examples: these move a pagoda and the palace. */
const ASKED = [
  ...Array.from({ length: tries(2500) }, () => randomBoardCase(random)),
  ...readRulebook().examples.flatMap(({ id, data }) => {
    const example = computeExample(id, data);
    return example.ok ? [example.value.written] : [];
  }),
];
/** Actions that were carried out, with the board before and after. */
const DONE = ASKED.flatMap((value) => {
  const refereeCase = findActCase(value);
  if (!refereeCase) return [];
  const { position } = refereeCase;
  const answer = answerActCase(refereeCase);
  if (!answer.legal || !('position' in answer)) return [];
  const { states } = createStateNames(answer.trace, position);
  return [{ before: toSetup(position), trace: answer.trace, after: answer.position, states }];
});

/** The pieces on a board, in an order of their own. */
function piecesOn({ tiles, leaders, pagodas, palace, granaries, bandits }: Setup) {
  const sorted = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).sort();
  return [tiles, leaders]
    .map((pieces) => sorted(Object.entries(pieces)))
    .concat([sorted(pagodas), sorted(palace ? [palace] : []), sorted(granaries), sorted(bandits)]);
}

test('there are wars, revolts, buildings and bandits among them', () => {
  const steps = new Set(DONE.flatMap(({ trace }) => trace.map(({ step }) => step)));
  for (const step of [
    'war-won',
    'revolt-won',
    'pagoda-built',
    'pagoda-lifted',
    'palace-lifted',
    'bandits-beaten',
    'granary-taken',
  ])
    expect([...steps]).toContain(step);
});

describe('the board at a moment', () => {
  test('is, before any step, the board as it was, with nothing crossed out', () => {
    for (const { before, states } of DONE) {
      const { setup, marks, lost } = createReplayFrame(before, [], states);
      expect(piecesOn(setup)).toEqual(piecesOn(before));
      expect([marks.size, lost.length]).toEqual([0, 0]);
    }
  });

  test('is, after all steps and less what is crossed out, the board that the referee answers', () => {
    for (const { before, trace, after, states } of DONE) {
      const { setup, marks, lost } = createReplayFrame(before, trace, states);
      const isLeft = ([space]: readonly [string, unknown]) => marks.get(space) !== 'gone';
      const gone = new Set(lost.map((at) => at.join()));
      const standing = <T extends { readonly at: readonly string[] }>(list: readonly T[]) =>
        list.filter(({ at }) => !gone.has(at.join()));
      const left = {
        ...setup,
        tiles: Object.fromEntries(Object.entries(setup.tiles).filter(isLeft)),
        leaders: Object.fromEntries(Object.entries(setup.leaders).filter(isLeft)),
        pagodas: standing(setup.pagodas),
        palace: setup.palace && gone.has(setup.palace.join()) ? null : setup.palace,
        granaries: setup.granaries.filter((space) => !gone.has(space)),
        bandits: standing(setup.bandits),
      };
      expect(piecesOn(left)).toEqual(piecesOn(after));
    }
  });

  test('has more crossed out from step to step, and nothing that is not there', () => {
    for (const { before, trace, states } of DONE.slice(0, 300)) {
      let crossed = 0;
      for (let count = 0; count <= trace.length; count++) {
        const { setup, marks, lost } = createReplayFrame(before, trace.slice(0, count), states);
        const gone = [...marks].flatMap(([space, mark]) => (mark === 'gone' ? [space] : []));
        expect(gone.filter((space) => !setup.tiles[space] && !setup.leaders[space])).toEqual([]);
        expect(gone.length + lost.length).toBeGreaterThanOrEqual(crossed);
        crossed = gone.length + lost.length;
      }
    }
  });
});

test('a step lights spaces of the board alone, and every step that names spaces lights some', () => {
  for (const { before, trace, states } of DONE) {
    const { spotOf } = computeLayout(before.board);
    for (const [i, step] of trace.entries()) {
      const { setup } = createReplayFrame(before, trace.slice(0, i + 1), states);
      const lit = listStepSpaces(step, setup, states, trace.slice(0, i + 1));
      expect(lit.filter((space) => !spotOf.has(space))).toEqual([]);
      if ('at' in step && step.at !== undefined) expect(lit.length).toBeGreaterThan(0);
    }
  }
});

test('what stands back is the whole board less a hole for each space that is lit', () => {
  const layout = computeLayout({ rows: ['...', '...'] });
  const shade = makeShadePath(layout, ['0,0', '1,0', '1,0']);
  expect(shade.match(/M/g)).toHaveLength(3); // the board and two holes
  // The hole round the middle 10,12: from its top corner clockwise.
  expect(shade).toContain('M10 0l10 6v12l-10 6-10-6v-12z');
});

test('no plate of a state lies on a piece, and each is nearest to its own', () => {
  let plates = 0;
  for (const { after } of DONE.slice(0, 600)) {
    const states = answerCheckedStates(checkSetupPosition(after));
    if (!states.ok || !('states' in states)) continue;
    const layout = computeLayout(after.board);
    const { spots } = layout;
    const pieces = spots.filter(({ name }) => after.tiles[name] || after.leaders[name]);
    for (const { label, spaces } of labelOutlines({
      setup: after,
      marks: new Map(),
      outlines: outlineStates(states.states),
    })) {
      if (!label) throw new Error('A state without a plate');
      const [head] = spots.filter(({ name }) => name === spaces[0]);
      if (label.x === head?.x && label.y === head.y - 10) continue; // no room at all on a crowded board
      plates++;
      const covered = pieces.filter(({ x, y, name }) =>
        isObstacleCovered({ x, y, radius: after.leaders[name] ? 9 : 7.5 }, label, 7),
      );
      expect(covered).toEqual([]);
      const near = [...pieces].sort(
        (a, b) => Math.hypot(a.x - label.x, a.y - label.y) - Math.hypot(b.x - label.x, b.y - label.y),
      )[0]?.name;
      expect(spaces).toContain(near);
    }
  }
  expect(plates).toBeGreaterThan(tries(200));
});
