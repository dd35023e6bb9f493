import { useMemo } from 'preact/hooks';
import type { Locale } from '../../../i18n/locale.ts';
import { createTranslator, type Texts, type Translator } from '../../../i18n/translator.ts';
import { withSeatChoice, withSeatCount, withSeatEarlier, withSeatName } from '../../../shell/seats.ts';
import { createPageStore, useStored } from '../../../shell/session/use-stored.ts';
import { BeginGame, type ToolLink } from '../../../shell/setup-list/BeginGame.tsx';
import { beginGame } from '../../../shell/setup-list/begin-game.ts';
import { SaveFaultNotice } from '../../../shell/setup-list/SaveFaultNotice.tsx';
import { SeatsForm } from '../../../shell/setup-list/SeatsForm.tsx';
import { RuleAnchor, SetupList } from '../../../shell/setup-list/SetupList.tsx';
import { withErrorBoundary } from '../../../shell/with-error-boundary.tsx';
import { KHAN_PLAYER_COUNTS, listKhanSetup } from '../rules/setup-steps.ts';
import { KHAN_PLAYERS } from '../rules/vocabulary.ts';
import {
  createTableSeat,
  KHAN_PLAYERS_SAVE,
  type KhanTable,
  listSeated,
  UNNAMED_TABLE,
} from '../saves/players.ts';
import { FRESH_KHAN_TONIGHT, KHAN_TONIGHT_SAVE } from '../saves/tonight.ts';
import { PieceIcon } from '../ui/board-drawing.tsx';

type TonightTexts = Translator<'khan' | 'tonight' | 'khan-tonight' | 'tool'>;

interface Props {
  readonly locale: Locale;
  readonly texts: Texts<'khan' | 'tonight' | 'khan-tonight' | 'tool'>;
  /** Titles of the rules by id. */
  readonly titles: Readonly<Record<string, string>>;
  /** Where each step of the set-up is from, by its id. */
  readonly sources: Readonly<Record<string, string>>;
  /** The tools that know the players once the game has begun. */
  readonly tools: readonly ToolLink[];
}

/** Tonight's game: who plays which colour, and what is laid out, each line with its source. */
function KhanTonight({ locale, texts, titles, sources, tools }: Props) {
  const t: TonightTexts = useMemo(() => createTranslator(locale, texts), [locale, texts]);
  const store = useMemo(createPageStore, []);
  const table = useStored(store, KHAN_PLAYERS_SAVE, UNNAMED_TABLE);
  const tonight = useStored(store, KHAN_TONIGHT_SAVE, FRESH_KHAN_TONIGHT);
  const statuses = [table.status, tonight.status];
  const { done } = tonight.value;
  const setDone = (next: readonly string[]) => tonight.change({ ...tonight.value, done: next });
  const seated = { ...table.value, seats: listSeated(table.value) };
  const players = KHAN_PLAYER_COUNTS.find((count) => count === seated.seats.length) ?? KHAN_PLAYERS.length;
  const items = listKhanSetup(players).map(({ id, rule, count, rest }) => ({
    ...{ id, rule, source: sources[id] ?? '' },
    text: t(`khan-setup-${id}`, { count, rest }),
  }));
  const begin = async () => {
    const { BEGINNING_KINDS, beginKhanGame } = await import('../saves/begin-game.ts');
    await beginGame(store, BEGINNING_KINDS, (stored) =>
      beginKhanGame(stored, seated, new Date().toISOString()),
    );
  };
  return (
    <div class="tonight" inert={statuses.includes('loading')}>
      <SaveFaultNotice statuses={statuses} t={t} />
      <Players table={seated} change={table.change} t={t} />
      <section>
        <h2>{t('tonight-list')}</h2>
        <p class="soft">{t('khan-sources')}</p>
        <SetupList label={t('tonight-list')} {...{ items, done, setDone, locale, titles, t }} />
      </section>
      <section>
        <h2>{t('tonight-first')}</h2>
        <p>{t('khan-first')}</p>
        <RuleAnchor rule="khan/known-elsewhere/missing" {...{ locale, titles, t }} />
      </section>
      <BeginGame lead={t('khan-begin-lead')} begin={begin} tools={tools} t={t} />
    </div>
  );
}

interface PlayersProps {
  /** Each player has a colour of their own. */
  readonly table: KhanTable;
  change(table: KhanTable): void;
  readonly t: TonightTexts;
}

/** Name and colour of each player. */
function Players({ table, change, t }: PlayersProps) {
  return (
    <SeatsForm
      lead={t('tonight-clockwise')}
      seats={table.seats.map(({ name, colour }) => ({ name, choice: colour }))}
      counts={KHAN_PLAYER_COUNTS}
      choices={KHAN_PLAYERS}
      changes={{
        setCount: (count) => change(withSeatCount(table, count, 'colour', KHAN_PLAYERS, createTableSeat)),
        setName: (seat, name) => change(withSeatName(table, seat, name)),
        setChoice: (seat, colour) => change(withSeatChoice(table, seat, 'colour', colour)),
        moveEarlier: (seat) => change(withSeatEarlier(table, seat)),
      }}
      formatChoice={(colour) => t(`player-${colour}`)}
      labelChoice={(n) => t('khan-colour', { n })}
      renderIcon={(colour) => <PieceIcon piece={colour} t={t} />}
      t={t}
    />
  );
}

export default withErrorBoundary(KhanTonight);
