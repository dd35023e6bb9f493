import type { Site } from '../../engines/site.ts';
import type { Phone } from './phone.ts';

/** A course through the built site in one engine; fails by throwing. */
export interface Journey {
  readonly name: string;
  /** Whether every run of the tests includes this journey. */
  readonly isShort: boolean;
  /** The browser is killed during the journey, and must keep the stored data. */
  readonly isKilled?: true;
  readonly go: (phone: Phone, site: Site) => Promise<void>;
}

/**
 * A case that several journeys open: a ruler in the middle of nine spaces. Its card shows southeast, where the
 * space is occupied.
 */
export const RULER_CASE = {
  game: 'khan',
  ask: 'drive-out',
  size: [3, 3],
  ruler: '1,1',
  direction: 'SE',
  taken: ['2,2'],
};
