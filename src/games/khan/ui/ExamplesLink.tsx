import type { Translator } from '../../../i18n/translator.ts';
import { EXAMPLES_ID } from './ExampleList.tsx';

/** A link that opens the list of worked examples, shown while the board is empty. */
export function ExamplesLink({ t }: { readonly t: Translator<'khan-board'> }) {
  const open = () => document.getElementById(EXAMPLES_ID)?.setAttribute('open', '');
  return (
    <a href={`#${EXAMPLES_ID}`} class="inline" onClick={open}>
      {t('examples')}
    </a>
  );
}
