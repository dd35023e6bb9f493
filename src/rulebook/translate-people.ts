import type { Locale } from '../i18n/locale.ts';
import type { ExampleData } from './example.ts';
import type { PeopleData } from './schemas.ts';

type Fields = ExampleData['expect'];
type GetName = (name: string) => string | undefined;

/**
 * Replaces the names of people in an example by those of one language, in its case and in its expected
 * answer.
 */
export function translatePeople(locale: Locale, people: PeopleData, data: ExampleData): ExampleData {
  const getName: GetName = (name) => people[name]?.[locale];
  const { game, ask } = data.case;
  return {
    ...data,
    case: { ...translateFields(data.case, getName), game, ask },
    expect: translateFields(data.expect, getName),
  };
}

function translateFields(fields: Fields, getName: GetName): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, translateValue(one, getName)]));
}

function translateValue(value: Fields[string], getName: GetName): Fields[string] {
  if (typeof value === 'string') return getName(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => translateValue(one, getName));
  return typeof value === 'object' && value !== null ? translateFields(value, getName) : value;
}
