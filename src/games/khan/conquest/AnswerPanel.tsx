import { RuleCitation, RuleLink } from '../../../ui/RuleLink.tsx';
import { Verdict } from '../../../ui/Verdict.tsx';
import { findTileSource } from '../explain/answer-source.ts';
import { explainConquestOutcome, explainConsent, explainYurtCounts } from '../explain/conquest.ts';
import { joinKhanPlaceLabels } from '../explain/place-label.ts';
import { isEmptyBoard } from '../saves/board.ts';
import type { KhanConquest } from '../saves/conquest.ts';
import { ExamplesLink } from '../ui/ExamplesLink.tsx';
import { listUnknownCovers } from './cases.ts';
import type {
  ConquestAnswerProps,
  ConquestDetailsProps,
  ConquestMode,
  FullConquestTranslator,
} from './types.ts';

export { createAutoZoom } from '../ui/auto-zoom.ts';
export { KhanReader } from '../ui/reading/KhanReader.tsx';
// Everything needed for an answer; lazy-loaded after the first screen is rendered.
export { computeAnswer } from './compute-answer.ts';
export { describeGuards, GuardRings } from './ProtectionCards.tsx';
export { toggleProtection } from './protection.ts';
export { TileTools } from './TileTools.tsx';
export { moveTile } from './tile.ts';

/**
 * Whether the tile may be placed and who owns it, or why not; without a tile, what a tap does. Its height is
 * constant.
 */
export function AnswerPanel({ session, answer: { verdict }, mode, t }: ConquestAnswerProps) {
  return (
    <section class="answer" aria-label={t('result')}>
      <div aria-live="polite">
        {verdict ? (
          <TileVerdict verdict={verdict} t={t} />
        ) : (
          <p>
            {getHint(mode, session.state, t)} {isEmptyBoard(session.state) && <ExamplesLink t={t} />}
          </p>
        )}
      </div>
    </section>
  );
}

/** Describes what a tap does now. */
function getHint(mode: ConquestMode, state: KhanConquest, t: FullConquestTranslator): string {
  const unknown = listUnknownCovers(state);
  if (unknown.length > 0 && mode.mode !== 'setup')
    return t('hint-unknown', { places: joinKhanPlaceLabels(unknown) });
  switch (mode.mode) {
    case 'setup':
      return t(mode.piece === 'tile' || mode.piece === 'erase' ? `hint-piece-${mode.piece}` : 'set-up-first');
    case 'marking':
      return t(state.covers.length === 0 ? 'hint-marking' : 'hint-marking-on');
    case 'sliding':
      return t('hint-sliding');
    case 'protecting':
      return t('hint-protecting', { player: t(`player-${mode.by}`) });
  }
}

function TileVerdict({ verdict, t }: Pick<ConquestDetailsProps, 'verdict' | 't'>) {
  const [head, why] = explainConquestOutcome(verdict, t);
  const counts = explainYurtCounts(verdict, t);
  return (
    <Verdict tone={verdict.legal ? 'yes' : 'no'} head={head} isLiveRegion={false}>
      <p>{[why, counts].filter(Boolean).join(' ')}</p>
    </Verdict>
  );
}

/** The rule and the assumptions behind the answer. Below the controls, so that those do not move. */
export function ConquestDetails({ answer, verdict, rules, t }: ConquestDetailsProps) {
  const rule = verdict.trace.at(-1)?.rule;
  const source = findTileSource(verdict);
  return (
    <div class={`verdict ${verdict.legal ? 'yes' : 'no'} follows`}>
      {rule && <RuleCitation rule={rule} rules={rules} t={t} />}
      {explainConsent(verdict, t).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {source && <p class="soft">{t(`rests-on-${source}`)}</p>}
      {answer.otherAnswer && (
        <p class="soft">
          {t('turned-on', { point: t('point-bridge-banks') })}{' '}
          {t('other-reading', { outcome: explainConquestOutcome(answer.otherAnswer, t).join(' ') })}{' '}
          <RuleLink rule="khan/bridges/banks" rules={rules} t={t} />
        </p>
      )}
    </div>
  );
}
