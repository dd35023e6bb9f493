import type { Translator } from '../../../i18n/translator.ts';
import type { OpenConflict } from '../referee/open-conflict.ts';
import { getMaxHandSize } from '../rules/setup/position.ts';

interface Props {
  readonly conflict: OpenConflict;
  /** Whether the conflict is on a full board, or entered by numbers only. */
  readonly isBoard: boolean;
  readonly texts: Translator<'huang-what-if'>;
}

/** States the assumed size limit of an unknown hand; renders nothing if all hands are known. */
export function HandLimitNote({ conflict, isBoard, texts }: Props) {
  const { position, committers } = conflict;
  if (committers.every(({ by }) => position.hands?.[by])) return null;
  return (
    <p class="soft">
      {texts('hand-limit', { most: getMaxHandSize(position) })} {!isBoard && texts('hand-limit-palace')}
    </p>
  );
}
