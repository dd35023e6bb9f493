/**
 * Texts of one language and one concern: `content/ui/<locale>/<name>.json`, in the format of i18next (JSON v4).
 * `{{name}}` stands for a fact; a key that depends on a count has one entry a plural form, such as `points_few`.
 */
export type Texts = Readonly<Record<string, string>>;

/** The facts of a sentence. `count` chooses the plural form. */
type Facts = Readonly<Record<string, string | number>>;

/** Text `key` in one language, with its facts put in. */
export type Translator = (key: string, facts?: Facts) => string;

/**
 * A small reader of i18next's format for islands and commands; a test proves it equal to i18next itself.
 * A key without a text is a mistake of ours and throws.
 */
export function makeTranslator(locale: string, texts: Texts): Translator {
  const plural = new Intl.PluralRules(locale);
  return (key, facts = {}) => {
    const { count } = facts;
    const form = typeof count === 'number' ? own(texts, `${key}_${plural.select(count)}`) : undefined;
    const text = form ?? own(texts, key);
    if (text === undefined) throw new Error(`No ${locale} text for ${key} ${JSON.stringify(facts)}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const fact = own(facts, name);
      if (fact === undefined) throw new Error(`The ${locale} text ${key} lacks its fact ${name}`);
      return String(fact);
    });
  };
}

/** A value that stands in `from` itself and not in what all objects inherit. */
function own<T>(from: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(from, key) ? from[key] : undefined;
}
