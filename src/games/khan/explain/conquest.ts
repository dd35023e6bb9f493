import type { CitedSentence } from '../../../explain/sentence.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { KhanConquerAnswer } from '../referee/conquer.ts';
import type { ConquestStep, ShapeStep } from '../rules/step.ts';
import type { KhanPlayer } from '../rules/vocabulary.ts';
import { joinKhanPlaceLabels } from './place-label.ts';

/** Translator for the texts about tiles of Khan. */
export type ConquestTranslator = Translator<'khan' | 'khan-board'>;

/** Explains every check of a tile in a sentence. */
export function explainConquest(
  trace: readonly (ConquestStep | ShapeStep)[],
  t: ConquestTranslator,
): readonly CitedSentence[] {
  return trace.map((step) => ({
    rule: step.rule,
    text: step.step === 'refused' ? explainTileRefusal(trace, t) : describeStep(step, t),
  }));
}

/** Explains whether the tile may be placed, and who owns it or why it is illegal. */
export function explainConquestOutcome(
  answer: KhanConquerAnswer,
  t: ConquestTranslator,
): readonly [verdict: string, why: string] {
  return answer.legal
    ? [t('conquest-lawful'), explainOwners(answer.owners, t)]
    : [t('conquest-refused'), explainTileRefusal(answer.trace, t)];
}

/** Explains who places a yurt on the tile. */
export function explainOwners(owners: readonly KhanPlayer[], t: ConquestTranslator): string {
  return t('owners', { count: owners.length, players: joinPlayers(owners, t) });
}

/**
 * Explains how many yurts each player has under the tile; empty if they were not counted, or if the refusal
 * states the numbers.
 */
export function explainYurtCounts(answer: KhanConquerAnswer, t: ConquestTranslator): string {
  const counts = listCounts(answer.trace, t);
  if (counts.length === 0 || (!answer.legal && answer.reason === 'no-majority')) return '';
  const neutral = answer.trace.flatMap((step) =>
    step.step === 'neutral-passed-over' ? [t('yurts-neutral', { yurts: step.yurts })] : [],
  );
  return t('counts-under', { counts: [...counts, ...neutral].join(', ') });
}

/** Writes a sentence for each player who could forbid a tile but does not. */
export function explainConsent(
  { legal, trace }: KhanConquerAnswer,
  t: ConquestTranslator,
): readonly string[] {
  return legal ? trace.flatMap((step) => (step.step === 'protected' ? [describeStep(step, t)] : [])) : [];
}

function listCounts(trace: readonly (ConquestStep | ShapeStep)[], t: ConquestTranslator): readonly string[] {
  return trace.flatMap((step) =>
    step.step === 'counted' ? [t('yurts-of', { player: t(`player-${step.player}`), yurts: step.yurts })] : [],
  );
}

/**
 * Explains why a tile is illegal: its spaces, or the numbers of yurts compared with what the rules demand.
 */
export function explainTileRefusal(
  trace: readonly (ConquestStep | ShapeStep)[],
  t: ConquestTranslator,
): string {
  const refused = trace.findLast((step) => step.step === 'refused');
  const laid = trace.findLast((step) => step.step === 'tile-laid');
  if (!refused || !laid) throw new Error('A refusal without a reason');
  if (refused.reason === 'protected') return explainForbidders(trace, t);
  return t(`reason-${refused.reason}`, {
    places: joinKhanPlaceLabels(refused.at),
    player: t(`player-${laid.by}`),
    counts: listCounts(trace, t).join(', '),
  });
}

/** Explains whose special cards forbid the tile, and why each does. */
function explainForbidders(trace: readonly (ConquestStep | ShapeStep)[], t: ConquestTranslator): string {
  return trace
    .flatMap((step) =>
      step.step === 'protected' && step.verdict !== 'agreed' ? [describeStep(step, t)] : [],
    )
    .join(' ');
}

function joinPlayers(players: readonly KhanPlayer[], t: ConquestTranslator): string {
  return t.list(players.map((player) => t(`player-${player}`)));
}

function describeStep(
  step: Exclude<ConquestStep | ShapeStep, { step: 'refused' }>,
  t: ConquestTranslator,
): string {
  switch (step.step) {
    case 'tile-laid': {
      const facts = { player: t(`player-${step.by}`), places: joinKhanPlaceLabels(step.covers) };
      return t(`step-${step.tile}-laid`, facts);
    }
    case 'counted':
      return t('step-counted', { player: t(`player-${step.player}`), count: step.yurts });
    case 'neutral-passed-over':
      return t('step-neutral', { count: step.yurts });
    case 'majority':
      return t('step-majority', { count: step.yurts, players: joinPlayers(step.players, t) });
    case 'river-spanned':
      return t('step-river-spanned', { places: joinKhanPlaceLabels(step.at) });
    case 'banks': {
      const parts = step.parts.map(joinKhanPlaceLabels).join(' | ');
      return t(`step-banks-${step.within}`, { count: step.parts.length, parts });
    }
    case 'protected': {
      const facts = { player: t(`player-${step.player}`), places: joinKhanPlaceLabels(step.at) };
      return t(`step-protected-${step.verdict}`, facts);
    }
    case 'owner':
      return t('step-owner', { player: t(`player-${step.player}`) });
    case 'shape-tried': {
      const { shape, ways, tried, lawful } = step;
      return t('step-shape-tried', { shape, ways, tried, count: lawful });
    }
  }
}
