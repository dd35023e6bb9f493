import type { RuleId } from '../../engine/trace.ts';
import { placeOf } from '../../explain/huang/place.ts';
import { explainReason } from '../../explain/huang/reason.ts';
import { explainProblem } from '../../explain/problem.ts';
import { answerFor } from '../../referee/huang/answer-for.ts';
import type { Problem } from '../../referee/problem.ts';
import type { Rules } from '../../ui/rule-link.tsx';
import { DisputePanel } from './DisputePanel.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import type { Scene } from './scene.ts';
import { type BoardTable, choicesOf, type House, withoutDispute } from './table.ts';
import type { CourtTranslator } from './texts.ts';
import type { Workbench } from './use-board.ts';

export { answerFor } from '../../referee/huang/answer-for.ts';
// All that is needed once an action is played: fetched after the first screen stands.
export { steppedBack } from './answers.ts';
export { hearingScene } from './hearing-scene.ts';
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
          <button type="button" onClick={() => bench.change(withoutDispute(bench.table))}>
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

/** Why the action of a table is refused. */
export function sayRefusal({ setup, dispute }: BoardTable, house: House, t: CourtTranslator): Said {
  if (!dispute) throw new Error('Nothing was refused');
  const judged = answerFor(setup, dispute.action, dispute.decisions, choicesOf(house));
  if (!judged.ok) return sayFault(judged.error[0], t);
  const { answer } = judged.value;
  const last = answer.trace.at(-1);
  if (answer.legal || !last) throw new Error(`Refused, and lawful: ${JSON.stringify(dispute)}`);
  return { text: explainReason(answer.reason, t), rule: last.rule };
}

/** What keeps a position from being one, with its place. */
export function sayFault(problem: Problem, t: CourtTranslator): Said {
  const space = problem.path.split('/').find((part) => /^-?\d+,\d+$/.test(part));
  const why = explainProblem(problem, t);
  return { text: space === undefined ? why : t('fault-at', { place: placeOf(space), why }) };
}
