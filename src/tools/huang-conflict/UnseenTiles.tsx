import type { Names } from '../../explain/huang/names.ts';
import type { Contest } from '../../referee/huang/contest.ts';
import { Missing } from '../../ui/missing.tsx';
import type { Rules } from '../../ui/rule-link.tsx';
import { Styled } from '../../ui/styled.tsx';
import { useChancesShown } from '../shell/chances-shown.ts';
import { useLater } from '../shell/later.ts';
import type { Session } from '../shell/session.ts';
import { bystandersOf, questionOf, rulesOf } from './answer.ts';
import type { AnswerTexts, Conflict } from './kit.ts';
import { fightersOf } from './state.ts';

interface Props {
  readonly session: Session<Conflict>;
  readonly contest: Contest;
  readonly names: Names;
  readonly rules: Rules;
  readonly t: AnswerTexts;
}

/**
 * The probability that a player wins. No hands are known here, so the user first chooses whose view it is.
 */
export function UnseenTiles({ session, contest, names, rules, t }: Props) {
  const { state, change, houseRules } = session;
  const areShown = useChancesShown(session);
  const { part, hasFailed, again } = useLater(async () => {
    const { unseenIn } = await import('../../ui/huang/unseen.tsx');
    return unseenIn(rules.locale);
  }, areShown);
  const question = questionOf(state);
  if (hasFailed) return <Missing text={t('more-failed')} again={again} t={t} />;
  if (!areShown || !part || !question) return null;
  const { kind, acting, players } = state;
  const house = rulesOf(state, houseRules);
  const fighters = fightersOf(state);
  return (
    <Styled styles={part.styles}>
      <part.Unseen
        {...{ contest, names, rules, t }}
        texts={part.texts}
        setup={question.setup}
        house={{ edition: house.edition, rulings: { 'bystander-states': bystandersOf(house) } }}
        by={null}
        players={kind === 'revolt' && fighters ? [fighters.attacker, fighters.defender] : players}
        decides={acting}
        chosenSide={null}
        isBoard={false}
        stored={state.outlook}
        change={(outlook) => void change({ ...state, outlook })}
      />
    </Styled>
  );
}
