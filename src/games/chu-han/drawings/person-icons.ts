import type { Person } from '../rules/cards/cards.ts';

/**
 * A line icon for each person of Chu Han, inspired by historical tales; same format as in `line-icons.ts`. It
 * does not show what the ability does or when it is used. Drawn for Yamen, CC BY 4.0.
 */
export const PERSON_ICONS: Readonly<Record<Person | 'fan-zeng' | 'xiong-xin', string>> = {
  /** A coin: his word was said to be worth more than a hundred pounds of gold. */
  'ji-bu': 'M3 12a9 9 0 1 1 18 0 9 9 0 1 1-18 0M9 9h6v6H9z',
  /** A poppy, which is named after her in China. */
  'yu-ji': 'M12 22v-9Q4 11 6 3q3 0 6 4 3-4 6-4 2 8-6 10M12 20q5 0 6-5',
  /** A fish: he was a fisherman. */
  'peng-yue': 'M2 12q7-9 15 0-8 9-15 0M17 12l5-5v10zM7.5 11v1',
  /** A bow. */
  'zhongli-mo': 'M7 3q14 9 0 18zM2 12h20M18 8l4 4-4 4',
  /** The wheel of a chariot, which he drove. */
  'xiahou-ying': 'M3 12a9 9 0 1 1 18 0 9 9 0 1 1-18 0h18M7.5 4.2l9 15.6M16.5 4.2l-9 15.6',
  /** A fan. */
  'lu-zhi': 'M12 21 2 9q10-8 20 0zM12 21 8.5 5.5M12 21l3.5-15.5',
  /** A brush: he kept the records. */
  'xiao-he': 'M21 3 11 13M11 13q-6 0-8 8 8-2 8-8M13.5 7.5l3 3',
  /** A mask with a mark on its brow: he had been branded. */
  'ying-bu': 'M4 4q8 3 16 0v8q-1 7-8 9-7-2-8-9zM8 12h2M14 12h2M12 5v3M10 17h4',
  /** The sword for which he was mocked. */
  'han-xin': 'M12 2l2 2.5V15h-4V4.5zM6 15h12M12 15v7',
  /** The cap of an emperor, with its strings of beads. */
  'liu-bang': 'M2 6h20M6 6v11q6 5 12 0V6M3 6v6M21 6v6M10 12h.01M14 12h.01',
  /** A bronze cauldron, which he could lift. */
  'xiang-yu': 'M3 9h18M5 9q-1 8 4 8h6q5 0 4-8M8 17l-2 4M16 17l2 4M6 9V4h3v5M15 9V4h3v5',
  /** The jade ring with a gap that he held up as a sign at the feast. */
  'fan-zeng': 'M14.5 3.4a9 9 0 0 1-2.5 17.6 9 9 0 0 1-2.5-17.6M8.5 12a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
  /** A crook: he was a shepherd before he was made king. */
  'xiong-xin': 'M9 22V8a4.5 4.5 0 0 1 9 0v1q0 2-2 2',
};
