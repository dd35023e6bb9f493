import { ChanceDots } from './ChanceDots.tsx';

interface Props {
  /** What a full, a half and an empty dot stand for; undefined if there is no such dot. */
  readonly full: string;
  readonly half?: string | undefined;
  readonly empty: string;
}

/** What the dots of a probability stand for. Rendered above them. */
export function ChanceLegend({ full, half, empty }: Props) {
  return (
    <p class="soft legend">
      <Entry full={1} half={0} text={full} />
      {half && <Entry full={0} half={1} text={half} />}
      <Entry full={0} half={0} text={empty} />
    </p>
  );
}

interface EntryProps {
  readonly full: number;
  readonly half: number;
  readonly text: string;
}

function Entry({ text, ...dots }: EntryProps) {
  return (
    <span>
      <ChanceDots of={1} {...dots} /> {text}
    </span>
  );
}
