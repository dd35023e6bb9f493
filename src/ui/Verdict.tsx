import type { ComponentChildren } from 'preact';
import { TICK_ICON } from '../drawings/tick-icon.ts';
import { PathIcon } from './icons.tsx';

/** Green `yes`: allowed, or won. Red `no`: a rule forbids it. Amber `open`: undecided. */
export type VerdictTone = 'yes' | 'no' | 'open';

interface Props {
  /** Undefined while there is no answer yet. */
  readonly tone?: VerdictTone | undefined;
  /** A label above the sentence that says how far it holds; see `VerdictStatus`. */
  readonly tag?: string | undefined;
  /** Replaces the icon of the tone: the winner, or a score. Decorative: the sentence states the same. */
  readonly sign?: ComponentChildren;
  /** The main sentence: who wins and by how much, or what is still to be entered. */
  readonly head: string;
  /** Whether it is a live region; false if a surrounding element is one already. */
  readonly isLiveRegion?: boolean;
  /** The reason, and further content below. */
  readonly children?: ComponentChildren;
}

/** The most characters that a sentence may have to be set like a title. */
const LONGEST_TITLE = 60;

/**
 * The answer of a tool: a label, an icon, one sentence, and the reason. The icon's animation restarts
 * whenever the sentence changes.
 */
export function Verdict({ tone, tag, sign, head, isLiveRegion = true, children }: Props) {
  return (
    <div class={tone && `verdict ${tone}${sign ? ' won' : ''}`} role="group" aria-label={tone && head}>
      {tone && (
        <span class="stamp" key={head} aria-hidden="true">
          {sign || (tone === 'yes' ? <PathIcon path={TICK_ICON} size={26} /> : tone === 'no' ? '×' : '?')}
        </span>
      )}
      <div class="said" aria-live={isLiveRegion ? 'polite' : undefined}>
        {tone && tag && <p class="tag">{tag}</p>}
        <p class={head.length > LONGEST_TITLE ? 'long' : undefined}>{head}</p>
      </div>{' '}
      {children}
    </div>
  );
}
