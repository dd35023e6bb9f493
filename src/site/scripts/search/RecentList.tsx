import { useEffect, useState } from 'preact/hooks';
import { fetchTitles } from '../../../i18n/lazy-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { RuleLinks } from './LinkLists.tsx';

interface Props {
  readonly locale: Locale;
  readonly t: Translator<'search'>;
  /** Repeats a search. */
  search(query: string): void;
  /** Called after the list was cleared; `isForGood` is false if the browser may still have it. */
  cleared(isForGood: boolean): void;
}

/** Examples of questions, shown until the first search on this device. */
const SAMPLES = ['sample-tie', 'sample-riot', 'sample-pagoda', 'sample-lead'] as const;

/**
 * The last rules and searches of this device, loaded after the search itself; examples of questions if there
 * are none.
 */
export function RecentList({ locale, t, search, cleared }: Props) {
  const [recent, setRecent] = useState<Awaited<ReturnType<typeof loadRecentReads>> | 'none'>();
  const showNone = (error: unknown) => {
    console.warn(error);
    setRecent('none');
  };
  useEffect(() => void loadRecentReads(locale).then(setRecent, showNone), []);
  if (!recent) return null;
  if (recent === 'none' || recent.rules.length + recent.searches.length === 0)
    return (
      <section class="recent">
        <h2>{t('samples')}</h2>
        <QueryList queries={SAMPLES.map((key) => t(key))} search={search} />
      </section>
    );
  const { rules, titles, searches, clearRecentReads } = recent;
  const clear = async () => {
    const isForGood = await clearRecentReads().then(
      () => true,
      (error: unknown) => console.warn(error),
    );
    setRecent('none');
    cleared(isForGood === true);
  };
  return (
    <section class="recent">
      {rules.length > 0 && <h2>{t('read')}</h2>}
      {rules.length > 0 && <RuleLinks rules={rules} titles={titles} locale={locale} />}
      {searches.length > 0 && <h2>{t('asked')}</h2>}
      {searches.length > 0 && <QueryList queries={searches} search={search} />}
      <p class="row">
        <span class="soft">{t('kept')}</span>
        <button type="button" onClick={clear}>
          {t('clear')}
        </button>
      </p>
    </section>
  );
}

/** Questions as buttons that search for them. */
function QueryList({ queries, search }: { readonly queries: readonly string[] } & Pick<Props, 'search'>) {
  return (
    <ul class="row asked">
      {queries.map((query) => (
        <li key={query}>
          <button type="button" dir="auto" onClick={() => search(query)}>
            {query}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Loads the list with the titles of its rules, without rules that no longer exist. */
async function loadRecentReads(locale: Locale) {
  const { clearRecentReads, getRecentReads } = await import('../../../ui/recent-reads.ts');
  const [titles, { rules, searches }] = await Promise.all([fetchTitles(locale), getRecentReads()]);
  return { titles, rules: rules.filter((rule) => titles[rule]), searches, clearRecentReads };
}
