import { EDITIONS } from '../../engine/edition.ts';
import { playerIn } from '../../explain/huang/score.ts';
import { HUANG_SCORE } from '../../referee/huang/score.ts';
import { RuleLink } from '../../ui/rule-link.tsx';
import type { MoreProps } from '../shell/tool.ts';
import type { Score, ShortScoreCase } from './kit.ts';
import { isComplete } from './state.ts';

/** Whom other editions would name, where all is entered and they part on it. */
export function OtherEditions({ session, answer, rules, t }: MoreProps<Score>) {
  if (!answer?.answer.ok || !isComplete(session.state)) return null;
  const { winner: own, rulings } = answer.answer;
  if (!rulings.includes('editions-differ')) return null;
  return (
    <ul class="caveats">
      {otherWinners(answer.asked, own).map(({ edition, winner, rule }) => (
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
