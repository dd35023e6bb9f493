import { explainBattleOutcome } from '../../explain/chu-han/battle-outcome.ts';
import { explainBattlePoints } from '../../explain/chu-han/battle-points.ts';
import { RuleLink } from '../../ui/rule-link.tsx';
import { judge } from './judge.ts';
import type { PlayProps } from './Playing.tsx';

/** What an answer hangs on: cards that nobody has named, and points that the rulebook leaves open. */
export function Caveats({ bench, judged, rules, t }: PlayProps) {
  const { answer, chance, isFillingDecisive } = judged;
  if (!answer.ok) return null;
  const names = chance && { side: t(`side-${chance.by}`), card: t(`card-${chance.with}`) };
  const points = explainBattlePoints(answer.rulings, t);
  const other = answer.rulings.includes('hangu-pass-doubled') ? otherReading(bench, t) : '';
  return (
    <ul class="caveats">
      {chance?.holds === 'no' && names && <li>{t('cannot-react', names)}</li>}
      {chance?.holds === 'perhaps' && names && <li>{t('filling-reaction', names)}</li>}
      {isFillingDecisive && <li>{t('filling-decides')}</li>}
      {points.map(({ rule, text }) => (
        <li key={rule}>
          {text} {rule === 'chu-han/events/hangu-pass' && other} <RuleLink {...{ rule, rules, t }} />
        </li>
      ))}
    </ul>
  );
}

/** What comes out where the other choice is made on the one point of which a table may choose. */
function otherReading({ table, isPassDoubled }: PlayProps['bench'], t: PlayProps['t']): string {
  const setup = { ...table.setup, isPassDoubled: !isPassDoubled };
  const { answer } = judge({ ...table, setup });
  if (!answer.ok) return '';
  return t('other-reading', { outcome: explainBattleOutcome(answer, t).join(' ') });
}
