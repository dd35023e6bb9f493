import { isDeepStrictEqual } from 'node:util';
import { parseJson } from '../../src/core/case.ts';
import { isObject } from '../../src/core/check.ts';
import { explainLinkFault } from '../../src/explain/link-fault.ts';
import { explainOpeningFault } from '../../src/explain/opening-fault.ts';
import { explainProblem } from '../../src/explain/problem.ts';
import { checkSharedCase } from '../../src/games/check-shared-case.ts';
import { explainBattleSteps } from '../../src/games/chu-han/explain/battle.ts';
import { explainChuHanCase } from '../../src/games/chu-han/explain/explain-case.ts';
import { listDrawnSpots } from '../../src/games/huang/drawings/diagram.ts';
import { describePieces } from '../../src/games/huang/explain/describe-pieces.ts';
import { explainQuestion } from '../../src/games/huang/explain/question.ts';
import { explainScoreVerdict } from '../../src/games/huang/explain/score.ts';
import { explainScoring } from '../../src/games/huang/explain/scoring-steps.ts';
import { createStateNames } from '../../src/games/huang/explain/state-names.ts';
import type { HuangActCase } from '../../src/games/huang/referee/act.ts';
import type { HuangScoreAnswer } from '../../src/games/huang/referee/score.ts';
import { applyAction } from '../../src/games/huang/rules/actions/apply-action.ts';
import { listQuestions } from '../../src/games/huang/rules/actions/questions.ts';
import { makeNotation, parseNotation } from '../../src/games/huang/rules/setup/notation.ts';
import { toSetup } from '../../src/games/huang/rules/setup/setup.ts';
import { explainGameEnd } from '../../src/games/khan/explain/drive-out.ts';
import { explainKhanCase } from '../../src/games/khan/explain/explain-case.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { createTranslator, type TextFile } from '../../src/i18n/translator.ts';
import { type Answer, answer, type Case, checkCase } from '../../src/referee/referee.ts';
import type { BoardExample } from '../../src/rulebook/example.ts';
import { makeLink, parseLink } from '../../src/share/link.ts';
import { parseOpenedText } from '../../src/share/parse-opened-text.ts';
import { listBoardScenes } from '../../src/site/components/examples/board-scenes.ts';
import { explainBoardExample } from '../../src/site/components/examples/explain-board-example.ts';
import { readTexts } from './content.ts';

// Sends a line through everything that a page may do with it: every explanation, in every language.

/** The translators of each language, each with the texts of some pages. */
const TELLERS = LOCALES.map((locale) => {
  const telling = <File extends TextFile>(...files: readonly File[]) =>
    createTranslator(locale, readTexts(locale, ...files));
  return {
    faults: telling('open', 'link', 'errors'),
    score: telling('huang', 'huang-score', 'huang-score-more'),
    board: telling('huang', 'huang-pieces', 'huang-steps', 'huang-replay', 'huang-example'),
    battle: telling('chu-han', 'chu-han-steps', 'chu-han-example'),
    khan: telling('khan', 'khan-rulers', 'khan-board'),
  };
});
type Tellers = (typeof TELLERS)[number];

/** The result of a line: a word for the statistics, and all faults. */
export interface LineFate {
  readonly fate: string;
  readonly faults: readonly string[];
}

