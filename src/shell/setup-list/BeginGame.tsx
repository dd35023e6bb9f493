import { useState } from 'preact/hooks';
import type { Translator } from '../../i18n/translator.ts';

/** The name of a tool and the address of its page. */
export interface ToolLink {
  readonly name: string;
  readonly href: string;
}

/** What is to be decided before a game can begin. */
interface MissingDecision {
  readonly label: string;
  /** Brings the place where it is decided into view. */
  show(): void;
}

interface Props {
  /** What a tap on “Begin the game” does. */
  readonly lead: string;
  /** Stores the beginning of the game; rejects if that fails. */
  begin(): Promise<void>;
  /** What is to be decided first, and the way to it; it takes the place of the button. */
  readonly missing?: MissingDecision | undefined;
  /** Where the players arrive; listed once the game has begun. */
  readonly tools: readonly ToolLink[];
  readonly t: Translator<'tonight'>;
}

/** Hands the players to the tools of the game, and links these. */
export function BeginGame({ lead, begin, missing, tools, t }: Props) {
  const [state, setState] = useState<'open' | 'begun' | 'failed'>('open');
  const press = () => {
    begin().then(
      () => setState('begun'),
      (error: unknown) => {
        console.warn(error);
        setState('failed');
      },
    );
  };
  return (
    <section>
      <h2>{t('tonight-begin')}</h2>
      <p class="soft">{lead}</p>
      <button type="button" class={missing ? '' : 'first'} onClick={missing?.show ?? press}>
        {missing?.label ?? t('tonight-begin')}
      </button>
      <p role="status">{state !== 'open' && t(`tonight-${state}`)}</p>
      {state === 'begun' && (
        <p class="row">
          {tools.map(({ name, href }) => (
            <a key={href} class="button" href={href}>
              {name}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
