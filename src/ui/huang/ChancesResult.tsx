import { useMemo, useState } from 'preact/hooks';
import { countWinAndTieDots, isImpossible } from '../../explain/frequency.ts';
import {
  describeWinChances,
  explainConsequences,
  formatExactChances,
  formatTieDecider,
} from '../../explain/huang/win-chances.ts';
import { makePagePath, SITE_ROOT } from '../../i18n/paths.ts';
import {
  countCommitted,
  countKnownTiles,
  createChancesCase,
  hasCommittedTooMany,
  type Viewer,
} from '../../referee/huang/chance-inputs.ts';
import type { HuangChancesAnswer } from '../../referee/huang/chances.ts';
import { HUANG_CHANCES_HANDLER } from '../../referee/huang/chances.ts';
import { computeStakes } from '../../referee/huang/stakes.ts';
import type { ChanceQuery } from '../../saves/chance-query.ts';
import { makeLink } from '../../share/link.ts';
import { ChanceDots } from '../ChanceDots.tsx';
import { copyText, shareResult } from '../share-dialog.ts';
import { useScopedState } from '../use-scoped-state.ts';
import type { ChancesPanelProps } from './ChancesPanel.tsx';

type Props = ChancesPanelProps & {
  readonly outlook: ChanceQuery;
  readonly viewer: Viewer;
};
type Chances = Extract<HuangChancesAnswer, { readonly chances: unknown }>;

/** The probability of winning, and what a win and a loss would cost. */
export function ChancesResult(props: Props) {
  const { contest, viewer, texts } = props;
  if (hasCommittedTooMany(contest, viewer.by)) return <p role="status">{texts('too-many-committed')}</p>;
  return <Asked {...props} />;
}

function Asked(props: Props) {
  const { contest, setup, viewer, outlook, house, texts } = props;
  const asked = useMemo(
    () => createChancesCase(contest, setup, viewer, outlook, house),
    [contest, setup, viewer.by, viewer.side, outlook],
  );
  const answer = useMemo(() => HUANG_CHANCES_HANDLER.answer(asked), [asked]);
  if (!answer.ok) {
    if (answer.error.code !== 'too-many') throw new Error(`No case: ${JSON.stringify(answer.error)}`);
    return <p role="status">{texts('too-many-seen')}</p>;
  }
  if (!answer.legal || !('chances' in answer)) throw new Error(`No conflict: ${JSON.stringify(asked)}`);
  return <Counted {...props} asked={asked} answer={answer} />;
}

type CountedProps = Props & { readonly asked: object; readonly answer: Chances };

function Counted(props: CountedProps) {
  const { contest, outlook, answer, viewer, decides, isBoard, asked, rules, texts, t } = props;
  const { unseen } = answer;
  const committed = countCommitted(contest, viewer.by);
  /** Tiles that were committed stay committed, so fewer are not offered. */
  const chances = answer.chances.filter(({ commit }) => commit >= committed);
  const [chosen, choose] = useScopedState<number | null>(`${viewer.by} ${viewer.side} ${committed}`, null);
  const usual = isBoard || committed > 0 ? chances[0] : chances.at(-1);
  const chance = chances.find(({ commit }) => commit === chosen) ?? usual;
  if (!chance) throw new Error('Nothing can be given, not even nothing');
  const decider = formatTieDecider(decides ?? viewer.by, t);
  const hasLeader = answer.trace.some((step) => step.step === 'asks' && step.leader);
  return (
    <>
      <p>
        {texts(contest.kind === 'war' ? 'unseen-red' : 'unseen-yellow', {
          ...unseen,
          ...countKnownTiles(contest, viewer.by, outlook, unseen.tiles),
        })}{' '}
        {hasLeader && texts('your-leader')}
      </p>
      <p class="soft">{texts(isBoard ? 'sight-board' : `sight-${contest.kind}`)}</p>
      <Rows chances={chances} chance={chance} choose={choose} decider={decider} texts={texts} />
      <p role="status">
        <strong>{describeWinChances(chance, decider, texts)}</strong>{' '}
        <small class="soft">{formatExactChances(chance, texts)}</small>
      </p>
      <Prices {...props} tiles={chance.commit} />
      <p class="row">
        <ShareChance asked={asked} text={() => sharedText(props, chance.commit)} texts={texts} />
        <a class="inline" href={`${makePagePath(rules.locale, 'how-likely/')}#unseen`}>
          {texts('how-counted-chance')}
        </a>
      </p>
    </>
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
            said={describeWinChances(one, decider, texts)}
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
  readonly said: string;
  pick(): void;
}

/** One row: a number of tiles and its probability of winning. */
function Row({ chance: { commit, win, tie }, isOn, said, pick }: RowProps) {
  const dots = countWinAndTieDots(win, tie);
  return (
    <button type="button" aria-pressed={isOn} aria-label={`${commit}: ${said}`} onClick={pick}>
      <span>{commit}</span>
      <ChanceDots full={dots.win} half={dots.tie} />
    </button>
  );
}

/** Sentences on the consequences of winning and losing; only one if the other is impossible. */
function pricesOf({ contest, viewer, outlook, names, texts, t }: Props, tiles: number): readonly string[] {
  const { won, lost } = computeStakes(contest, viewer, outlook, tiles);
  return [
    ...(won ? [texts('price-won', { what: explainConsequences(won, names, t) })] : []),
    ...(lost ? [texts('price-lost', { what: explainConsequences(lost, names, t) })] : []),
  ];
}

function Prices(props: Props & { readonly tiles: number }) {
  const { contest, viewer, outlook, tiles } = props;
  const lines = useMemo(() => pricesOf(props, tiles), [contest, viewer.by, viewer.side, outlook, tiles]);
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The result as plain text for a chat. */
function sharedText(props: CountedProps, tiles: number): string {
  const { contest, answer, viewer, decides, texts, t } = props;
  const decider = formatTieDecider(decides ?? viewer.by, t);
  const committed = countCommitted(contest, viewer.by);
  const chances = answer.chances.filter(({ commit }) => commit >= committed);
  const lines = chances.map(
    (one) => `${describeWinChances(one, decider, texts)} ${formatExactChances(one, texts)}`,
  );
  const head = texts('shared-as', { player: t(`dynasty-${viewer.by}`) });
  return [head, ...lines, '', ...pricesOf(props, tiles)].join('\n');
}

interface ShareProps {
  readonly asked: object;
  text(): string;
  readonly texts: ChancesPanelProps['texts'];
}

/** Shares the probability, with a link that opens the same question. */
function ShareChance({ asked, text, texts }: ShareProps) {
  const [said, say] = useState('');
  const [byHand, setByHand] = useState('');
  const share = async () => {
    const url = `${location.origin}${SITE_ROOT}open/#${await makeLink(asked)}`;
    const what = text();
    if (await shareResult(what, url)) return;
    const isCopied = await copyText(`${what}\n${url}`);
    say(texts(isCopied ? 'chance-copied' : 'chance-not-copied'));
    setByHand(isCopied ? '' : `${what}\n${url}`);
  };
  const fail = (error: unknown) => {
    console.warn(error);
    say(texts('chance-not-copied'));
  };
  return (
    <>
      <button type="button" onClick={() => void share().catch(fail)}>
        {texts('share-chance')}
      </button>
      <span role="status">{said}</span>
      {byHand && <textarea readOnly rows={5} aria-label={texts('share-chance')} value={byHand} />}
    </>
  );
}
