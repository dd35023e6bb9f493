import { NumberField } from '../../../ui/NumberField.tsx';
import { SquareButton } from '../../../ui/SquareButton.tsx';
import type { WinChancesTranslator } from '../explain/win-chances.ts';
import type { TileSplit } from '../referee/chance-inputs.ts';

interface Props {
  /** Whose tiles, or which tiles. */
  readonly label: string;
  readonly matching: 'red' | 'yellow';
  readonly pair: TileSplit;
  readonly most: TileSplit;
  setMatching(count: number): void;
  setOthers(count: number): void;
  readonly t: WinChancesTranslator;
}

/** Two steppers in a row: tiles of the colour that counts, and other tiles. */
export function PairSteppers({ label, matching, pair, most, setMatching, setOthers, t }: Props) {
  const formatName = (what: string) => t('pair-name', { where: label, what });
  return (
    <div role="group" aria-label={label}>
      <p>{label}</p>
      <div class="pair">
        <Stepper
          what={t(`pair-${matching}`)}
          name={formatName(t(`pair-${matching}`))}
          value={pair.matching}
          most={most.matching}
          setValue={setMatching}
          t={t}
        />
        <Stepper
          what={t('pair-others')}
          name={formatName(t('pair-others'))}
          value={pair.others}
          most={most.others}
          setValue={setOthers}
          t={t}
        />
      </div>
    </div>
  );
}

interface StepperProps {
  /** What is counted: the visible label, and the accessible name. */
  readonly what: string;
  readonly name: string;
  readonly value: number;
  readonly most: number;
  setValue(value: number): void;
  readonly t: WinChancesTranslator;
}

function Stepper({ what, name, value, most, setValue, t }: StepperProps) {
  const to = (wanted: number) => setValue(Math.min(Math.max(wanted, 0), Math.max(most, 0)));
  return (
    <div class="counted">
      <span aria-hidden="true">{what}</span>
      <SquareButton label={t('one-less', { what: name })} isOff={value <= 0} press={() => to(value - 1)}>
        −
      </SquareButton>
      <NumberField name={name} value={value} want={to} />
      <SquareButton label={t('one-more', { what: name })} isOff={value >= most} press={() => to(value + 1)}>
        +
      </SquareButton>
    </div>
  );
}
