import type { Translator } from '../../../i18n/translator.ts';
import { Stepper } from '../../../ui/Stepper.tsx';

interface Props {
  readonly size: readonly [number, number];
  readonly most: number;
  setSize(size: readonly [number, number]): void;
  readonly t: Translator<'khan' | 'tool'>;
}

/** Chooses the size of the board. */
export function BoardSizeForm({ size: [width, height], most, setSize, t }: Props) {
  return (
    <section aria-label={t('size')}>
      <h2>{t('size')}</h2>
      <Stepper
        name={t('size-width')}
        value={width}
        least={SMALLEST}
        most={most}
        setValue={(next) => setSize([next, height])}
        t={t}
      />
      <Stepper
        name={t('size-height')}
        value={height}
        least={SMALLEST}
        most={most}
        setValue={(next) => setSize([width, next])}
        t={t}
      />
    </section>
  );
}

/** Minimum number of rows and columns that can be chosen; a case may have fewer. */
const SMALLEST = 2;
