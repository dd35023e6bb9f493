import { useEffect, useState } from 'preact/hooks';
import { type RuleId, splitRuleId } from '../../../core/trace.ts';
import { fetchTitles, type Titles } from '../../../i18n/lazy-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { makePagePath, makeRulePath } from '../../../i18n/paths.ts';

interface RuleLinksProps {
  readonly rules: readonly RuleId[];
  readonly titles: Titles;
  readonly locale: Locale;
}

/** A list of links to rules, each with game and chapter. */
export function RuleLinks({ rules, titles, locale }: RuleLinksProps) {
  const describePlace = (rule: RuleId) => {
    const { game, chapter } = splitRuleId(rule);
    return `${titles[game]} · ${titles[`${game}/${chapter}`]}`;
  };
  return (
    <ul class="links">
      {rules.map((rule) => (
        <li key={rule}>
          <a href={makeRulePath(locale, rule)}>{titles[rule]}</a>{' '}
          <small class="soft">{describePlace(rule)}</small>
        </li>
      ))}
    </ul>
  );
}

interface ChapterLinksProps {
  readonly heading: string;
  /** The name of the glossary, if there is to be a link to it as well. */
  readonly glossary?: string;
  /** Only the chapters of this game. */
  readonly game?: string | undefined;
  readonly locale: Locale;
}

/** Links to the chapters of each game, with a heading per game. Nothing if their titles cannot be loaded. */
export function ChapterLinks({ heading, glossary, game: only, locale }: ChapterLinksProps) {
  const [titles, setTitles] = useState<Titles>({});
  useEffect(() => void fetchTitles(locale).then(setTitles), []);
  const all = Object.entries(titles);
  const games = all.filter(([id]) => !id.includes('/') && (only === undefined || id === only));
  if (games.length === 0) return null;
  const listChapters = (game: string) =>
    all.filter(([id]) => id.startsWith(`${game}/`) && id.split('/').length === 2);
  return (
    <div class="look-up">
      {heading}
      {glossary && (
        <p class="links">
          <a href={makePagePath(locale, 'glossary/')}>{glossary}</a>
        </p>
      )}
      {games.map(([game, name]) => (
        <>
          <h2>{name}</h2>
          <ul class="links">
            {listChapters(game).map(([id, title]) => (
              <li>
                <a href={makePagePath(locale, `${id.replace('/', '/rules/')}/`)}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      ))}
    </div>
  );
}
