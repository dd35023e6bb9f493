import { getSeat } from '../../../shell/seats.ts';
import { TileIcon } from '../../../ui/icons.tsx';
import { RuleCitation, type RuleViewer } from '../../../ui/RuleLink.tsx';
import { Verdict } from '../../../ui/Verdict.tsx';
import { countKhanGame } from '../rules/scoring.ts';
import { isBegunGame } from '../saves/fresh-game.ts';
import type { KhanGame } from '../saves/score.ts';
import { listPlayerTexts } from '../ui/player-names.ts';
import { CountTable } from './CountTable.tsx';
import { explainCount } from './explain.ts';
import { isFinal, listCounts } from './state.ts';
import type { InitialKhanScoreTranslator, KhanScoreAnswer } from './types.ts';

/** Determines the winner among the players whose points are complete. */
export function computeAnswer(state: KhanGame): KhanScoreAnswer {
  const counts = listCounts(state);
  return { refereeCase: { counts }, answer: countKhanGame(counts) };
}

interface Props {
  readonly state: KhanGame;
  readonly answer: KhanScoreAnswer;
  readonly rules: RuleViewer;
  readonly t: InitialKhanScoreTranslator;
}

/** The verdict with its reason, the points of all players line by line, and what is not known for certain. */
export function AnswerPanel(props: Props) {
  const { state, answer, t } = props;
  return (
    <>
      <CountVerdict {...props} />
      <CountTable state={state} answer={answer.answer} t={t} />
      {isBegunGame(state) && (
        <ul class="caveats soft">
          <li>{t('note-shared')}</li>
          <li>{t('note-bonus')}</li>
          <li>{t('line-sources')}</li>
        </ul>
      )}
    </>
  );
}

/** The verdict with its rule and its source; what to enter first while fewer than two players are counted. */
function CountVerdict({ state, answer, rules, t }: Props) {
  const names = listPlayerTexts(state, t);
  const verdict = explainCount(answer.answer, isFinal(state), names, t);
  if (!verdict) return <EnterFirst state={state} t={t} />;
  const { tone, tag, who, why, source } = verdict;
  const { winner } = answer.answer;
  return (
    <Verdict
      tone={tone}
      tag={tag}
      sign={tone === 'yes' && winner !== null && <WinnerSign state={state} winner={winner} />}
      head={who.text}
    >
      <p>{why.text}</p>
      <RuleCitation rule={why.rule} rules={rules} t={t} />
      <p class="soft">{source}</p>
    </Verdict>
  );
}

function EnterFirst({ state, t }: Pick<Props, 'state' | 't'>) {
  return (
    <p>
      {t('enter-first')}{' '}
      {!isBegunGame(state) && (
        <a href="#players" class="inline">
          {t('players-count-now', { count: state.seats.length })}
        </a>
      )}
    </p>
  );
}

/** The colour of the winner. */
function WinnerSign({ state, winner }: Pick<Props, 'state'> & { readonly winner: number }) {
  const { colour } = getSeat(state, winner);
  return <TileIcon colour={colour} size={48} />;
}
