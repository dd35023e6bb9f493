import { boardOf } from '../../../engine/huang/board.ts';
import type { Question } from '../../../engine/huang/questions.ts';
import type { StateReport } from '../../../engine/huang/states.ts';
import type { BoardStep } from '../../../engine/huang/step.ts';
import { type Names, namesOf } from '../../../explain/huang/names.ts';
import type { HuangTable } from '../../../saves/huang-board.ts';
import type { Outline } from './Drawing.tsx';
import type { Mark } from './marks.ts';
import { rowsOf, type Setup } from './setup.ts';
import { askPlacements, askStates, type House, judge, positionIn, questionsIn } from './table.ts';
import type { Tool } from './tools.ts';

type Marks = ReadonlyMap<string, Mark>;
export type Judgement = Extract<ReturnType<typeof judge>['answer'], { ok: true }>;

/** What the map shows. */
interface Picture {
  readonly setup: Setup;
  readonly marks: Marks;
  readonly outlines: readonly Outline[];
}

/** What the page is about: setting up and choosing an action, a question of one, or its outcome. */
export type Scene = Picture &
  (
    | { readonly kind: 'work'; readonly told: ReturnType<typeof askStates> }
    | {
        readonly kind: 'asking';
        readonly question: Question;
        readonly at: number;
        readonly count: number;
        readonly names: Names;
      }
    | { readonly kind: 'settled'; readonly answer: Judgement; readonly names: Names }
    /** An action with no position under it, as after a change in another tab. */
    | { readonly kind: 'broken' }
  );

/** What is in hand while a scene is computed. */
interface Hand {
  readonly tool: Tool;
  readonly chosen: readonly string[];
  /** Of an outcome, whether the map shows how it was before. */
  readonly isBefore: boolean;
}

export function sceneOf(table: HuangTable, house: House, setup: Setup, hand: Hand): Scene {
  return table.dispute ? disputeScene(table, house, setup, hand) : workScene(table, house, setup, hand);
}

function workScene(table: HuangTable, house: House, setup: Setup, { tool, chosen }: Hand): Scene {
  const told = askStates(table, house);
  const outlines = told.ok && 'states' in told ? stateOutlines(told.states) : [];
  const marks = new Map<string, Mark>([
    ...placementMarks(table, house, tool),
    ...(told.ok ? [] : faultMarks(told.error, setup)),
    ...chosen.map((space) => [space, 'chosen'] as const),
  ]);
  return { kind: 'work', told, setup, marks, outlines };
}

function disputeScene(table: HuangTable, house: House, setup: Setup, { chosen, isBefore }: Hand): Scene {
  const { answer } = judge(table, house);
  const position = positionIn(table, house);
  const nothing = { setup, marks: new Map(), outlines: [] };
  if (!answer.ok || !position || !table.dispute) return { kind: 'broken', ...nothing };
  const questions = questionsIn(table, house);
  const { asked } = table.dispute;
  const names = namesOf(answer.trace, position);
  const question = questions[asked];
  const during: Picture = {
    setup: setupDuring(setup, answer.trace),
    marks: new Map([...changeMarks(answer.trace), ...(question ? questionMarks(question, chosen) : [])]),
    outlines: warOutlines(answer.trace, names),
  };
  if (question) return { kind: 'asking', question, at: asked, count: questions.length, names, ...during };
  const hasAfter = answer.legal && 'position' in answer;
  if (isBefore || !hasAfter) return { kind: 'settled', answer, names, ...during };
  return { kind: 'settled', answer, names, ...nothing, setup: { ...setup, ...answer.position } };
}

/** Each state with a line round it and its red tiles as its sign: the strength that it would have in a war. */
function stateOutlines(states: readonly StateReport[]): readonly Outline[] {
  return states.map(({ spaces, tiles }) => ({ spaces, sign: String(tiles.red ?? 0), isKey: false }));
}

/** Where the piece in hand may go, by what follows. */
function placementMarks(table: HuangTable, house: House, tool: Tool): readonly (readonly [string, Mark])[] {
  if (tool.mode !== 'play' || (tool.play.type !== 'tile' && tool.play.type !== 'leader')) return [];
  const told = askPlacements(table, house, tool.play.type, tool.play.colour);
  if (!told.ok) return [];
  const places: Partial<Record<Mark, readonly string[]>> =
    'war' in told
      ? { peace: told.peace, war: told.war, bandits: told.bandits }
      : { peace: told.peace, revolt: told.revolt };
  return Object.entries(places).flatMap(([kind, spaces]) =>
    spaces.map((space) => [space, kind as Mark] as const),
  );
}

/** The spaces that keep a position from being one. */
function faultMarks(
  { path, also = [] }: { readonly path: string; readonly also?: readonly { readonly path: string }[] },
  setup: Setup,
): readonly (readonly [string, Mark])[] {
  const { indexOf } = boardOf(rowsOf(setup));
  const spaces = [path, ...also.map((one) => one.path)].flatMap((one) =>
    one.split('/').filter((part) => indexOf.has(part)),
  );
  return spaces.map((space) => [space, 'wrong']);
}

/** Spaces that may answer a question, and those that were chosen. */
function questionMarks(question: Question, chosen: readonly string[]): readonly (readonly [string, Mark])[] {
  const options = question.asks === 'discard' || question.asks === 'keepGranary' ? question.options : [];
  return [
    ...options.map((space) => [space, 'option'] as const),
    ...chosen.map((space) => [space, 'chosen'] as const),
  ];
}

/** What an action puts on the board and takes from it. */
function changeMarks(trace: readonly BoardStep[]): readonly (readonly [string, Mark])[] {
  return trace.flatMap((step): readonly (readonly [string, Mark])[] => {
    if (step.step === 'tile-placed') return [[step.at, 'fresh']];
    if (step.step === 'leader-placed') return [[step.to, 'fresh']];
    return step.step === 'leader-left' || step.step === 'tile-left' ? [[step.at, 'gone']] : [];
  });
}

/** The position with what an action puts on the board, and nothing taken away yet but a leader that moves. */
function setupDuring(setup: Setup, trace: readonly BoardStep[]): Setup {
  let { tiles, leaders } = setup;
  for (const step of trace) {
    if (step.step === 'tile-placed') tiles = { ...tiles, [step.at]: step.colour };
    if (step.step === 'leader-lifted') {
      const { [step.at]: _, ...others } = leaders;
      leaders = others;
    }
    if (step.step === 'leader-placed') leaders = { ...leaders, [step.to]: step.leader };
  }
  return { ...setup, tiles, leaders };
}

/** The states at war by their numbers, with their strength once it is known. */
function warOutlines(trace: readonly BoardStep[], { states }: Names): readonly Outline[] {
  const strengthOf = (id: string) =>
    trace.find((step) => step.step === 'strength' && step.of === id) as { strength: number } | undefined;
  return states.map(({ id, spaces }, i) => {
    const known = strengthOf(id);
    return { spaces, sign: known ? `${i + 1}: ${known.strength}` : String(i + 1), isKey: true };
  });
}