const SUSPICIOUS = /undefined|NaN|\[object|\{\{|\}\}/;

/** Lists faults in sentences, such as missing values, unless the text comes from the line itself. */
function faultsIn(sentences: readonly string[], written: string): readonly string[] {
  return sentences.flatMap((sentence) => {
    const [found] = SUSPICIOUS.exec(sentence) ?? [];
    if (sentence === '') return ['an empty sentence'];
    return found !== undefined && !written.includes(found) ? [`says ${sentence}`] : [];
  });
}

/**
 * Answers a line, opens it as a pasted text, and explains the results. With `isPassedOn`, also sends a valid
 * case through its link and its notation. Never throws.
 */
export async function fateOfLine(line: string, isPassedOn: boolean): Promise<LineFate> {
  try {
    const parsed = parseJson(line);
    const written = line + (parsed.ok ? JSON.stringify(parsed.value) : '');
    const opening = await sentencesOfOpening(line);
    if (!parsed.ok) return { fate: 'not-json', faults: faultsIn(opening, written) };
    const { fate, sentences } = toldOf(parsed.value);
    const lost = isPassedOn ? await lostOnTheWay(parsed.value) : [];
    return { fate, faults: [...faultsIn([...opening, ...sentences], written), ...lost] };
  } catch (error) {
    return {
      fate: 'thrown',
      faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    };
  }
}

/** Lists what changes in a round trip through a link or through the notation of a position. */
async function lostOnTheWay(value: unknown): Promise<readonly string[]> {
  const checked = await checkSharedCase(value);
  if (!checked.ok || !isObject(value)) return [];
  const link = await makeLink(value);
  const opened = await parseLink(link);
  const isSame = opened.ok && isDeepStrictEqual(opened.value, checked.value);
  const { value: asked } = checked;
  if (!('position' in asked)) return isSame ? [] : [`comes otherwise out of its link ${link}`];
  const text = makeNotation(toSetup(asked.position));
  const read = parseNotation(text);
  const isRead = read.ok && makeNotation(read.value) === text;
  return [
    ...(isSame ? [] : [`comes otherwise out of its link ${link}`]),
    ...(isRead ? [] : [`cannot be read: ${text}`]),
  ];
}

/** Returns what the page that opens links and pasted texts says. */
async function sentencesOfOpening(line: string): Promise<readonly string[]> {
  const opened = await parseOpenedText(line);
  const { error: fault } = opened.ok ? { error: undefined } : opened;
  if (!fault) return [];
  const isOfLink = !['nothing', 'unreadable', 'notation'].includes(fault.code);
  return TELLERS.flatMap(({ faults: t }) => [
    explainOpeningFault(fault, t),
    ...(isOfLink ? [explainLinkFault(line, fault as Parameters<typeof explainLinkFault>[1], t)] : []),
  ]);
}

function toldOf(value: unknown): { readonly fate: string; readonly sentences: readonly string[] } {
  const answered = answer(value);
  const checked = checkCase(value);
  if (!checked.ok) {
    const sentences = TELLERS.flatMap(({ faults: t }) => checked.error.map((one) => explainProblem(one, t)));
    return { fate: checked.error[0].code, sentences };
  }
  const asked = checked.value;
  if (!answered.ok) throw new Error(`A sound case was not answered: ${JSON.stringify(answered)}`);
  return {
    fate: `${asked.game} ${asked.ask}`,
    sentences: TELLERS.flatMap((t) => sentencesOf(asked, answered, t)),
  };
}

type Sound = Extract<Answer, { readonly ok: true }>;

/** Returns every sentence that pages show for a case and its answer. */
function sentencesOf(
  asked: Case,
  answered: Sound,
  { score, board, battle, khan }: Tellers,
): readonly string[] {
  switch (asked.game) {
    case 'huang':
      return huangSentences(asked, answered, score, board);
    case 'chu-han': {
      const { known, plays, effects, outcome } = explainChuHanCase(asked, answered as never, battle);
      const steps = asked.ask === 'battle' ? explainBattleSteps(answered.trace as never, battle) : [];
      return [...[...known, ...plays.flat(), ...steps].map(({ text }) => text), ...effects, ...outcome];
    }
    case 'khan': {
      const { sentences, steps } = explainKhanCase(answered as never, khan);
      const ends = [0, 4, 7].flatMap(
        (before) => explainGameEnd('leaves' in answered && answered.leaves, before, khan) ?? [],
      );
      return [...sentences, ...[...steps, ...ends].map(({ text }) => text)];
    }
  }
}

type HuangCase = Extract<Case, { readonly game: 'huang' }>;

function huangSentences(
  asked: HuangCase,
  answered: Sound,
  score: Tellers['score'],
  t: Tellers['board'],
): readonly string[] {
  if (asked.ask === 'score') {
    const verdicts = [true, false].flatMap((isFinal) =>
      explainScoreVerdict(answered as HuangScoreAnswer, score, isFinal),
    );
    const steps = explainScoring((answered as HuangScoreAnswer).trace, score);
    return [...verdicts, ...steps].map(({ text }) => text);
  }
  const example = {
    id: '',
    data: undefined as never,
    written: asked,
    case: asked,
    answer: answered,
  } as BoardExample;
  const { sentences, steps } = explainBoardExample(example, t);
  const everything = listDrawnSpots({ setup: toSetup(asked.position) });
  const lying = listBoardScenes(example).map((scene) => describePieces(scene.setup, everything, t));
  return [
    ...sentences,
    ...steps,
    ...lying.filter(Boolean),
    ...(asked.ask === 'act' ? questionSentences(asked, t) : []),
  ];
}

function questionSentences(
  { position, action, decisions, rulings }: HuangActCase,
  t: Tellers['board'],
): readonly string[] {
  const { trace } = applyAction(position, action, decisions, rulings);
  const names = createStateNames(trace, position);
  return listQuestions(position, action, decisions, rulings).map((one) => explainQuestion(one, names, t));
}
