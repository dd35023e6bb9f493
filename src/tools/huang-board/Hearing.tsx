import type { RuleId } from '../../engine/trace.ts';
import { placeOf } from '../../explain/huang/place.ts';
import { explainReason } from '../../explain/huang/reason.ts';
import { explainProblem } from '../../explain/problem.ts';
import type { Problem } from '../../referee/problem.ts';
import type { HuangTable } from '../../saves/huang-board.ts';
import type { Rules } from '../../ui/rule-link.tsx';
import { DisputePanel } from './DisputePanel.tsx';
import { judge } from './judge.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import type { Scene } from './scene.ts';
import type { House } from './table.ts';
import type { CourtTranslator } from './texts.ts';
import type { Workbench } from './use-board.ts';

// All that is needed once an action is played: fetched after the first screen stands.
export { steppedBack } from './answers.ts';
export { hearingScene } from './hearing-scene.ts';
export { isLawful, questionsIn } from './judge.ts';
export { tableFrom } from './opened.ts';
export { PlayTray } from './PlayTray.tsx';
export { aim, takenBack } from './tools.ts';

interface Props {
  readonly bench: Workbench;
  readonly scene: Scene;
  readonly rules: Rules;
  readonly t: CourtTranslator;
}

/** An action being settled, question by question, up to its outcome. */
export function Hearing({ bench, scene, rules, t }: Props) {
  switch (scene.kind) {
    case 'asking':
      return <DisputePanel {...{ bench, scene, t }} />;
    case 'settled':
      return <OutcomePanel {...{ bench, rules, t }} answer={scene.answer} names={scene.names} />;
    default:
      return (
        <>
          <p role="alert">{t('dispute-broken')}</p>
          <button type="button" onClick={() => bench.change({ ...bench.table, dispute: null })}>
            {t('cancel')}
          </button>
        </>
      );
  }
}

/** A sentence, and the rule behind it where one forbids something. */
export interface Said {
  readonly text: string;
  readonly rule?: RuleId;
}

/** Why an action is refused. */
export function sayRefusal(table: HuangTable, house: House, t: CourtTranslator): Said {
  const { answer } = judge(table, house);
  if (!answer.ok) return sayFault(answer.error, t);
  const last = answer.trace.at(-1);
  if (answer.legal || !last) throw new Error(`Refused, and lawful: ${JSON.stringify(table)}`);
  return { text: explainReason(answer.reason, t), rule: last.rule };
}

/** What keeps a position from being one, with its place. */
export function sayFault(problem: Problem, t: CourtTranslator): Said {
  const space = problem.path.split('/').find((part) => /^-?\d+,\d+$/.test(part));
  const why = explainProblem(problem, t);
  return { text: space === undefined ? why : t('fault-at', { place: placeOf(space), why }) };
}
