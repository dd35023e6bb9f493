import { drillNamed, nameOfDrill } from '../../lessons/drills/name.ts';
import { DRILL } from '../../share/link.ts';
import type { PassedOn } from '../shell/tool.ts';
import type { DrillAnswerTexts } from './drill-kit.ts';
import { type DrillState, drillFrom } from './drill-state.ts';

export { Below, explain, First, stateFrom, styles } from './More.tsx';

/** A link to the same ten questions for another person. */
export function passOn(state: DrillState, t: DrillAnswerTexts): PassedOn {
  return {
    link: DRILL + nameOfDrill(state),
    text: t('drill-same-ten', { question: t(`ask-${state.kind}`) }),
    shares: 'questions',
  };
}

/** The ten questions of a link, without answers; undefined if it is no such link. */
export function stateOfLink(link: string): DrillState | undefined {
  const drill = link.startsWith(DRILL) ? drillNamed(link.slice(DRILL.length)) : undefined;
  return drill && drillFrom(drill);
}
