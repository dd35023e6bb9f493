import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import type { Names } from '../../explain/huang/names.ts';
import type { Contest } from '../../referee/huang/contest.ts';
import { Missing } from '../../ui/missing.tsx';
import type { Rules } from '../../ui/rule-link.tsx';
import { Styled } from '../../ui/styled.tsx';
import { useChancesShown } from '../shell/chances-shown.ts';
import { useLater } from '../shell/later.ts';
import type { Controls } from './controls.ts';
import type { AnswerTexts } from './kit.ts';
import { choicesOf, chosenIn } from './state.ts';

interface Props {
  readonly controls: Controls;
  /** The conflict with everything committed so far, including the commitment of this player. */
  readonly contest: Contest;
  /** The side that this player is about to support; null for none. */
  readonly side: number | null;
  readonly by: Dynasty;
  readonly names: Names;
  readonly rules: Rules;
  readonly t: AnswerTexts;
}

/** The probability that the committing player wins, given the unseen tiles. */
export function UnseenTiles({ controls, contest, side, by, names, rules, t }: Props) {
  const { session, state } = controls;
  const areShown = useChancesShown(session);
  const { part, hasFailed, again } = useLater(async () => {
    const { unseenIn } = await import('../../ui/huang/unseen.tsx');
    return unseenIn(rules.locale);
  }, areShown);
  if (hasFailed) return <Missing text={t('more-failed')} again={again} t={t} />;
  if (!areShown || !part) return null;
  const rulings = chosenIn(choicesOf(controls.rules));
  const isUsual = Object.keys(rulings).length === 0;
  return (
    <Styled styles={part.styles}>
      <part.Unseen
        {...{ contest, names, by, rules, t }}
        texts={part.texts}
        setup={state.setup}
        house={{ edition: controls.rules.edition, ...(!isUsual && { rulings }) }}
        players={[by]}
        decides={state.setup.turn}
        chosenSide={side}
        isBoard
        stored={state.outlook}
        change={(outlook) => void session.change({ ...state, outlook })}
      />
    </Styled>
  );
}
