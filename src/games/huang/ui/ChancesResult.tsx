import { useMemo, useState } from 'preact/hooks';
import { countWinAndTieDots, isImpossible } from '../../../explain/frequency.ts';
import { makePagePath, SITE_ROOT } from '../../../i18n/paths.ts';
import { makeLink } from '../../../share/link.ts';
import { copyText, shareResult } from '../../../ui/browser/share-dialog.ts';
import { ChanceDots } from '../../../ui/ChanceDots.tsx';
import { useScopedState } from '../../../ui/hooks/use-scoped-state.ts';
import {
  describeWinChances,
  explainConsequences,
  formatExactChances,
  formatTieDecider,
} from '../explain/win-chances.ts';
import {
  type ChanceViewer,
  countCommitted,
  countKnownTiles,
  createChancesCase,
  hasCommittedTooMany,
} from '../referee/chance-inputs.ts';
import { HUANG_CHANCES_HANDLER, type HuangChancesAnswer } from '../referee/chances.ts';
import { computeStakes } from '../referee/stakes.ts';
import type { ChanceQuery } from '../saves/chance-query.ts';
import type { ChancesPanelProps } from './chances-panel-props.ts';

type Props = ChancesPanelProps & {
  readonly query: ChanceQuery;
  readonly viewer: ChanceViewer;
};
type Chances = Extract<HuangChancesAnswer, { readonly chances: unknown }>;

/** The probability of winning, and what a win and a loss would cost. */
export function ChancesResult(props: Props) {
  const { conflict, viewer, texts } = props;
  if (hasCommittedTooMany(conflict, viewer.by)) return <p role="status">{texts('too-many-committed')}</p>;
  return <ComputedChances {...props} />;
}

function ComputedChances(props: Props) {
  const { conflict, setup, viewer, query, ruleFields, texts } = props;
  const chancesCase = useMemo(
    () => createChancesCase(conflict, setup, viewer, query, ruleFields),
    [conflict, setup, viewer.by, viewer.side, query],
  );
  const answer = useMemo(() => HUANG_CHANCES_HANDLER.answer(chancesCase), [chancesCase]);
  if (!answer.ok) {
    if (answer.error.code !== 'too-many') throw new Error(`No case: ${JSON.stringify(answer.error)}`);
    return <p role="status">{texts('too-many-seen')}</p>;
  }
  if (!answer.legal || !('chances' in answer)) throw new Error(`No conflict: ${JSON.stringify(chancesCase)}`);
  return <ChancesDetails {...props} chancesCase={chancesCase} answer={answer} />;
}

type ChancesDetailsProps = Props & { readonly chancesCase: object; readonly answer: Chances };

function ChancesDetails(props: ChancesDetailsProps) {
  const { conflict, answer, viewer, tieDecider, isBoard, chancesCase, rules, texts, t } = props;
  const committed = countCommitted(conflict, viewer.by);
  /** Tiles that were committed stay committed, so fewer are not offered. */
  const chances = answer.chances.filter(({ commit }) => commit >= committed);
  const [chosen, choose] = useScopedState<number | null>(`${viewer.by} ${viewer.side} ${committed}`, null);
  const usual = isBoard || committed > 0 ? chances[0] : chances.at(-1);
  const chance = chances.find(({ commit }) => commit === chosen) ?? usual;
  if (!chance) throw new Error('Nothing can be given, not even nothing');
  const decider = formatTieDecider(tieDecider ?? viewer.by, t);
  return (
    <>
      <HiddenTiles {...props} />
      <p class="soft">{texts(isBoard ? 'sight-board' : `sight-${conflict.kind}`)}</p>
      <Rows chances={chances} chance={chance} choose={choose} decider={decider} texts={texts} />
      <p role="status">
        <strong>{describeWinChances(chance, decider, texts)}</strong>{' '}
        <small class="soft">{formatExactChances(chance, texts)}</small>
      </p>
      <Stakes {...props} tiles={chance.commit} />
      <p class="row">
        <ShareChance
          chancesCase={chancesCase}
          text={() => formatSharedText(props, chance.commit)}
          texts={texts}
        />
        <a class="inline" href={`${makePagePath(rules.locale, 'about/')}#unseen`}>
          {texts('how-counted-chance')}
        </a>
      </p>
    </>
  );
}

/** How many tiles are hidden, and whether the viewer can also commit a leader. */
function HiddenTiles({ conflict, viewer, query, answer, texts }: ChancesDetailsProps) {
  const { unseen } = answer;
  const hasLeader = answer.trace.some((step) => step.step === 'asks' && step.leader);
  return (
    <p>
      {texts(conflict.kind === 'war' ? 'hidden-red' : 'hidden-yellow', {
        ...unseen,
        ...countKnownTiles(conflict, viewer.by, query, unseen.tiles),
      })}{' '}
      {hasLeader && texts('your-leader')}
    </p>
  );
}

