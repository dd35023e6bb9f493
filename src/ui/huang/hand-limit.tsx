import { maxHandSize } from '../../engine/huang/hand-limit.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Contest } from '../../referee/huang/contest.ts';

interface Props {
  readonly contest: Contest;
  /** Whether the conflict is on a full board, or entered by numbers only. */
  readonly isBoard: boolean;
  readonly texts: Translator<'huang-odds'>;
}

/** Says how many tiles an unknown hand is assumed to hold at most; renders nothing if all hands are known. */
export function HandLimit({ contest, isBoard, texts }: Props) {
  const { position, givers } = contest;
  if (givers.every(({ by }) => position.hands?.[by])) return null;
  return (
    <p class="soft">
      {texts('hand-limit', { most: maxHandSize(position) })} {!isBoard && texts('hand-limit-palace')}
    </p>
  );
}
