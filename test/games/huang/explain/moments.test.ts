import { describe, expect, test } from 'vitest';
import { describeMoments, listMoments } from '../../../../src/games/huang/explain/moments.ts';
import { explainQuestion } from '../../../../src/games/huang/explain/question.ts';
import { createStateNames } from '../../../../src/games/huang/explain/state-names.ts';
import { explainBoardVerdict } from '../../../../src/games/huang/explain/verdict.ts';
import { answerActCase, type HuangActCase } from '../../../../src/games/huang/referee/act.ts';
import { listQuestions } from '../../../../src/games/huang/rules/actions/questions.ts';
import { getSpace } from '../../../../src/games/huang/rules/board/board.ts';
import { toPosition } from '../../../../src/games/huang/rules/setup/to-position.ts';
import { LOCALES, type Locale } from '../../../../src/i18n/locale.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { randomActCases, readSetup, toActCase } from '../../../support/act-cases.ts';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { readTexts } from '../../../support/content.ts';
import { PRINTED_WAR } from './printed-war.ts';

const translator = (locale: Locale) =>
  createTranslator(locale, readTexts(locale, 'huang', 'huang-pieces', 'huang-steps', 'huang-replay'));

/** What is said of a case, moment by moment, and in its verdict. */
function told(asked: HuangActCase, locale: Locale) {
  const t = translator(locale);
  const answer = answerActCase(asked);
  const names = createStateNames(answer.trace, asked.position);
  const moments = listMoments(asked.position, answer, names);
  const said = describeMoments({ answer, names, moments }, t);
  const verdict = explainBoardVerdict({ answer, names, moments }, said, t);
  return { answer, moments, texts: said.map(({ text }) => text), verdict };
}

const toldOf = (value: object, locale: Locale = 'en') => told(toActCase(value), locale);

const ACTIONS = randomActCases(seedFrom(31), tries(1500));

