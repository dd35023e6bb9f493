import { useMemo } from 'preact/hooks';
import { MAX_TEXT_LENGTH } from '../../../core/check.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { createTranslator, type Texts, type Translator } from '../../../i18n/translator.ts';
import { createPageStore, type Stored, useStored } from '../../../shell/session/use-stored.ts';
import { BeginGame, type ToolLink } from '../../../shell/setup-list/BeginGame.tsx';
import { beginGame } from '../../../shell/setup-list/begin-game.ts';
import { SaveFaultNotice } from '../../../shell/setup-list/SaveFaultNotice.tsx';
import { SetupList } from '../../../shell/setup-list/SetupList.tsx';
import { withErrorBoundary } from '../../../shell/with-error-boundary.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { listChuHanSetup } from '../rules/cards/setup-steps.ts';
import { BATTLE_SIDES } from '../rules/side.ts';
import { CHU_HAN_PLAYERS_SAVE, type ChuHanPlayers, UNNAMED_PLAYERS } from '../saves/players.ts';
import { CHU_HAN_TONIGHT_SAVE, type ChuHanTonightSave, FRESH_CHU_HAN_TONIGHT } from '../saves/tonight.ts';

type TextFiles = 'chu-han' | 'tonight' | 'chu-han-tonight' | 'tool';

interface Props {
  readonly locale: Locale;
  readonly texts: Texts<TextFiles>;
  /** Titles of the rules by id. */
  readonly titles: Readonly<Record<string, string>>;
  /** The tools that know the players once the game has begun. */
  readonly tools: readonly ToolLink[];
}

/** Tonight's game: who plays which side, and what is laid out. Han opens, so no lots are drawn. */
function ChuHanTonight({ locale, texts, titles, tools }: Props) {
  const t: Translator<TextFiles> = useMemo(() => createTranslator(locale, texts), [locale, texts]);
  const store = useMemo(createPageStore, []);
  const table = useStored(store, CHU_HAN_PLAYERS_SAVE, UNNAMED_PLAYERS);
  const tonight = useStored(store, CHU_HAN_TONIGHT_SAVE, FRESH_CHU_HAN_TONIGHT);
  const statuses = [table.status, tonight.status];
  const { hasEvents, done } = tonight.value;
  const update = (change: Partial<ChuHanTonightSave>) => tonight.change({ ...tonight.value, ...change });
  const begin = async () => {
    const { BEGINNING_KINDS, beginChuHanGame } = await import('../saves/begin-game.ts');
    await beginGame(store, BEGINNING_KINDS, (stored) =>
      beginChuHanGame(stored, table.value.names, new Date().toISOString()),
    );
  };
  const items = listChuHanSetup(hasEvents).map(({ id, rule, count, rest }) => ({
    id,
    rule,
    text: t(`chu-han-setup-${id}`, { count, rest }),
  }));
  return (
    <div class="tonight" inert={statuses.includes('loading')}>
      <SaveFaultNotice statuses={statuses} t={t} />
      <NamesForm table={table} t={t} />
      <section>
        <h2>{t('tonight-list')}</h2>
        <Checkbox isOn={hasEvents} setOn={(isOn) => update({ hasEvents: isOn })}>
          {t('chu-han-with-events')}
        </Checkbox>
        <SetupList
          label={t('tonight-list')}
          setDone={(next) => update({ done: next })}
          {...{ items, done, locale, titles, t }}
        />
      </section>
      <BeginGame lead={t('chu-han-begin-lead')} begin={begin} tools={tools} t={t} />
    </div>
  );
}

/** The name of each side's player. */
function NamesForm({
  table,
  t,
}: {
  readonly table: Stored<ChuHanPlayers>;
  readonly t: Translator<TextFiles>;
}) {
  const { value, change } = table;
  return (
    <section>
      <h2>{t('chu-han-names')}</h2>
      <p class="soft">{t('chu-han-honour')}</p>
      {BATTLE_SIDES.map((side) => (
        <label key={side}>
          {t(`side-${side}`)}
          <input
            value={value.names[side]}
            maxLength={40}
            autocomplete="off"
            dir="auto"
            onInput={({ currentTarget }) =>
              change({
                ...value,
                names: { ...value.names, [side]: currentTarget.value.slice(0, MAX_TEXT_LENGTH) },
              })
            }
          />
        </label>
      ))}
    </section>
  );
}

export default withErrorBoundary(ChuHanTonight);
