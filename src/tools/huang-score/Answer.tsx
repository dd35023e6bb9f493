import { Fragment } from 'preact';
import { explainOtherEditions } from '../../explain/huang/other-editions.ts';
import { explainVerdict, totalsOf } from '../../explain/huang/score.ts';
import type { Sentence } from '../../explain/sentence.ts';
import { HUANG_SCORE, type HuangScoreAnswer } from '../../referee/huang/score.ts';
import type { HuangGame } from '../../saves/huang-game.ts';
import { Ground, RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { DynastySign, KindSign } from '../../ui/signs.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import type { HouseRules } from '../shell/tool.ts';
import type { Score, ScoreAnswer, ScoreTexts } from './kit.ts';
import { PLACES, Ranking } from './Ranking.tsx';
import { beyondTheBox, caseOf, completeCaseOf, emptyFields, isBegun, isComplete, playerOf } from './state.ts';

/** Determines the winner: among all players, and among those whose points are complete. */
export function answerOf(state: HuangGame, { edition }: HouseRules<Score>): ScoreAnswer {
  const asked = caseOf(state, edition);
  const answer = HUANG_SCORE.answer(asked);
  const complete = completeCaseOf(state, asked);
  const soFar = answer.ok && complete ? HUANG_SCORE.answer(complete) : null;
  return { asked, answer, soFar: soFar?.ok ? soFar : null };
}

interface Props {
  readonly state: HuangGame;
  readonly answer: ScoreAnswer;
  readonly rules: Rules;
  readonly t: ScoreTexts;
}

/** The winner with the reason, the ranking of all players, and further notes. */
export function Answer({ state, answer, rules, t }: Props) {
  const { asked, answer: whole, soFar } = answer;
  if (!whole.ok) {
    // All other errors are prevented or shown in the form.
    if (whole.error.code !== 'twice') throw new Error(`No case: ${JSON.stringify(whole.error)}`);
    return (
      <p class="wrong" role="alert">
        {t('name-twice')}
      </p>
    );
  }
  return (
    <>
      <Winner state={state} asked={asked} soFar={soFar} rules={rules} t={t} />
      <Ranking state={state} answer={whole} soFar={soFar} t={t} />
      {isBegun(state) && <Caveats state={state} t={t} />}
    </>
  );
}

/**
 * The verdict in words with its rule. While points are missing: who leads, once two players are complete.
 * Screen readers announce it when it changes, not after each digit.
 */
function Winner(props: Omit<Props, 'answer'> & Pick<ScoreAnswer, 'asked' | 'soFar'>) {
  const { state, asked, soFar, rules, t } = props;
  const isFinal = isComplete(state);
  const [who, why] = soFar ? explainVerdict(soFar, t, isFinal) : [];
  const heard = isFinal ? `${who?.text} ${why?.text}` : who?.text;
  return (
    <>
      <p class="unseen" aria-live="polite">
        {heard}
      </p>
      {isFinal && soFar && who && why ? (
        <Verdict
          tone={soFar.winner === null ? 'open' : 'yes'}
          sign={soFar.winner !== null && <WinnerSign state={state} winner={soFar.winner} />}
          head={who.text}
          isHeard={false}
        >
          <p class="decided">
            <DecidingColour answer={soFar} t={t} />
            <span>{why.text}</span>
          </p>
          <Ground rule={why.rule} rules={rules} t={t} />
          <OtherEditions sentences={explainOtherEditions(asked, soFar, t)} rules={rules} t={t} />
        </Verdict>
      ) : who ? (
        <p>
          <strong>{who.text}</strong>
        </p>
      ) : (
        <p>
          {t('enter-first')}{' '}
          {!isBegun(state) && (
            <a href="#players" class="inline">
              {t('players-count-now', { count: state.seats.length })}
            </a>
          )}
        </p>
      )}
    </>
  );
}

/** The edition that was applied, and the winner under another edition if that differs. */
function OtherEditions(props: Pick<Props, 'rules' | 't'> & { readonly sentences: readonly Sentence[] }) {
  const { sentences, rules, t } = props;
  const [here, ...others] = sentences;
  if (!here) return null;
  return (
    <p>
      {here.text}{' '}
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
  const seat = state.seats.find((one, i) => playerOf(one, i) === winner);
  return <DynastySign dynasty={seat?.dynasty ?? null} name={winner} size={48} />;
}

/** The colour that decided for the winner, if one did. */
function DecidingColour({ answer, t }: { answer: HuangScoreAnswer; t: ScoreTexts }) {
  const { winner, decidedBy, trace } = answer;
  const totals = winner === null ? [] : totalsOf(winner, trace);
  const total = totals.find((_, i) => PLACES[i] === decidedBy);
  return total ? <KindSign colour={total.colour} letter={t(`letter-${total.colour}`)} size={28} /> : null;
}

/** Warns of points that exceed the contents of the box, and of empty fields. */
function Caveats({ state, t }: Pick<Props, 'state' | 't'>) {
  const empty = emptyFields(state);
  return (
    <ul class="caveats">
      {empty > 0 && <li class="soft">{t('field-empty', { count: empty })}</li>}
      {beyondTheBox(state).map(({ field, most, sum }) => (
        <li key={field}>
          {field === 'granaries'
            ? t('box-has-granaries', { most, sum })
            : t('box-has', { most, sum, colour: t(`colour-${field}`) })}
        </li>
      ))}
    </ul>
  );
}
