import { stripFallbackTags } from '../i18n/fallback.ts';
import type { Locale } from '../i18n/locale.ts';
import type { ExampleData } from './example.ts';
import type { PeopleData } from './schemas.ts';

type Fields = ExampleData['expect'];
type NameOf = (name: string) => string | undefined;

/**
 * Replaces the names of people in an example by those of one language, in its case and in its expected
 * answer.
 */
export function translatePeople(locale: Locale, people: PeopleData, data: ExampleData): ExampleData {
  const nameOf: NameOf = (name) => {
    const own = people[name]?.[locale];
    return own && stripFallbackTags(own);
  };
  const { game, ask } = data.case;
  return {
    ...data,
    case: { ...fieldsNamed(data.case, nameOf), game, ask },
    expect: fieldsNamed(data.expect, nameOf),
  };
}

function fieldsNamed(fields: Fields, nameOf: NameOf): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, named(one, nameOf)]));
}

function named(value: Fields[string], nameOf: NameOf): Fields[string] {
  if (typeof value === 'string') return nameOf(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => named(one, nameOf));
  return typeof value === 'object' && value !== null ? fieldsNamed(value, nameOf) : value;
}
