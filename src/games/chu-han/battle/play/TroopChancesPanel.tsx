import { useMemo, useState } from 'preact/hooks';
import { countDots } from '../../../../explain/frequency.ts';
import { loadTranslator } from '../../../../i18n/lazy-texts.ts';
import { makePagePath } from '../../../../i18n/paths.ts';
import { useChancesVisible } from '../../../../shell/use-chances-visible.ts';
import { useLazy } from '../../../../shell/use-lazy.ts';
import { ChanceDots } from '../../../../ui/ChanceDots.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import styles from '../../../../ui/styles/chances.css?url';
import { WithStylesheet } from '../../../../ui/WithStylesheet.tsx';
import { type ChuHanNames, describeBeatChances, describeHeldCards } from '../../explain/troop-chances.ts';
import type { Card } from '../../rules/cards/cards.ts';
import type { ChuHanBattle } from '../../saves/battle.ts';
import type { AnsweredBattle } from '../answered-battle.ts';
import type { FullBattleTranslator, PlayProps } from '../types.ts';
import type { TroopChances } from './troop-chances.ts';

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
  const areShown = useChancesVisible(session);
  const [isOpen, setOpen] = useState(false);
  const { part, hasFailed, retry } = useLazy(async () => {
    const texts = await loadTranslator(rules.locale, 'chances', 'chu-han-chances');
    return { texts, ...(await import('./troop-chances.ts')) };
  }, areShown);
  if (hasFailed) return <LoadError text={t('more-failed')} retry={retry} t={t} />;
  if (!areShown || !part) return null;
  return (
    <details class="hidden-tiles" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{part.texts('chances-title')}</summary>
      <WithStylesheet styles={styles}>
        {isOpen && <TroopChancesDetails {...props} part={part} />}
      </WithStylesheet>
    </details>
  );
}

interface DetailsProps extends Props {
  /** The lazy-loaded part, with its texts. */
  readonly part: {
    readonly texts: Parameters<typeof describeBeatChances>[2];
    computeTroopChances(
      state: ChuHanBattle,
      answered: AnsweredBattle,
      selected: readonly Card[],
    ): TroopChances | undefined;
  };
}

function TroopChancesDetails({ session, answered, selected, part, rules, t }: DetailsProps) {
  const { texts, computeTroopChances } = part;
  const { state } = session;
  const chances = useMemo(() => computeTroopChances(state, answered, selected), [state, answered, selected]);
  if (!chances) return <p>{texts('select-troop')}</p>;
  const { by, unseen: cards, held, beaten, reinforced } = chances;
  const names = createNames(t);
  const exactText =
    reinforced === null
      ? texts('exactly-troop', { beaten })
      : texts('exactly-reinforced', { beaten, reinforced });
  return (
    <>
      <p>{texts('cards-hidden', { cards, held, side: names.side(by) })}</p>
      {!chances.isTroop && <p>{texts('select-troop')}</p>}
      {chances.isTroop &&
        describeBeatChances(chances, names, texts).map(({ chance, text }) => (
          <div key={text} role="status">
            <strong>{text}</strong>
            <ChanceDots full={countDots(chance)} half={0} />
          </div>
        ))}
      {chances.isTroop && (
        <p>
          <small class="soft">
            {exactText} {texts('without-powers')}
          </small>
        </p>
      )}
      {describeHeldCards(chances, names, texts).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <a class="inline" href={`${makePagePath(rules.locale, 'about/')}#chu-han`}>
          {texts('how-counted-chance')}
        </a>
      </p>
    </>
  );
}

const createNames = (t: FullBattleTranslator): ChuHanNames => ({
  side: (side) => t(`side-${side}`),
  card: (card) => t(`card-${card}`),
});
