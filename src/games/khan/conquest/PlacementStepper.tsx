import type { Session } from '../../../shell/session/session.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SquareButton } from '../../../ui/SquareButton.tsx';
import { explainOwners } from '../explain/conquest.ts';
import { joinKhanPlaceLabels } from '../explain/place-label.ts';
import { getMostShapes } from '../referee/conquests.ts';
import type { KhanPlayer } from '../rules/vocabulary.ts';
import type { KhanConquest } from '../saves/conquest.ts';
import { withValues } from '../ui/with-values.ts';
import { applyConquest } from './board.ts';
import type { ConquestAnswer, ConquestTypes, FullConquestTranslator } from './types.ts';

interface Props {
  readonly session: Session<ConquestTypes>;
  readonly answer: ConquestAnswer;
  /** Shows a remark about what was just done; `next` is the state that it belongs to. */
  showRemark(text: string, next: KhanConquest): void;
  readonly t: FullConquestTranslator;
}

/**
 * Steps through the legal places of the saved shapes and places the tile. Always rendered, so that nothing
 * moves.
 */
export function PlacementStepper({ session, answer, showRemark, t }: Props) {
  const { state, change } = session;
  const { verdict } = answer;
  const placements = answer.placements ?? [];
  const covered = new Set(state.covers);
  const at = placements.findIndex(
    ({ covers, tile }) =>
      tile === state.tile && covers.length === covered.size && covers.every((one) => covered.has(one)),
  );
  const count = placements.length;
  const isOff = count === 0;
  const show = (index: number) => {
    const next = placements[(index + count) % count];
    if (next) change(withValues(state, { tile: next.tile, covers: next.covers }));
  };
  const placeTile = (owners: readonly KhanPlayer[]) => {
    const next = applyConquest(state, owners);
    change(next);
    showRemark(t('tile-laid'), next);
  };
  return (
    <div class="line places">
      <SquareButton label={t('placement-before')} isOff={isOff} press={() => show(Math.max(at, 0) - 1)}>
        <Icon name="back" size={22} />
      </SquareButton>
      <CurrentPlacement state={state} placements={answer.placements} at={at} t={t} />
      <SquareButton label={t('placement-next')} isOff={isOff} press={() => show(at + 1)}>
        <Icon name="next" size={22} />
      </SquareButton>
      <button
        type="button"
        class={verdict?.legal ? 'first' : undefined}
        aria-disabled={!verdict?.legal}
        onClick={() => verdict?.legal && placeTile(verdict.owners)}
      >
        {t('lay-it')}
      </button>
    </div>
  );
}

interface CurrentPlacementProps {
  readonly state: KhanConquest;
  readonly placements: ConquestAnswer['placements'];
  /** Index of the shown place; -1 for none. */
  readonly at: number;
  readonly t: FullConquestTranslator;
}

/** The number of legal places, and the shown one. */
function CurrentPlacement({ state, placements, at, t }: CurrentPlacementProps) {
  if (!placements)
    return <p aria-live="polite">{t('placements-too-many', { most: getMostShapes(state.size) })}</p>;
  const count = placements.length;
  const placement = placements[at];
  return (
    <p aria-live="polite">
      {state.shapes.length > 0 && (
        <span class={placement && 'visually-hidden'}>
          {t(count === 0 ? 'placements-none' : 'placements', { count })}
        </span>
      )}
      {placement && (
        <>
          {' '}
          {t('placement', { at: at + 1, count })} · {joinKhanPlaceLabels(placement.covers)}
          <span class="visually-hidden">. {explainOwners(placement.owners, t)}</span>
        </>
      )}
    </p>
  );
}
