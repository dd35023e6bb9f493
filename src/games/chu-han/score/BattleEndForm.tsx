import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { REINFORCEMENT_COUNT } from '../rules/cards/box.ts';
import { MAX_CARD_POINTS } from '../rules/scoring/scoring.ts';
import { BATTLE_SIDES, opponentOf } from '../rules/side.ts';
import type { BattleEndDraft } from '../saves/score.ts';
import { getBattleScore, getGameScore, toBattleEnd, withBattleEnd, withEndDraft } from './state.ts';
import type { BattlePartProps } from './types.ts';

const listNumbers = (most: number) => Array.from({ length: most + 1 }, (_, n) => n);
const CARDS = listNumbers(MAX_CARD_POINTS);
const TAKEN = listNumbers(REINFORCEMENT_COUNT);

interface Props extends BattlePartProps {
  onScored(): void;
}

/**
 * A form for how a battle ended. For the current battle this is a draft that a button scores; for earlier
 * ones each tap corrects it.
 */
export function BattleEndForm(props: Props) {
  const { session, game, at, notes, t } = props;
  const { state } = session;
  const notedEnd = notes.end;
  const draft: BattleEndDraft = notedEnd ?? game.draft;
  const loser = draft.winner && t(`side-${opponentOf(draft.winner)}`);
  const set = (part: Partial<BattleEndDraft>) => {
    const end = notedEnd && toBattleEnd({ ...notedEnd, ...part });
    session.change(end ? withBattleEnd(state, at, end) : withEndDraft(state, part));
  };
  return (
    <>
      <OptionGroup
        title={t('who-won')}
        options={BATTLE_SIDES}
        chosen={draft.winner}
        choose={(winner) => set({ winner })}
        text={(side) => t(`side-${side}`)}
      />
      <OptionGroup
        title={loser ? t('cards-left-of', { side: loser }) : t('cards-left')}
        options={CARDS}
        chosen={draft.cardsLeft}
        choose={(cardsLeft) => set({ cardsLeft })}
        text={(count) => (count === MAX_CARD_POINTS ? `${count}+` : String(count))}
        label={(count) => (count === MAX_CARD_POINTS ? t('five-or-more') : undefined)}
      />
      <OptionGroup
        title={loser ? t('taken-of', { side: loser }) : t('taken')}
        options={TAKEN}
        chosen={draft.reinforcements}
        choose={(reinforcements) => set({ reinforcements })}
        text={String}
      />
      {!notedEnd && <ScoreButton {...props} />}
    </>
  );
}

/** The result of the draft, and the button that scores it. */
function ScoreButton({ session, at, onScored, t }: Props) {
  const { state, settings } = session;
  const end = toBattleEnd(state.draft);
  const after = end && withBattleEnd(state, at, end);
  const scores = after && getBattleScore(getGameScore(after, settings), at).after;
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
          onScored();
        }}
      >
        {t('score-battle')}
      </button>
    </div>
  );
}

interface OptionGroupProps<T> {
  readonly title: string;
  readonly options: readonly T[];
  readonly chosen: T | null;
  choose(one: T): void;
  text(one: T): string;
  /** Accessible name that replaces the visible text. */
  label?(one: T): string | undefined;
}

function OptionGroup<T extends string | number>({
  title,
  options,
  chosen,
  choose,
  text,
  label,
}: OptionGroupProps<T>) {
  return (
    <ToggleGroup name={title} isTitled>
      {options.map((one) => (
        <ToggleButton key={one} label={label?.(one)} isOn={chosen === one} pick={() => choose(one)}>
          {text(one)}
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
}
