import { REINFORCEMENTS } from '../../engine/chu-han/box.ts';
import { MOST_FOR_CARDS } from '../../engine/chu-han/scoring.ts';
import { opponentOf, SIDES } from '../../engine/chu-han/side.ts';
import { sideName } from '../../explain/chu-han/score.ts';
import type { Draft } from '../../saves/chu-han-score.ts';
import { Choice, Segment } from '../../ui/segment.tsx';
import type { PartProps } from './Pad.tsx';
import { battleScoreAt, endOf, notesAt, scoreOf, withDraft, withEnd } from './state.ts';

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, n) => n);
const CARDS = upTo(MOST_FOR_CARDS);
const TAKEN = upTo(REINFORCEMENTS);

interface Props extends PartProps {
  scored(): void;
}

/**
 * How a battle ended. For the current battle this is a draft that a button scores; for earlier ones each tap
 * corrects it.
 */
export function EndForm(props: Props) {
  const { session, game, at, t } = props;
  const { state } = session;
  const noted = notesAt(game, at).end;
  const draft: Draft = noted ?? game.draft;
  const loser = draft.winner && sideName(opponentOf(draft.winner), t);
  const set = (part: Partial<Draft>) => {
    const end = noted && endOf({ ...noted, ...part });
    session.change(end ? withEnd(state, at, end) : withDraft(state, part));
  };
  return (
    <>
      <OneOf
        title={t('who-won')}
        choices={SIDES}
        chosen={draft.winner}
        choose={(winner) => set({ winner })}
        text={(side) => sideName(side, t)}
      />
      <OneOf
        title={loser ? t('cards-left-of', { side: loser }) : t('cards-left')}
        choices={CARDS}
        chosen={draft.cardsLeft}
        choose={(cardsLeft) => set({ cardsLeft })}
        text={(count) => (count === MOST_FOR_CARDS ? `${count}+` : String(count))}
        label={(count) => (count === MOST_FOR_CARDS ? t('five-or-more') : undefined)}
      />
      <OneOf
        title={loser ? t('taken-of', { side: loser }) : t('taken')}
        choices={TAKEN}
        chosen={draft.reinforcements}
        choose={(reinforcements) => set({ reinforcements })}
        text={String}
      />
      {!noted && <ScoreButton {...props} />}
    </>
  );
}

/** The result of the draft, and the button that scores it. */
function ScoreButton({ session, at, scored, t }: Props) {
  const { state, houseRules } = session;
  const end = endOf(state.draft);
  const after = end && withEnd(state, at, end);
  const scores = after && battleScoreAt(scoreOf(after, houseRules), at).after;
  return (
    <div class="scoring">
      <p role="status">{scores ? t('comes-to', { han: scores.han, chu: scores.chu }) : t('score-missing')}</p>
      <button
        type="button"
        class="button first"
        aria-disabled={!after}
        onClick={() => {
          if (!after) return;
          session.change(after);
          scored();
        }}
      >
        {t('score-battle')}
      </button>
    </div>
  );
}

interface OneOfProps<T> {
  readonly title: string;
  readonly choices: readonly T[];
  readonly chosen: T | null;
  choose(one: T): void;
  text(one: T): string;
  /** Accessible name that replaces the visible text. */
  label?(one: T): string | undefined;
}

function OneOf<T extends string | number>({ title, choices, chosen, choose, text, label }: OneOfProps<T>) {
  return (
    <Segment name={title} isTitled>
      {choices.map((one) => (
        <Choice key={one} label={label?.(one)} isOn={chosen === one} pick={() => choose(one)}>
          {text(one)}
        </Choice>
      ))}
    </Segment>
  );
}
