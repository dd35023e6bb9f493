import type { Translator } from '../../../i18n/translator.ts';
import { LegendSection } from '../../../ui/LegendSection.tsx';
import { SPACE_WIDTH, SpaceDrawing } from './board-drawing.tsx';
import { GuardRing } from './GuardRing.tsx';
import { MARK_SYMBOLS, OBJECT_SYMBOLS, YURT_SYMBOLS } from './legend-symbols.ts';
import type { SpaceView } from './space-view.ts';

interface Props {
  readonly t: Translator<'signs'>;
  readonly names: Translator<'khan' | 'khan-rulers'>;
}

/** All symbols on Khan's boards with their meanings. */
export function KhanLegend({ t, names }: Props) {
  const renderEntry = ({ look }: { readonly look: SpaceView }, text: string) => (
    <li>
      <LegendSpace look={look} names={names} size={44} />
      <span>{text}</span>
    </li>
  );
  return (
    <>
      <LegendSection title={names('yurts')} lead={t('khan-pieces')}>
        {YURT_SYMBOLS.map((one) => renderEntry(one, names(`yurt-${one.name}`)))}
        {OBJECT_SYMBOLS.map((one) => renderEntry(one, t(`khan-${one.name}`)))}
      </LegendSection>
      <LegendSection title={t('of-said')} lead={t('khan-marks')}>
        {MARK_SYMBOLS.map((one) => renderEntry(one, names(`mark-${one.name}`)))}
      </LegendSection>
    </>
  );
}

const EDGE = -SPACE_WIDTH / 2 - 1;
const BOX = `${EDGE} ${EDGE} ${SPACE_WIDTH + 2} ${SPACE_WIDTH + 2}`;

interface SpaceProps extends Pick<Props, 'names'> {
  readonly look: SpaceView;
  /** Width and height in px. */
  readonly size: number;
}

/** A space with what it shows; decorative, since text next to it says so. */
export function LegendSpace({ look, names, size }: SpaceProps) {
  return (
    <svg viewBox={BOX} width={size} height={size} aria-hidden="true">
      <SpaceDrawing space="0,0" look={look} t={names} />
      {look.guard && <GuardRing by="red" at={{ x: 0, y: 0 }} t={names} />}
    </svg>
  );
}
