// Compiled by `npm run check` and never run: what each call below must not do, does not compile.
import { fetchTexts } from '../../src/i18n/lazy-texts.ts';
import { createTranslator, type Texts, type Translator } from '../../src/i18n/translator.ts';

export function knowsItsKeys(t: Translator<'huang' | 'tool'>, colour: 'red' | 'blue', letter: string): void {
  t('undo');
  t(`letter-${colour}`);
  // @ts-expect-error no file has such a text
  t('undone');
  // @ts-expect-error a text of another file
  t('link-none');
  // @ts-expect-error any text may be put together here
  t(`letter-${letter}`);
}

export function knowsEachMember(t: Translator<'huang'>, colour: 'red' | 'orange'): void {
  // @ts-expect-error no letter for orange
  t(`letter-${colour}`);
}

export function knowsItsFacts(t: Translator<'huang-steps' | 'tool'>): void {
  t('rule-named', { title: 'War' });
  // @ts-expect-error lacks its fact
  t('rule-named');
  // @ts-expect-error has another fact
  t('rule-named', { name: 'War' });
  // @ts-expect-error has a fact too many
  t('rule-named', { title: 'War', name: 'War' });
  // @ts-expect-error takes no fact at all
  t('undo', { title: 'War' });
  t('tiles-red', { count: 2 });
  // @ts-expect-error a count chooses the plural form
  t('tiles-red');
  // @ts-expect-error and is a number
  t('tiles-red', { count: '2' });
}

export function knowsTheFactsOfEachMember(t: Translator<'huang-steps'>, result: 'peace' | 'war'): void {
  t(`outcome-${result}`, { who: 'Rat', count: 1, strengths: '3:2' });
  // @ts-expect-error a war has facts
  t(`outcome-${result}`);
}

type Renamed = Translator<'huang' | 'tool'>;

export function knowsItsFiles(
  both: Translator<'huang' | 'tool'>,
  board: Translator<'huang-steps'>,
  texts: Texts<'tool'>,
  renamed: (t: Renamed) => void,
): readonly Translator<'tool'>[] {
  createTranslator<'tool'>('en', texts)('undo');
  // @ts-expect-error these texts are of one file alone
  createTranslator<'tool' | 'huang'>('en', texts);
  // @ts-expect-error a file that comes with its page and is not fetched
  void fetchTexts('en', 'tool');
  renamed(both);
  // @ts-expect-error a translator of fewer files
  renamed(createTranslator('en', texts));
  // @ts-expect-error a translator of another file
  return [both, board];
}
