import { useMemo } from 'preact/hooks';
import { loadTranslator } from '../../../i18n/lazy-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { createBoardPhrases } from '../explain/board-phrases.ts';
import { getSideLabel } from '../explain/what-if.ts';
import {
  findCommittedSide,
  findOwnSide,
  getCommitmentColour,
  suggestViewer,
} from '../referee/chance-inputs.ts';
import { estimateHand } from '../referee/known-tiles.ts';
import { findViewer, makeConflictKey, restoreChanceQuery } from '../saves/chance-query.ts';
import { ChancesResult } from './ChancesResult.tsx';
import type { ChancesPanelProps, ChancesPanelTranslator } from './chances-panel-props.ts';

/** Loads the texts of the panel. */
export const loadChancesTexts = (locale: Locale): Promise<ChancesPanelTranslator> =>
  loadTranslator(locale, 'chances', 'huang-chances', 'huang-what-if');

/** The chances of a side if all players commit everything. Collapsed, and computed only when opened. */
export function ChancesPanel(props: ChancesPanelProps) {
  return (
    <Fold look="chances" summary={props.texts('how-likely')}>
      {() => <ChancesContent {...props} />}
    </Fold>
  );
}

/** Who asks and for which side, as far as there is a choice, and the answer. */
function ChancesContent(props: ChancesPanelProps) {
  const { conflict, names, players, stored, change, texts, t } = props;
  const of = names.hasMap ? makeConflictKey(conflict.action) : conflict.kind;
  const asked = findViewer(stored, of);
  const by = asked && players.includes(asked) ? asked : suggestViewer(conflict, players);
  const query = useMemo(
    () => by && restoreChanceQuery(stored, { of, by, ...describeDefaults(props) }),
    [stored, of, by, conflict],
  );
  if (!by || !query) return null;
  const words = createBoardPhrases(names, t);
  const committed = findCommittedSide(conflict, by) ?? props.chosenSide;
  const own = findOwnSide(conflict, by);
  const entered = query.side !== null && query.side < conflict.sides.length ? query.side : null;
  const side = committed ?? entered ?? own ?? 0;
  const context = { conflict, words, tieDecider: props.tieDecider, t: texts };
  return (
    <>
      {players.length > 1 && (
        <ToggleGroup name={texts('who-asks')} isTitled look="wrapped">
          {players.map((player) => (
            <ToggleButton
              key={player}
              isOn={player === by}
              pick={() =>
                change({
                  ...restoreChanceQuery(null, { of, by: player, ...describeDefaults(props) }),
                  seen: query.seen,
                })
              }
            >
              {words.name(player)}
            </ToggleButton>
          ))}
        </ToggleGroup>
      )}
      {own === undefined && committed === null && (
        <ToggleGroup name={texts('for-side')} isTitled look="wrapped">
          {conflict.sides.map((_, one) => (
            <ToggleButton key={one} isOn={one === side} pick={() => change({ ...query, side: one })}>
              {getSideLabel(one, context)}
            </ToggleButton>
          ))}
        </ToggleGroup>
      )}
      <ChancesResult {...props} query={query} viewer={{ by, side }} context={context} />
    </>
  );
}

/** What is assumed before anything is entered. */
const describeDefaults = ({ conflict }: ChancesPanelProps) => ({
  colour: getCommitmentColour(conflict),
  hand: estimateHand(conflict),
});
