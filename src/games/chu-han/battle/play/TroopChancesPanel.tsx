import { useMemo } from 'preact/hooks';
import { loadTranslator } from '../../../../i18n/lazy-texts.ts';
import { makePagePath } from '../../../../i18n/paths.ts';
import { LazyChances } from '../../../../shell/LazyChances.tsx';
import { ChanceAnswer } from '../../../../ui/ChanceAnswer.tsx';
import { ChanceLegend } from '../../../../ui/ChanceLegend.tsx';
import { Fold } from '../../../../ui/Fold.tsx';
import { createBattlePhrases } from '../../explain/battle-phrases.ts';
import {
  describeBeatChances,
  describeHeldCards,
  formatExactBeatChances,
  type TroopChancesTranslator,
} from '../../explain/troop-chances.ts';
import type { Card } from '../../rules/cards/cards.ts';
import type { PlayProps } from '../types.ts';

interface Props extends PlayProps {
  /** The cards that are selected for a troop. */
  readonly selected: readonly Card[];
}

/**
 * A collapsed section: how likely the selected troop, or the one on the table, is beaten, and which persons
 * may be in the opponent's hand.
 */
export function TroopChancesPanel(props: Props) {
  const { session, rules, t } = props;
  const load = async () => ({
    texts: await loadTranslator(rules.locale, 'chances', 'chu-han-chances'),
    ...(await import('./troop-chances.ts')),
  });
  return (
    <LazyChances session={session} load={load} t={t}>
      {(part) => (
        <Fold look="chances" summary={part.texts('chances-title')}>
          {() => <TroopChancesAnswer {...props} part={part} />}
        </Fold>
      )}
    </LazyChances>
  );
}

interface AnswerProps extends Props {
  /** The lazy-loaded part, with its texts. */
  readonly part: typeof import('./troop-chances.ts') & { readonly texts: TroopChancesTranslator };
}

function TroopChancesAnswer({ session, answered, selected, part, rules, t }: AnswerProps) {
  const { texts, computeTroopChances } = part;
  const { state } = session;
  const chances = useMemo(() => computeTroopChances(state, answered, selected), [state, answered, selected]);
  if (!chances) return <p>{texts('select-troop')}</p>;
  const { by, unseen: cards, held, isTroop } = chances;
  const names = createBattlePhrases(t);
  const [usual, reinforced] = isTroop ? describeBeatChances(chances, names, texts) : [];
  const exact = isTroop && formatExactBeatChances(chances, texts);
  const assumed = texts('assumed-cards', { side: names.side(by), cards, held });
  return (
    <>
      {usual && <ChanceLegend full={texts('dot-beaten')} empty={texts('dot-stands')} />}
      {usual ? <ChanceAnswer win={usual.chance} sentence={usual.text} /> : <p>{texts('select-troop')}</p>}
      <Fold look="assumed" summary={texts('chance-assumed', { what: assumed })}>
        {() => (
          <p>
            {texts('without-powers')} {texts('cards-known')}
          </p>
        )}
      </Fold>
      <Fold summary={texts('chance-more')}>
        {() => (
          <>
            {exact && <p>{exact}</p>}
            {reinforced && <ChanceAnswer win={reinforced.chance} sentence={reinforced.text} />}
            {describeHeldCards(chances, names, texts).map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>
              <a class="inline" href={`${makePagePath(rules.locale, 'about/')}#chu-han`}>
                {texts('how-counted-chance')}
              </a>
            </p>
          </>
        )}
      </Fold>
    </>
  );
}
