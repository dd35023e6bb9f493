import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../src/core/trace.ts';
import type { CitedSentence } from '../../src/explain/sentence.ts';
import { explainBattleSteps } from '../../src/games/chu-han/explain/battle.ts';
import { explainBoardSteps } from '../../src/games/huang/explain/board.ts';
import { describeChanceSteps } from '../../src/games/huang/explain/chances.ts';
import { describeMoments, listMoments } from '../../src/games/huang/explain/moments.ts';
import { explainScoring } from '../../src/games/huang/explain/scoring-steps.ts';
import { createStateNames } from '../../src/games/huang/explain/state-names.ts';
import { RULES_BY_REFUSAL_REASON } from '../../src/games/huang/rules/reasons.ts';
import { explainConquest } from '../../src/games/khan/explain/conquest.ts';
import { explainDriveOut } from '../../src/games/khan/explain/drive-out.ts';
import { addListMethods } from '../../src/i18n/translator.ts';
import { answer, checkCase } from '../../src/referee/referee.ts';
import { computeExample } from '../../src/rulebook/example.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { computeExercise } from '../../src/rulebook/lessons/exercise.ts';
import { randomBoardCase } from '../support/board-cases.ts';
import { seedFrom, tries } from '../support/campaign.ts';
import { randomHuangChances } from '../support/chances-cases.ts';
import { randomChuHanCase } from '../support/chu-han-agreement.ts';
import { readTextFile } from '../support/content.ts';
import { randomKhanCase } from '../support/khan-cases.ts';
import { randomFrom } from '../support/random.ts';

const book = readRulebook();

/** The files whose texts explain the steps of each game. */
const FILES = {
  huang: ['huang-steps', 'huang-replay', 'huang-score', 'huang-score-more', 'huang-example'],
  'chu-han': ['chu-han-steps'],
  khan: ['khan-board'],
} as const;

/** Names texts by their keys instead of saying them; a refusal in a frame by the key of the refusal. */
const t = addListMethods('en', (key: string, facts: Readonly<Record<string, unknown>> = {}) =>
  typeof facts['why'] === 'string' ? facts['why'] : key,
) as never;

/** Explains the answer to a case of any game by the keys of its sentences, with the rules that they cite. */
function explainByKeys(written: unknown): readonly CitedSentence[] {
  const checked = checkCase(written);
  const answered = answer(written);
  if (!checked.ok || !answered.ok) return [];
  const { value } = checked;
  const trace = answered.trace as never;
  if (value.game === 'khan')
    return value.ask === 'drive-out' ? explainDriveOut(trace, t) : explainConquest(trace, t);
  if (value.game === 'chu-han') return value.ask === 'battle' ? explainBattleSteps(trace, t) : [];
  if (value.ask === 'score') return explainScoring(trace, t);
  if (value.ask !== 'act' && value.ask !== 'chances') return [];
  const names = createStateNames(trace, value.position);
  if (value.ask === 'chances') return describeChanceSteps(trace, names, t);
  const moments = listMoments(value.position, answered as never, names);
  const told = describeMoments({ answer: { trace }, names, moments }, t);
  return [...explainBoardSteps(trace, names, t), ...told];
}

/** Makes cases of all games: those of examples and exercises, and some random ones. */
function makeCases(): readonly unknown[] {
  const random = randomFrom(seedFrom(38));
  const makers = [randomBoardCase, randomHuangChances, randomChuHanCase, randomKhanCase];
  return [
    ...book.examples.flatMap(({ id, data }) => {
      const example = computeExample(id, data);
      return example.ok ? [example.value.written] : [];
    }),
    ...book.exercises.flatMap(({ id, data }) => {
      const exercise = computeExercise(id, data);
      return exercise.ok ? exercise.value.judged.map(({ refereeCase }) => refereeCase) : [];
    }),
    ...makers.flatMap((make) => Array.from({ length: tries(2000) }, () => make(random))),
  ];
}

/** Collects the rules that each key is said with. */
function collectCitations(): ReadonlyMap<string, ReadonlySet<RuleId>> {
  const citations = new Map<string, Set<RuleId>>();
  for (const { rule, text } of makeCases().flatMap(explainByKeys))
    for (const key of text.split(' ')) {
      const name = key.charAt(0).toLowerCase() + key.slice(1);
      citations.set(name, new Set([...new Set(citations.get(name)), rule]));
    }
  return citations;
}

/** Returns the rules that a text of some files repeats, by the longest beginning of its key; empty without one. */
function findRestatedRules(files: readonly string[], key: string): readonly string[] {
  const found = book.restates
    .filter(({ id }) => files.includes(id))
    .flatMap(({ data }) => Object.entries(data))
    .filter(([beginning]) => key === beginning || key.startsWith(`${beginning}-`))
    .sort(([a], [b]) => b.length - a.length);
  return found[0]?.[1] ?? [];
}

const citations = collectCitations();

describe.each(Object.entries(FILES))('the sentences of %s', (game, files) => {
  test('cite rules with which they have been compared', () => {
    const unsupported = [...citations].flatMap(([key, rules]) => {
      const own = [...rules].filter((rule) => rule.startsWith(`${game}/`));
      const restated = findRestatedRules(files, key);
      return own.filter((rule) => !restated.includes(rule)).map((rule) => `${key}: ${rule}`);
    });
    expect(unsupported).toEqual([]);
  });

  test('have all been compared', () => {
    const keys = files.flatMap((file) => Object.keys(readTextFile('en', file)));
    const steps = keys.filter((key) => /^(step|reason|refusal)-(?!(at|before|after)$)/.test(key));
    const bare = steps.map((key) => key.replace(/_(one|other)$/, ''));
    expect(steps.length).toBeGreaterThan(20);
    expect(bare.filter((key) => findRestatedRules(files, key).length === 0)).toEqual([]);
  });
});

test.each(Object.entries(RULES_BY_REFUSAL_REASON))(
  'Huang refuses as %s by the rules that say so',
  (reason, rules) =>
    expect([...findRestatedRules(FILES.huang, `reason-${reason}`)].sort()).toEqual([...rules].sort()),
);
