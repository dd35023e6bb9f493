import type { ComponentChildren } from 'preact';
import { DONE } from '../drawings/done.ts';
import { PathSign } from './signs.tsx';

/** Green: it may be done, somebody has won. Vermilion: a rule forbids it. Amber: it is not decided. */
export type Tone = 'yes' | 'no' | 'open';

interface Props {
  /** None while there is nothing to answer yet. */
  readonly tone?: Tone | undefined;
  /** What the seal shows in place of the sign of its tone: who has won, a score. Decoration: the sentence says it. */
  readonly sign?: ComponentChildren;
  /** Who, and how much; what is still to be entered. */
  readonly head: string;
  /** Whether it is read out when it changes; something around it may do so instead. */
  readonly isHeard?: boolean;
  /** What decided, and what stands below it. */
  readonly children?: ComponentChildren;
}

/** The answer of a tool: its seal, one sentence, and what decided. The seal is set anew with every other sentence. */
export function Verdict({ tone, sign, head, isHeard = true, children }: Props) {
  return (
    <div class={tone && `verdict ${tone}${sign ? ' won' : ''}`} role="group" aria-label={tone && head}>
      {tone && (
        <span class="stamp" key={head} aria-hidden="true">
          {sign || (tone === 'yes' ? <PathSign path={DONE} size={26} /> : tone === 'no' ? '×' : '?')}
        </span>
      )}
      <p class="said" aria-live={isHeard ? 'polite' : undefined}>
        {head}
      </p>{' '}
      {children}
    </div>
  );
}
