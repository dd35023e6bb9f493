import type { StrengthBar } from '../core/strength-bar.ts';
import type { Translator } from '../i18n/translator.ts';

interface Props {
  readonly sides: readonly StrengthBar[];
  /** The colour of the tiles that count. */
  readonly colour: 'red' | 'yellow';
  readonly t: Translator<'tool'>;
}

/**
 * The strengths of the sides of a conflict as bars: filled for the board, outlined for what was committed.
 */
export function StrengthBars({ sides, colour, t }: Props) {
  const most = Math.max(1, ...sides.map(({ onBoard, committed }) => onBoard + committed));
  const hasCommitments = sides.some(({ committed }) => committed > 0);
  return (
    <div class="strengths">
      <ul>
        {sides.map((side) => (
          <li key={side.name} class={side.isAhead ? 'ahead' : ''}>
            <span>{side.name}</span>
            <Bar side={side} most={most} colour={colour} />
            <strong>{side.onBoard + side.committed}</strong>
            {side.committed > 0 && (
              <span class="visually-hidden">
                {t('strength-parts', { board: side.onBoard, committed: side.committed })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {hasCommitments && (
        <p class="soft" aria-hidden="true">
          <Sample kind={`on-board ${colour}`} /> {t('strength-on-board')}{' '}
          <Sample kind={`committed ${colour}`} /> {t('strength-committed')}
        </p>
      )}
    </div>
  );
}

/** One bar. It is an image of the numbers next to it, so it has no text of its own. */
function Bar({ side, most, colour }: { side: StrengthBar; most: number; colour: Props['colour'] }) {
  const { onBoard, committed } = side;
  const unit = BAR_WIDTH / most;
  return (
    <svg viewBox={`0 0 ${BAR_WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="track" width={BAR_WIDTH} height="10" />
      <rect class={`on-board ${colour}`} width={onBoard * unit} height="10" />
      <rect class={`committed ${colour}`} x={onBoard * unit} width={committed * unit} height="10" />
    </svg>
  );
}

const BAR_WIDTH = 100;

/** A small sample of a part of the bars. */
function Sample({ kind }: { kind: string }) {
  return (
    <svg class="sample" viewBox="0 0 10 10" aria-hidden="true">
      <rect class={kind} width="10" height="10" />
    </svg>
  );
}
