import { EDITIONS } from '../../engine/edition.ts';
import { explainVerdict, playerIn } from '../../explain/huang/score.ts';
import type { ErrorAnswer } from '../../referee/answer.ts';
import { HUANG_SCORE, type HuangScoreAnswer } from '../../referee/huang/score.ts';

import type { HuangGame } from '../../saves/huang-game.ts';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { beyondTheBox, emptyFields, isBegun, isComplete, type ShortScoreCase } from './game.ts';
import { Ranking } from './Ranking.tsx';
import type { ScoreTranslator } from './texts.ts';

interface Props {
  readonly game: HuangGame;
  readonly asked: ShortScoreCase;
  readonly answered: HuangScoreAnswer | ErrorAnswer;
  readonly rules: Rules;
  readonly t: ScoreTranslator;
}

/** Who has won and why, everybody's place, and what to know beside it. */
export function Answer({ game, asked, answered, rules, t }: Props) {
  if (!answered.ok) {
    // Everything else is seen to where it is entered.
    if (answered.error.code !== 'twice') throw new Error(`No case: ${JSON.stringify(answered.error)}`);
    return (
      <p class="wrong" role="alert">
        {t('name-twice')}
      </p>
    );
  }
  return (
    <>
      <Verdict {...{ game, answer: answered, rules, t }} />
      <Ranking {...{ game, answer: answered, t }} />
      {isBegun(game) && <Caveats {...{ game, asked, answer: answered, rules, t }} />}
    </>
  );
}

type Answered = Omit<Props, 'answered' | 'asked'> & { readonly answer: HuangScoreAnswer };

/** The verdict in words with its rule; who leads while points are missing. Heard when it changes, not at each digit. */
function Verdict({ game, answer: given, rules, t }: Answered) {
  const isFinal = isComplete(game);
  const [who, why] = explainVerdict(given, t, isFinal);
  const heard = !isBegun(game) ? '' : isFinal ? `${who.text} ${why.text}` : who.text;
  return (
    <div class="verdict">
      <p class="unseen" aria-live="polite">
        {heard}
      </p>
      {isBegun(game) ? (
        <p>
          <strong>{who.text}</strong> {isFinal && why.text}{' '}
          {isFinal && <RuleLink rule={why.rule} rules={rules} t={t} />}
        </p>
      ) : (
        <p>
          {t('enter-first')}{' '}
          <a href="#players" class="inline">
            {t('players-count-now', { count: game.seats.length })}
          </a>
        </p>
      )}
    </div>
  );
}

/** Other editions' winners, points that the box does not hold, empty fields. */
function Caveats({ game, asked, answer: given, rules, t }: Answered & { asked: ShortScoreCase }) {
  const empty = emptyFields(game);
  const isFinal = isComplete(game);
  const others =
    isFinal && given.rulings.includes('editions-differ') ? otherWinners(asked, given.winner) : [];
  return (
    <ul class="caveats">
      {empty > 0 && <li class="soft">{t('field-empty', { count: empty })}</li>}
      {others.map(({ edition, winner, rule }) => (
        <li key={edition}>
          {winner === null
            ? t('other-edition-nobody', { edition: t(`edition-${edition}`) })
            : t('other-edition-winner', {
                edition: t(`edition-${edition}`),
                player: playerIn(winner, t),
              })}{' '}
          <RuleLink rule={rule} rules={rules} t={t} />
        </li>
      ))}
      {beyondTheBox(game).map(({ field, most, sum }) => (
        <li key={field}>
          {field === 'granaries'
            ? t('box-has-granaries', { most, sum })
            : t('box-has', { most, sum, colour: t(`colour-${field}`) })}
        </li>
      ))}
    </ul>
  );
}

/** The editions that would name somebody else, whom, and by which rule. */
function otherWinners(asked: ShortScoreCase, winner: string | null) {
  return EDITIONS.flatMap((edition) => {
    const other = HUANG_SCORE.answer({ ...asked, edition });
    const rule = other.ok ? other.trace.findLast((step) => step.step !== 'won')?.rule : undefined;
    return other.ok && rule && other.winner !== winner ? [{ edition, winner: other.winner, rule }] : [];
  });
}
