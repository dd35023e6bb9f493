import type { Translator } from '../../../i18n/translator.ts';
import type { SeatedPlayer } from './seats.ts';

/** The translator for the texts of the page. */
export type TonightTexts = Translator<'huang' | 'tonight' | 'huang-tonight' | 'tool'>;

/** Names a player in a sentence or on a button: the name if there is one, and the dynasty. */
export function formatPlayer({ name, dynasty }: SeatedPlayer, t: TonightTexts): string {
  const trimmed = name.trim();
  return trimmed === ''
    ? t(`dynasty-${dynasty}`)
    : t('tonight-player', { name: trimmed, dynasty: t(`dynasty-${dynasty}`) });
}