interface RowsProps extends Pick<Props, 'texts'> {
  readonly chances: Chances['chances'];
  readonly chance: Chances['chances'][number];
  choose(commit: number): void;
  readonly decider: string;
}

/** For each possible number of tiles, the probability that they win. */
function Rows({ chances, chance, choose, decider, texts }: RowsProps) {
  const isTied = chances.some(({ tie }) => !isImpossible(tie));
  return (
    <>
      <div class="by-count" role="group" aria-label={texts('by-count')}>
        <span aria-hidden="true">{texts('by-count')}</span>
        {chances.map((one) => (
          <Row
            key={one.commit}
            chance={one}
            isOn={one === chance}
            pick={() => choose(one.commit)}
            label={describeWinChances(one, decider, texts)}
          />
        ))}
      </div>
      <p class="soft">
        {texts('dots-of')} <ChanceDots of={1} full={1} half={0} /> {texts('dot-won')},{' '}
        {isTied && (
          <>
            <ChanceDots of={1} full={0} half={1} /> {texts('dot-tied')},{' '}
          </>
        )}
        <ChanceDots of={1} full={0} half={0} /> {texts('dot-lost')}.
      </p>
    </>
  );
}

interface RowProps {
  readonly chance: Chances['chances'][number];
  readonly isOn: boolean;
  readonly label: string;
  pick(): void;
}

/** One row: a number of tiles and its probability of winning. */
function Row({ chance: { commit, win, tie }, isOn, label, pick }: RowProps) {
  const dots = countWinAndTieDots(win, tie);
  return (
    <button type="button" aria-pressed={isOn} aria-label={`${commit}: ${label}`} onClick={pick}>
      <span>{commit}</span>
      <ChanceDots full={dots.win} half={dots.tie} />
    </button>
  );
}

/** Sentences on the consequences of winning and losing; only one if the other is impossible. */
function explainStakes(
  { conflict, viewer, query, names, texts, t }: Props,
  tiles: number,
): readonly string[] {
  const { won, lost } = computeStakes(conflict, viewer, query, tiles);
  return [
    ...(won ? [texts('price-won', { what: explainConsequences(won, names, t) })] : []),
    ...(lost ? [texts('price-lost', { what: explainConsequences(lost, names, t) })] : []),
  ];
}

function Stakes(props: Props & { readonly tiles: number }) {
  const { conflict, viewer, query, tiles } = props;
  const lines = useMemo(() => explainStakes(props, tiles), [conflict, viewer.by, viewer.side, query, tiles]);
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The result as plain text for a chat. */
function formatSharedText(props: ChancesDetailsProps, tiles: number): string {
  const { conflict, answer, viewer, tieDecider, texts, t } = props;
  const decider = formatTieDecider(tieDecider ?? viewer.by, t);
  const committed = countCommitted(conflict, viewer.by);
  const chances = answer.chances.filter(({ commit }) => commit >= committed);
  const lines = chances.map((one) =>
    `${describeWinChances(one, decider, texts)} ${formatExactChances(one, texts)}`.trimEnd(),
  );
  const head = texts('shared-as', { player: t(`the-${viewer.by}`) });
  return [head, ...lines, '', ...explainStakes(props, tiles)].join('\n');
}

interface ShareProps {
  readonly chancesCase: object;
  text(): string;
  readonly texts: ChancesPanelProps['texts'];
}

/** Shares the probability, with a link that opens the same question. */
function ShareChance({ chancesCase, text, texts }: ShareProps) {
  const [status, setStatus] = useState('');
  const [byHand, setByHand] = useState('');
  const share = async () => {
    const url = `${location.origin}${SITE_ROOT}open/#${await makeLink(chancesCase)}`;
    const what = text();
    if (await shareResult(what, url)) return;
    const isCopied = await copyText(`${what}\n${url}`);
    setStatus(texts(isCopied ? 'chance-copied' : 'chance-not-copied'));
    setByHand(isCopied ? '' : `${what}\n${url}`);
  };
  const fail = (error: unknown) => {
    console.warn(error);
    setStatus(texts('chance-not-copied'));
  };
  return (
    <>
      <button type="button" onClick={() => void share().catch(fail)}>
        {texts('share-chance')}
      </button>
      <span role="status">{status}</span>
      {byHand && <textarea readOnly rows={5} aria-label={texts('share-chance')} value={byHand} />}
    </>
  );
}
