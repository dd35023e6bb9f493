import { Choice } from '../segment.tsx';

interface Props {
  readonly count: number;
  readonly most: number;
  /** So many numbers have a button of their own; the one after them counts on. */
  readonly own: number;
  setCount(count: number): void;
  labelOf(count: number): string;
}

/** A number by one tap, or by its digit. What is chosen is let go by another tap: nothing chosen is none. */
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
        <Choice
          key={one}
          isOn={count === one}
          label={labelOf(one)}
          pick={() => setCount(count === one ? 0 : one)}
        >
          {one}
        </Choice>
      ))}
      {most > own && (
        <Choice
          isOn={isBeyond}
          label={labelOf(beyond)}
          pick={() => setCount(Math.min(isBeyond ? count + 1 : beyond, most))}
        >
          {isBeyond ? count : `${beyond}+`}
        </Choice>
      )}
    </span>
  );
}
