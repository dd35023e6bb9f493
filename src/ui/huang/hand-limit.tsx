import { maxHandSize } from '../../engine/huang/hand-limit.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Contest } from '../../referee/huang/contest.ts';

interface Props {
  readonly contest: Contest;
  /** Whether a whole board is known, or the numbers of the conflict alone. */
  readonly isBoard: boolean;
  readonly texts: Translator<'huang-odds'>;
}

/** How many tiles an unknown hand is taken to hold at most; nothing where all hands are known. */
export function HandLimit({ contest, isBoard, texts }: Props) {
  const { position, givers } = contest;
  if (givers.every(({ by }) => position.hands?.[by])) return null;
  return (
    <p class="soft">
      {texts('hand-limit', { most: maxHandSize(position) })} {!isBoard && texts('hand-limit-palace')}
    </p>
  );
}
