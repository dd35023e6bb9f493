import { DRILL_VERSION } from '../../../share/link.ts';
import type { OwnLink } from '../../../shell/tool.ts';
import { makeDrillName, parseDrillName } from './questions/drill-name.ts';
import { createDrill, type DrillState } from './state.ts';
import type { FullDrillTranslator } from './types.ts';

export {
  AfterSharing,
  BeforeSteps,
  explainAnswer,
  fromCase,
  styles,
} from '../../../lessons/tool/secondary.tsx';

/** Returns a link to the same ten questions for another person. */
export function makeOwnLink(state: DrillState, _: object, t: FullDrillTranslator): OwnLink {
  return {
    link: DRILL_VERSION + makeDrillName(state),
    text: t('drill-same-ten', { question: t(`ask-${state.kind}`) }),
    kind: 'questions',
  };
}

/** Returns the ten questions of a link, without answers; undefined if it is no such link. */
export function fromOwnLink(link: string): DrillState | undefined {
  const drill = link.startsWith(DRILL_VERSION) ? parseDrillName(link.slice(DRILL_VERSION.length)) : undefined;
  return drill && createDrill(drill);
}
