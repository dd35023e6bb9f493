import { Fragment } from 'preact';
import type { CitedSentence } from '../../../explain/sentence.ts';
import { countEmptyCells, isComplete } from '../../../shell/score-sheet/sheet.ts';
import type { ToolSettings } from '../../../shell/tool-types.ts';
import { DynastyIcon, TileIcon } from '../../../ui/icons.tsx';
import { RuleCitation, RuleLink, type RuleViewer } from '../../../ui/RuleLink.tsx';
import { Verdict } from '../../../ui/Verdict.tsx';
import { explainOtherEditions } from '../explain/other-editions.ts';
import { explainScoreVerdict, findDecidingColour, isDrawPrinted } from '../explain/score.ts';
import { HUANG_SCORE_HANDLER, type HuangScoreAnswer } from '../referee/score.ts';
import type { HuangGame } from '../saves/score.ts';
import { listNamedPlayers, namePlayersOfGame } from './player-ids.ts';
import { RankingTable } from './RankingTable.tsx';
import { caseOf, isBegun, listBoxExcesses, toCompleteCase, toSheet } from './state.ts';
import type {
  FinalScoreAnswer,
  HuangScoreTypes,
  InitialHuangScoreTranslator,
  ShortScoreCase,
} from './types.ts';

/** Determines the winner: among all players, and among those whose points are complete. */
export function computeAnswer(
  state: HuangGame,
  { edition }: ToolSettings<HuangScoreTypes>,
): FinalScoreAnswer {
  const refereeCase = caseOf(state, edition);
  const complete = toCompleteCase(state, refereeCase);
  return { refereeCase, answer: scoreGame(refereeCase), soFar: complete ? scoreGame(complete) : null };
}

/** Answers a case of this tool. The form prevents invalid ones. */
function scoreGame(refereeCase: ShortScoreCase): HuangScoreAnswer {
  const answer = HUANG_SCORE_HANDLER.answer(refereeCase);
  if (!answer.ok) throw new Error(`No case: ${JSON.stringify(answer.error)}`);
  return answer;
}

interface Props {
  readonly state: HuangGame;
  readonly answer: FinalScoreAnswer;
  readonly rules: RuleViewer;
  readonly t: InitialHuangScoreTranslator;
}

/** The winner with the reason, the ranking of all players, and further notes. */
export function AnswerPanel({ state, answer, rules, t }: Props) {
  const { refereeCase, answer: fullAnswer, soFar } = answer;
  return (
    <>
      <Winner state={state} refereeCase={refereeCase} soFar={soFar} rules={rules} t={t} />
      <RankingTable state={state} answer={fullAnswer} soFar={soFar} t={t} />
      {isBegun(state) && <Caveats state={state} t={t} />}
    </>
  );
}

/**
 * The verdict in words with its rule. While points are missing: who leads, once two players are complete.
 * Screen readers announce it when it changes, not after each digit.
 */
function Winner(props: Omit<Props, 'answer'> & Pick<FinalScoreAnswer, 'refereeCase' | 'soFar'>) {
  const { state, refereeCase, soFar, rules, t } = props;
  const isFinal = isComplete(toSheet(state));
  const names = namePlayersOfGame(state, t);
  const [who, why] = soFar ? explainScoreVerdict(soFar, t, isFinal, names) : [];
  const isSettled = soFar?.winner !== null || isDrawPrinted(refereeCase.edition);
  const announcement = isFinal ? `${who?.text} ${why?.text}` : who?.text;
  return (
    <>
      <p class="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      {isFinal && soFar && who && why ? (
        <Verdict
          tone={isSettled ? 'yes' : 'open'}
          tag={t(isSettled ? 'verdict-final' : 'verdict-unsettled')}
          sign={soFar.winner !== null ? <WinnerSign state={state} winner={soFar.winner} /> : isSettled && '='}
          head={who.text}
          isLiveRegion={false}
        >
          <p class="decided">
            <DecidingColour answer={soFar} />
            <span>{why.text}</span>
          </p>
          <RuleCitation rule={why.rule} rules={rules} t={t} />
          <OtherEditions sentences={explainOtherEditions(refereeCase, soFar, names, t)} rules={rules} t={t} />
        </Verdict>
      ) : who ? (
        <p>
          <strong>{who.text}</strong>
        </p>
      ) : (
        <EnterFirst state={state} t={t} />
      )}
    </>
  );
}

/** What to enter first; before anything is entered, with a link to the players. */
function EnterFirst({ state, t }: Pick<Props, 'state' | 't'>) {
  return (
    <p class="enter-first">
      {t('enter-first')}{' '}
      {!isBegun(state) && (
        <a href="#players" class="inline">
          {t('players-count-now', { count: state.seats.length })}
        </a>
      )}
    </p>
  );
}

/** The edition that was applied, and the winner under another edition if that differs. */
function OtherEditions(props: Pick<Props, 'rules' | 't'> & { readonly sentences: readonly CitedSentence[] }) {
  const { sentences, rules, t } = props;
  const [applied, ...others] = sentences;
  if (!applied) return null;
  return (
    <p>
      {applied.text}{' '}
      {others.map(({ rule, text }) => (
        <Fragment key={text}>
          {text} <RuleLink rule={rule} rules={rules} t={t} />{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** The animal of the winner. */
function WinnerSign({ state, winner }: { state: HuangGame; winner: string }) {
  const player = listNamedPlayers(state).find(({ id }) => id === winner);
  return <DynastyIcon dynasty={player?.dynasty ?? null} name={winner} size={48} />;
}

/** The colour that decided for the winner, if the sentence does not name it. */
function DecidingColour({ answer }: { answer: HuangScoreAnswer }) {
  const colour = findDecidingColour(answer);
  return colour ? <TileIcon colour={colour} size={28} /> : null;
}

/** Warns of points that exceed the contents of the box, and of empty fields. */
function Caveats({ state, t }: Pick<Props, 'state' | 't'>) {
  const empty = countEmptyCells(toSheet(state));
  return (
    <ul class="caveats">
      {empty > 0 && <li class="soft">{t('field-empty', { count: empty })}</li>}
      {listBoxExcesses(state).map(({ field, most, sum }) => (
        <li key={field}>
          {field === 'granaries'
            ? t('box-has-granaries', { most, sum })
            : t('box-has', { most, sum, colour: t(`colour-${field}`) })}
        </li>
      ))}
    </ul>
  );
}
