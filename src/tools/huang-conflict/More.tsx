import { DYNASTIES } from '../../engine/huang/vocabulary.ts';
import { explainBoard } from '../../explain/huang/board.ts';
import { plainBoard } from '../../explain/huang/outcome.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import { DynastySign } from '../../ui/signs.tsx';
import type { MoreProps } from '../shell/tool.ts';
import { withoutOrder } from './answer.ts';
import type { AnswerTexts, Conflict, ConflictAnswer } from './kit.ts';
import { withPlayer } from './state.ts';

export { default as styles } from '../../styles/conflict-more.css?url';
export { lackingIn, stateFrom } from './opened.ts';

export function explain({ answer, names }: ConflictAnswer, _: HuangConflict, t: AnswerTexts) {
  const isPeace = 'result' in answer && answer.result === 'peace';
  if (isPeace) return { steps: [], text: '' };
  const shown = withoutOrder(answer);
  return {
    steps: explainBoard(shown.trace, names, t),
    text: [t('plain-title'), ...plainBoard(shown, names, t)].join('\n'),
  };
}

/** Who sits at the table, two at least. */
export function Below({ session, t }: MoreProps<Conflict>) {
  const { state, change } = session;
  return (
    <>
      <section class="choice" role="group" aria-label={t('who-plays')}>
        <h2>{t('who-plays')}</h2>
        <div class="tabs">
          {DYNASTIES.map((player) => (
            <button
              type="button"
              key={player}
              aria-pressed={state.players.includes(player)}
              onClick={() => change(withPlayer(state, player))}
            >
              <DynastySign dynasty={player} name="" size={24} />
              <span>{t(`dynasty-${player}`)}</span>
            </button>
          ))}
        </div>
      </section>
      <p class="soft">{t('without-board')}</p>
    </>
  );
}

/** The board that was made up for the conflict, to go on with there. */
export function Actions({ answer, follow, t }: MoreProps<Conflict>) {
  return (
    <button
      type="button"
      aria-disabled={!answer}
      onClick={() => {
        if (answer) void follow(answer.asked);
      }}
    >
      {t('to-board')}
    </button>
  );
}
