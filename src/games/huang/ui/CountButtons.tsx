import { ToggleButton } from '../../../ui/ToggleGroup.tsx';

interface Props {
  readonly count: number;
  readonly most: number;
  /** The largest number with its own button. For larger numbers, the last button counts up to `most`. */
  readonly largestButton: number;
  setCount(count: number): void;
  labelOf(count: number): string;
}

/** Chooses a number by one tap, or by typing its digit. Tapping the chosen number again resets it to zero. */
export function CountButtons({ count, most, largestButton, setCount, labelOf }: Props) {
  const few = Array.from({ length: Math.min(most, largestButton) }, (_, i) => i + 1);
  const isBeyond = count > largestButton;
  const beyond = isBeyond ? count : largestButton + 1;
  const type = ({ key }: KeyboardEvent) => {
    if (/^\d$/.test(key)) setCount(Math.min(Number(key), most));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a digit is a short way to what the buttons do.
    <span class="counts" onKeyDown={type}>
      {few.map((one) => (
        <ToggleButton
          key={one}
          isOn={count === one}
          label={labelOf(one)}
          pick={() => setCount(count === one ? 0 : one)}
        >
          {one}
        </ToggleButton>
      ))}
      {most > largestButton && (
        <ToggleButton
          isOn={isBeyond}
          label={labelOf(beyond)}
          pick={() => setCount(Math.min(isBeyond ? count + 1 : beyond, most))}
        >
          {isBeyond ? count : `${beyond}+`}
        </ToggleButton>
      )}
    </span>
  );
}
