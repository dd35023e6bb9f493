import { ToggleButton } from '../../../ui/ToggleGroup.tsx';

interface Props {
  readonly count: number;
  readonly most: number;
  /** The largest number with a button of its own. One more button counts further, up to `most`. */
  readonly own: number;
  setCount(count: number): void;
  labelOf(count: number): string;
}

/** Chooses a number by one tap, or by typing its digit. Tapping the chosen number again resets it to zero. */
export function CountButtons({ count, most, own, setCount, labelOf }: Props) {
  const few = Array.from({ length: Math.min(most, own) }, (_, i) => i + 1);
  const isBeyond = count > own;
  const beyond = isBeyond ? count : own + 1;
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
      {most > own && (
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
