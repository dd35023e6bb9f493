import { useMemo } from 'preact/hooks';
import { formatPercent, isImpossible, roundToPercent } from '../../../explain/frequency.ts';
import { ChanceAnswer } from '../../../ui/ChanceAnswer.tsx';
import { ChanceLegend } from '../../../ui/ChanceLegend.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { useScopedState } from '../../../ui/hooks/use-scoped-state.ts';
import { type ChanceNames, describeWinChances } from '../explain/win-chances.ts';
import { countCommitted } from '../referee/chance-inputs.ts';
import { HUANG_CHANCES_HANDLER } from '../referee/chances.ts';
import { createChancesCase } from '../referee/create-chances-case.ts';
import { hasCommittedTooMany } from '../referee/known-tiles.ts';
import { ChanceAssumptions } from './ChanceAssumptions.tsx';
import { ChanceDetails } from './ChanceDetails.tsx';
import type { ChancesResultProps, ConflictChances } from './chances-panel-props.ts';

/** The probability of winning, what it assumes, and all else about it. */
export function ChancesResult(props: ChancesResultProps) {
  const { conflict, setup, viewer, query, ruleFields, texts } = props;
  const chancesCase = useMemo(
    () => createChancesCase(conflict, setup, viewer, query, ruleFields),
    [conflict, setup, viewer.by, viewer.side, query],
  );
  const isPossible = !hasCommittedTooMany(conflict, viewer.by);
  const answer = useMemo(() => isPossible && HUANG_CHANCES_HANDLER.answer(chancesCase), [chancesCase]);
  if (!answer) return <p role="status">{texts('too-many-committed')}</p>;
  if (answer.ok) {
    if (!answer.legal || !('chances' in answer))
      throw new Error(`No conflict: ${JSON.stringify(chancesCase)}`);
    return <FoundChances {...props} chancesCase={chancesCase} answer={answer} />;
  }
  if (answer.error.code !== 'too-many') throw new Error(`No case: ${JSON.stringify(answer.error)}`);
  return (
    <>
      <p role="status">{texts('too-many-seen')}</p>
      <ChanceAssumptions {...props} />
    </>
  );
}

interface FoundChancesProps extends ChancesResultProps {
  readonly chancesCase: object;
  readonly answer: ConflictChances;
}

function FoundChances(props: FoundChancesProps) {
  const { conflict, answer, viewer, names, context, texts } = props;
  const committed = countCommitted(conflict, viewer.by);
  /** Tiles that were committed stay committed, so fewer are not offered. */
  const chances = answer.chances.filter(({ commit }) => commit >= committed);
  const [chosen, choose] = useScopedState<number | null>(`${viewer.by} ${viewer.side} ${committed}`, null);
  const usual = names.hasMap || committed > 0 ? chances[0] : chances.at(-1);
  const chance = chances.find(({ commit }) => commit === chosen) ?? usual;
  if (!chance) throw new Error('No commitment is possible, not even none');
  const { player } = context.words;
  const phrases: ChanceNames = {
    player: player(viewer.by),
    decider: player(props.tieDecider ?? conflict.position.turn),
  };
  return (
    <>
      {!conflict.position.hands?.[viewer.by] && <p class="soft guess">{texts('chance-guess')}</p>}
      <CountChoice chances={chances} chosen={chance} choose={choose} phrases={phrases} texts={texts} />
      <ChanceLegend
        full={texts('dot-won')}
        half={chances.some(({ tie }) => !isImpossible(tie)) ? texts('result-tied') : undefined}
        empty={texts('dot-lost')}
      />
      <ChanceAnswer win={chance.win} tie={chance.tie} sentence={describeWinChances(chance, phrases, texts)} />
      <ChanceAssumptions {...props} />
      <Fold summary={texts('chance-more')}>
        {() => <ChanceDetails {...props} chances={chances} chance={chance} phrases={phrases} />}
      </Fold>
    </>
  );
}

type Chance = ConflictChances['chances'][number];

interface CountChoiceProps extends Pick<ChancesResultProps, 'texts'> {
  readonly chances: readonly Chance[];
  readonly chosen: Chance;
  choose(commit: number): void;
  readonly phrases: ChanceNames;
}

/** Each possible number of tiles with its probability of winning; one is chosen. */
function CountChoice({ chances, chosen, choose, phrases, texts }: CountChoiceProps) {
  const title = texts('by-count', { player: phrases.player });
  return (
    <div role="group" aria-label={title}>
      <p>{title}</p>
      <div class="by-count">
        {chances.map((one) => (
          <button
            key={one.commit}
            type="button"
            aria-pressed={one === chosen}
            aria-label={`${one.commit} ${formatPercent(one.win, texts)}: ${describeWinChances(one, phrases, texts)}`}
            onClick={() => choose(one.commit)}
          >
            <b>{one.commit}</b> <small>{formatPercent(one.win, texts)}</small>
            <Bar percent={roundToPercent(one.win)} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** A bar as long as a probability. It is an image of the number above it, so it has no text of its own. */
function Bar({ percent }: { readonly percent: number }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect class="whole" width="100" height="1" />
      <rect width={percent} height="1" />
    </svg>
  );
}
