import type { Look, Telling } from '../../drawings/verdict-picture.ts';
import type { Translator } from '../../i18n/translator.ts';
import { imageOf, pictureOf } from '../../ui/picture-file.ts';
import { Sheet } from '../../ui/sheet.tsx';

interface Props {
  readonly telling: Telling;
  readonly isOpen: boolean;
  close(): void;
  readonly t: Translator<'sharing'>;
}

/**
 * Shows the verdict twice, once rotated by 180°, for a screen in the middle of the table. Screen readers get
 * it once.
 */
export default function BothSides({ telling, isOpen, close, t }: Props) {
  const { head, lines } = telling;
  const source = isOpen ? imageOf(pictureOf(telling, lookHere())) : undefined;
  return (
    <Sheet isOpen={isOpen} title={t('both-sides')} closing={t('sheet-close')} close={close}>
      {source && (
        <div class="both-sides">
          <img src={source} alt="" />
          <img src={source} alt={[head, ...lines].join(' ')} />
        </div>
      )}
    </Sheet>
  );
}

/** The look for this screen: dark if the page or the system is, wide if half of the screen is low. */
function lookHere(): Look {
  const { theme } = document.documentElement.dataset;
  const isNight = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  return { isNight, isWide: matchMedia('(min-aspect-ratio: 1)').matches };
}
