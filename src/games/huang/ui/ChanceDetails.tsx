import { useMemo } from 'preact/hooks';
import { makePagePath } from '../../../i18n/paths.ts';
import { ShareChance } from '../../../ui/ShareChance.tsx';
import {
  type ChanceNames,
  describeWinChances,
  explainConsequences,
  formatExactChances,
} from '../explain/win-chances.ts';
import { countKnownTiles } from '../referee/known-tiles.ts';
import { computeStakes } from '../referee/stakes.ts';
import type { ChancesResultProps, ConflictChances } from './chances-panel-props.ts';

interface Props extends ChancesResultProps {
  readonly chancesCase: object;
  readonly answer: ConflictChances;
  /** The probabilities for each possible number of tiles, and the chosen one. */
  readonly chances: ConflictChances['chances'];
  readonly chance: ConflictChances['chances'][number];
  readonly phrases: ChanceNames;
}

/** The exact fractions, the hidden tiles, what a win and a loss would cost, and sharing. */
export function ChanceDetails(props: Props) {
  const { conflict, chance, chancesCase, names, viewer, query, rules, texts } = props;
  const stakes = useMemo(
    () => explainStakes(props),
    [conflict, viewer.by, viewer.side, query, chance.commit],
  );
  const exact = formatExactChances(chance, texts);
  return (
    <>
      {exact && <p>{exact}</p>}
      <HiddenTiles {...props} />
      <p class="soft">{texts(names.hasMap ? 'sight-board' : `sight-${conflict.kind}`)}</p>
      <ul>
        {stakes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p class="row">
        <ShareChance refereeCase={chancesCase} text={() => formatSharedText(props, stakes)} t={texts} />
        <a class="inline" href={`${makePagePath(rules.locale, 'about/')}#unseen`}>
          {texts('how-counted-chance')}
        </a>
      </p>
    </>
  );
}

/** How many tiles are hidden, and whether the viewer can also commit a leader. */
function HiddenTiles({ conflict, viewer, query, answer, texts }: Props) {
  const { unseen } = answer;
  const hasLeader = answer.trace.some((step) => step.step === 'asks' && step.leader);
  return (
    <p>
      {texts(conflict.kind === 'war' ? 'hidden-red' : 'hidden-yellow', {
        ...unseen,
        ...countKnownTiles(conflict, viewer.by, query, unseen.tiles),
      })}{' '}
      {hasLeader && texts('own-leader')}
    </p>
  );
}

/** Sentences on the consequences of winning and losing; only one if the other is impossible. */
function explainStakes({ conflict, viewer, query, names, chance, texts, t }: Props): readonly string[] {
  const { won, lost } = computeStakes(conflict, viewer, query, chance.commit);
  return [
    ...(won ? [texts('price-won', { what: explainConsequences(won, names, t) })] : []),
    ...(lost ? [texts('price-lost', { what: explainConsequences(lost, names, t) })] : []),
  ];
}

/** The result as plain text for a chat. */
function formatSharedText({ chances, phrases, texts }: Props, stakes: readonly string[]): string {
  const lines = chances.map((one) =>
    `${describeWinChances(one, phrases, texts)} ${formatExactChances(one, texts)}`.trimEnd(),
  );
  return [texts('shared-as', { player: phrases.player }), ...lines, '', ...stakes].join('\n');
}
