import { useState } from 'preact/hooks';
import type { RuleId } from '../../core/trace.ts';
import type { Locale } from '../../i18n/locale.ts';
import { makeRulePath } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';

/**
 * What is done on the table before a game, with its rule and, where print is not the source, where it is
 * from.
 */
export interface SetupItem {
  readonly id: string;
  readonly text: string;
  readonly rule: RuleId;
  readonly source?: string;
}

interface Props {
  /** Name of the list. */
  readonly label: string;
  readonly items: readonly SetupItem[];
  /** The ids of the ticked items. */
  readonly done: readonly string[];
  setDone(done: readonly string[]): void;
  readonly locale: Locale;
  /** Titles of the rules by id. */
  readonly titles: Readonly<Record<string, string>>;
  readonly t: Translator<'tool' | 'tonight'>;
}

/** A numbered list to tick off, with a link to the rule of each item. */
export function SetupList({ label, items, done, setDone, locale, titles, t }: Props) {
  const count = items.filter(({ id }) => done.includes(id)).length;
  return (
    <>
      <p class="soft" role="status">
        {t('tonight-done', { done: count, all: items.length })}
      </p>
      <ol class="setup" aria-label={label}>
        {items.map(({ id, text, rule, source }) => (
          <li key={id}>
            <Checkbox isOn={done.includes(id)} setOn={() => setDone(withToggled(done, id))}>
              {text} {source && <small class="soft">{source}</small>}
            </Checkbox>
            <RuleAnchor rule={rule} locale={locale} titles={titles} t={t} />
          </li>
        ))}
      </ol>
      <ClearButton done={done} setDone={setDone} t={t} />
    </>
  );
}

/** Unticks all items for the next game; then brings the ticks back until another item is ticked. */
function ClearButton({ done, setDone, t }: Pick<Props, 'done' | 'setDone' | 't'>) {
  const [before, setBefore] = useState<readonly string[]>([]);
  const canUndo = done.length === 0 && before.length > 0;
  const press = () => {
    setBefore(done);
    setDone(canUndo ? before : []);
  };
  const isOff = done.length === 0 && !canUndo;
  return (
    <button type="button" aria-disabled={isOff} onClick={() => !isOff && press()}>
      {t(canUndo ? 'tonight-unclear' : 'tonight-clear')}
    </button>
  );
}

type RuleAnchorProps = Pick<Props, 'locale' | 'titles' | 't'> & { readonly rule: RuleId };

/** A link to a rule on its page; what is ticked is stored, so the way back leads to the same list. */
export function RuleAnchor({ rule, locale, titles, t }: RuleAnchorProps) {
  return (
    <a
      class="button rule-link"
      href={makeRulePath(locale, rule)}
      aria-label={t('rule-named', { title: titles[rule] ?? rule })}
    >
      {t('rule')}
    </a>
  );
}

/** Ticks an item, or unticks it. */
function withToggled(done: readonly string[], id: string): readonly string[] {
  return done.includes(id) ? done.filter((one) => one !== id) : [...done, id];
}
