import { useMemo, useRef } from 'preact/hooks';
import { getDefaultEdition } from '../../../core/edition.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { createTranslator, type Texts } from '../../../i18n/translator.ts';
import { createSettingsKind, freshSettings } from '../../../saves/settings.ts';
import { createPageStore, type Stored, useStored } from '../../../shell/session/use-stored.ts';
import { BeginGame, type ToolLink } from '../../../shell/setup-list/BeginGame.tsx';
import { beginGame } from '../../../shell/setup-list/begin-game.ts';
import { SaveFaultNotice } from '../../../shell/setup-list/SaveFaultNotice.tsx';
import { type SetupItem, SetupList } from '../../../shell/setup-list/SetupList.tsx';
import { withErrorBoundary } from '../../../shell/with-error-boundary.tsx';
import { HUANG_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { listSetupSteps, listUnusedDynasties, type SetupStep } from '../rules/setup/setup-steps.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import { HUANG_PLAYERS_SAVE, type HuangPlayers } from '../saves/players.ts';
import { FRESH_TONIGHT, HUANG_TONIGHT_SAVE, type HuangTonightSave } from '../saves/tonight.ts';
import { FirstPlayer } from './FirstPlayer.tsx';
import type { TonightTexts } from './format-player.ts';
import { GameOptions } from './GameOptions.tsx';
import { PlayersForm } from './PlayersForm.tsx';
import { FOUR_UNNAMED, listSeated, type SeatedPlayer } from './seats.ts';

interface Props {
  readonly locale: Locale;
  readonly texts: Texts<'huang' | 'tonight' | 'huang-tonight' | 'tool'>;
  /** Titles of the rules by id. */
  readonly titles: Readonly<Record<string, string>>;
  /** The number of capitals on the map of the Warring States. */
  readonly capitals: number;
  /** The tools that know the players once the game has begun. */
  readonly tools: readonly ToolLink[];
}

const SETTINGS = createSettingsKind({ huang: HUANG_RULING_OPTIONS });

/** The list for exactly this table, from the engine. */
function listItems(
  players: readonly SeatedPlayer[],
  tonight: HuangTonightSave,
  edition: 'en' | 'de' | 'pl',
  capitals: number,
  t: TonightTexts,
): readonly SetupItem[] {
  const dynasties = players.map(({ dynasty }) => dynasty);
  const unused = t.list(listUnusedDynasties(dynasties).map((dynasty) => t(`dynasty-${dynasty}`)));
  const toText = ({ id, count, rest }: SetupStep) =>
    id === 'hands'
      ? t('setup-hands', { count, tiles: count * players.length })
      : t(`setup-${id}`, { count, rest, unused });
  return listSetupSteps({ ...tonight, edition, players: dynasties }, capitals).map((step) => ({
    id: step.id,
    rule: step.rule,
    text: toText(step),
  }));
}

/** What is stored of the page: the table's players, its edition, and how far the set-up is. */
function useTonight(locale: Locale) {
  const store = useMemo(() => createPageStore(), []);
  const table: Stored<HuangPlayers> = useStored(store, HUANG_PLAYERS_SAVE, FOUR_UNNAMED);
  const tonight = useStored(store, HUANG_TONIGHT_SAVE, FRESH_TONIGHT);
  const settings = useStored(store, SETTINGS, freshSettings(getDefaultEdition(locale)));
  return { store, table, tonight, settings };
}

/** Tonight's game: who plays what, who begins, what is laid out. */
function HuangTonight({ locale, texts, titles, capitals, tools }: Props) {
  const t: TonightTexts = useMemo(() => createTranslator(locale, texts), [locale, texts]);
  const { store, table, tonight, settings } = useTonight(locale);
  const statuses = [table.status, tonight.status, settings.status];
  const players = listSeated(table.value);
  const { edition } = settings.value;
  const { done, first } = tonight.value;
  const seats = { ...table.value, seats: players };
  const opener = players.find(({ dynasty }) => dynasty === first);
  const kingdoms = tonight.value.board === 'kingdoms';
  const begin = async (drawn: Dynasty) => {
    const { BEGINNING_KINDS, beginHuangGame } = await import('../saves/begin-game.ts');
    const beginning = { players: seats, first: drawn, kingdoms, edition };
    await beginGame(store, BEGINNING_KINDS, (stored) =>
      beginHuangGame(stored, beginning, new Date().toISOString()),
    );
  };
  const firstHeading = useRef<HTMLHeadingElement>(null);
  const showFirst = () => {
    firstHeading.current?.focus();
    firstHeading.current?.scrollIntoView();
  };
  const update = (change: Partial<HuangTonightSave>) => tonight.change({ ...tonight.value, ...change });
  return (
    <div class="tonight" inert={statuses.includes('loading')}>
      <SaveFaultNotice statuses={statuses} t={t} />
      <PlayersForm players={table.value} change={table.change} t={t} />
      <FirstPlayer
        heading={firstHeading}
        players={players}
        first={first}
        choose={(dynasty) => update({ first: dynasty })}
        {...{ locale, titles, t }}
      />
      <GameOptions
        tonight={tonight.value}
        playerCount={players.length}
        update={update}
        edition={edition}
        setEdition={(next) => settings.change({ ...settings.value, edition: next })}
        t={t}
      />
      <section class="whole-width">
        <h2>{t('tonight-list')}</h2>
        <SetupList
          label={t('tonight-list')}
          items={listItems(players, tonight.value, edition, capitals, t)}
          done={done}
          setDone={(next) => update({ done: next })}
          {...{ locale, titles, t }}
        />
      </section>
      <BeginGame
        lead={t('tonight-begin-lead')}
        begin={async () => opener && (await begin(opener.dynasty))}
        missing={opener ? undefined : { label: t('tonight-begin-first'), show: showFirst }}
        tools={tools}
        t={t}
      />
    </div>
  );
}

export default withErrorBoundary(HuangTonight);
