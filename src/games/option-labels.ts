import { labelOptions } from '../explain/label-options.ts';
import { CHU_HAN_RULING_OPTIONS } from './chu-han/rules/ruling-options.ts';
import { HUANG_OPTION_LABELS } from './huang/explain/option-labels.ts';
import { KHAN_RULING_OPTIONS } from './khan/rules/ruling-options.ts';

/** The options of every ruling of each game, with their text keys, ruling by ruling. */
export const OPTION_LABELS = {
  huang: HUANG_OPTION_LABELS,
  'chu-han': labelOptions('hangu-pass-doubled', CHU_HAN_RULING_OPTIONS['hangu-pass-doubled']),
  khan: [
    ...labelOptions('bridge-banks', KHAN_RULING_OPTIONS['bridge-banks']),
    ...labelOptions('trapped-yurt', KHAN_RULING_OPTIONS['trapped-yurt']),
  ],
};
export type OptionLabel = (typeof OPTION_LABELS)[keyof typeof OPTION_LABELS][number];
