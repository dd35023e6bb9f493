import { explainConquestOutcome, explainConsent, explainCounts } from '../../explain/khan/conquest.ts';
import { findTileSource } from '../../explain/khan/rests.ts';
import type { KhanConquerAnswer } from '../../referee/khan/conquer.ts';
import type { KhanConquest } from '../../saves/khan-conquest.ts';
import { Ground, RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import type { Session } from '../shell/session.ts';
import type { AnswerTexts, Conquest, ConquestAnswer, Mode } from './kit.ts';

export { revealing } from '../../ui/khan/reveal.ts';
// Everything needed for an answer; lazy-loaded after the first screen is rendered.
export { answerOf } from './answer.ts';
export { Guards, guardsIn, protect } from './Cards.tsx';
export { LayTools } from './LayTools.tsx';
export { putOn } from './tile.ts';

interface Props {
  readonly session: Session<Conquest>;
  readonly answer: ConquestAnswer;
  readonly mode: Mode;
  readonly t: AnswerTexts;
}

/**
 * Whether the tile may be placed and who owns it, or why not; without a tile, what a tap does. Its height is
 * constant.
 */
export function Answer({ session, answer: { verdict }, mode, t }: Props) {
  return (
    <section class="answer" aria-label={t('result')}>
      <div aria-live="polite">
        {verdict ? <Judged verdict={verdict} t={t} /> : <p>{hintFor(mode, session.state, t)}</p>}
      </div>
    </section>
  );
}

/** What a tap does now. */
function hintFor(mode: Mode, { covers }: KhanConquest, t: AnswerTexts): string {
  switch (mode.mode) {
    case 'setup':
      return t(mode.piece === 'tile' || mode.piece === 'erase' ? `hint-piece-${mode.piece}` : 'set-up-first');
    case 'marking':
      return t(covers.length === 0 ? 'hint-marking' : 'hint-marking-on');
    case 'sliding':
      return t('hint-sliding');
    case 'protecting':
      return t('hint-protecting', { player: t(`player-${mode.by}`) });
  }
}

interface JudgedProps extends Pick<Props, 't'> {
  readonly verdict: KhanConquerAnswer;
}

function Judged({ verdict, t }: JudgedProps) {
  const [head, why] = explainConquestOutcome(verdict, t);
  return (
    <Verdict tone={verdict.legal ? 'yes' : 'no'} head={head} isHeard={false}>
      <p>{why}</p>
    </Verdict>
  );
}

type FollowsProps = JudgedProps & { readonly answer: ConquestAnswer; readonly rules: Rules };

/** The count and the assumptions behind the answer. Below the controls, so that those do not move. */
export function Follows({ answer, verdict, rules, t }: FollowsProps) {
  const rule = verdict.trace.at(-1)?.rule;
  const counts = explainCounts(verdict, t);
  const rests = findTileSource(verdict);
  return (
    <div class={`verdict ${verdict.legal ? 'yes' : 'no'} follows`}>
      {counts && <p>{counts}</p>}
      {rule && <Ground rule={rule} rules={rules} t={t} />}
      {explainConsent(verdict, t).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {rests && <p class="soft">{t(`rests-on-${rests}`)}</p>}
      {answer.otherwise && (
        <p class="soft">
          {t('turned-on', { point: t('point-bridge-banks') })}{' '}
          {t('other-reading', { outcome: explainConquestOutcome(answer.otherwise, t).join(' ') })}{' '}
          <RuleLink rule="khan/bridges/banks" rules={rules} t={t} />
        </p>
      )}
    </div>
  );
}