describe.each(LOCALES)('in %s', (locale) => {
  test('each moment of a random action is a whole sentence, and all steps are told once, in their order', () => {
    const seen = new Set<string>();
    for (const asked of ACTIONS) {
      const { answer, moments, texts, verdict } = told(asked, locale);
      const isOver = answer.legal && 'position' in answer;
      const steps = moments.flatMap(({ content: what }) => (what.kind === 'steps' ? what.steps : []));
      expect(steps).toEqual(isOver ? answer.trace : []);
      for (const { content: what } of moments) seen.add(what.kind);
      const all = [...texts, ...verdict.why, ...verdict.todos];
      const isSentence = (text: string) =>
        /^[\p{Lu}\d-].*[.?]$/u.test(text) && !/\{\{|undefined|NaN|\(\)| {2}/.test(text);
      expect(all.filter((text) => !isSentence(text))).toEqual([]);
    }
    expect([...seen].sort()).toEqual(['apart', 'at-once', 'committed', 'joining', 'nobody', 'steps']);
  });
});

test('a state is said to fall apart exactly where its pieces are in several groups afterwards', () => {
  let parted = 0;
  for (const { position, action, decisions, rulings, ...rest } of ACTIONS) {
    const asked = { position, action, decisions, rulings, ...rest };
    const answer = answerActCase(asked);
    if (!answer.legal || !('position' in answer)) continue;
    const names = createStateNames(answer.trace, position);
    const apart = listMoments(position, answer, names).flatMap(({ content: what }) =>
      what.kind === 'apart' ? [what] : [],
    );
    parted += apart.length;
    const after = toPosition(answer.position);
    for (const { parts } of apart) {
      expect(parts.length).toBeGreaterThan(1);
      // No piece of one part touches one of another: found by walking from each part, without the engine's groups.
      for (const [i, part] of parts.entries()) {
        const reached = new Set(part.spaces.map((space) => getSpace(after.board, space)));
        for (const space of reached)
          for (const [other, name] of after.board.names.entries())
            if ((after.tiles[other] || after.leaders[other]) && touches(after.board.names[space], name))
              reached.add(other);
        const others = parts.filter((_, j) => j !== i).flatMap(({ spaces }) => spaces);
        expect(others.filter((space) => reached.has(getSpace(after.board, space)))).toEqual([]);
      }
    }
  }
  expect(parted).toBeGreaterThan(tries(10));
});

/** Whether two spaces touch, by the six differences of axial coordinates. */
function touches(a: string | undefined, b: string): boolean {
  const [q = 0, r = 0] = (a ?? '').split(',').map(Number);
  const [p = 0, s = 0] = b.split(',').map(Number);
  return ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'].includes(`${p - q},${s - r}`);
}

describe('what a sceptic asks', () => {
  test('a verdict names the rule that decided: of a war its strength, of a refusal what forbids it, else the action', () => {
    expect(toldOf(PRINTED_WAR).verdict.rule).toBe('huang/war/strength');
    const seen = new Map<string, Set<string>>();
    for (const asked of ACTIONS) {
      const { answer, verdict } = told(asked, 'en');
      const last = answer.trace.findLast(({ step }) => ['war-won', 'revolt-won', 'refused'].includes(step));
      if (last) expect(verdict.rule).toBe(last.rule);
      else expect(answer.trace.map(({ rule }) => rule)).toContain(verdict.rule);
      seen.set(`${last?.step}`, new Set([...(seen.get(`${last?.step}`) ?? []), `${verdict.rule}`]));
    }
    expect([...seen.keys()].sort()).toEqual(['refused', 'revolt-won', 'undefined', 'war-won']);
    expect([...(seen.get('undefined') ?? [])]).toEqual(
      expect.arrayContaining(['huang/tiles/from-hand', 'huang/leaders/position']),
    );
  });

  test('the joining tile counts for nobody and stays, the leaders meet in pairs, all happens at once', () => {
    const { texts } = toldOf(PRINTED_WAR);
    expect(texts[1]).toBe(
      'The tile on A4 unites State 1 (Tiger) and State 2 (Rat, Goat), and a war starts. These leaders clash: Governor (Goat, Tiger); Soldier (Rat, Tiger).',
    );
    expect(texts[2]).toBe(
      'The unifying tile belongs to no side: though red, it adds no strength, and it stays after the war.',
    );
    expect(texts).toContain(
      'Everything the losers lose leaves the board at the same time, so one loss doesn’t affect another.',
    );
    expect(texts).toContain('All committed tiles go face down into the box.');
  });

  test('each state takes its own off the board, and the committed tiles go too', () => {
    const { verdict } = toldOf(PRINTED_WAR);
    expect(verdict.todos).toEqual([
      'The Rat scores 1 red point.',
      'The Goat scores 1 yellow point.',
      'Removed from State 1 (Tiger): the Tiger’s Soldier leader, the Tiger’s Governor leader and 2 red tiles.',
      'Removed from State 2 (Rat, Goat): 2 red tiles and a red pagoda.',
      'All committed tiles go face down into the box.',
    ]);
  });

  // 1, 2 and 1 red: the middle state wins and has no Trader leader, so those of the two others bring nobody a point.
  const THREE = readSetup('......../......../........ *rat,goat,tiger RryRgr/4rryTr/GryGgr - -');

  test('nobody scores for a leader whose colour the winner lacks, and it is said why', () => {
    const { verdict } = toldOf({
      ...{
        game: 'huang',
        ask: 'act',
        position: THREE,
        decisions: { discard: ['5,1'] },
      },
      action: { type: 'place-tile', colour: 'white', at: '3,1' },
    });
    expect(verdict.why.at(-1)).toContain(
      'No point for removing the Rat’s Trader leader: the winning state has no leader of that colour. No point for removing the Goat’s Trader leader: the winning state has no leader of that colour.',
    );
  });

  test('a tie is decided by whoever placed the tile, and the verdict says so', () => {
    const tied = {
      ...PRINTED_WAR,
      decisions: {
        commitments: [
          { by: 'tiger', to: '1,0', tiles: 2 },
          { by: 'rat', to: '4,0', tiles: 0 },
        ],
        tieWinner: '1,0',
      },
    };
    // 2 + 2 on the left, 4 on the right.
    const { texts, verdict } = toldOf(tied);
    const decided = 'The Rat placed the tile and decides the tie: State 1 (Tiger) wins the war.';
    expect(texts).toContain(decided);
    expect(verdict.why.join(' ')).toContain(decided);
  });
});

test('the question which tiles go names the state that gives them up', () => {
  const { discard: _, ...decisions } = PRINTED_WAR.decisions;
  const asked = toActCase({ ...PRINTED_WAR, decisions });
  const { position, action, rulings } = asked;
  const { trace } = answerActCase(asked);
  const question = listQuestions(position, action, asked.decisions, rulings).find(
    ({ asks }) => asks === 'discard',
  );
  if (!question) throw new Error('Nobody is asked');
  expect(explainQuestion(question, createStateNames(trace, position), translator('en'))).toBe(
    'Rat: what does State 2 (Rat, Goat) give up? Choose 2 red tiles.',
  );
});
