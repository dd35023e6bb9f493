import { labelOptions } from '../../../explain/label-options.ts';
import { HUANG_RULING_OPTIONS } from '../rules/ruling-options.ts';

/** The options of every ruling of Huang, with their text keys. */
export const HUANG_OPTION_LABELS = [
  ...labelOptions('bystander-states', HUANG_RULING_OPTIONS['bystander-states']),
  ...labelOptions('moved-pagoda-tiles', HUANG_RULING_OPTIONS['moved-pagoda-tiles']),
  ...labelOptions('bandits-count-placed', HUANG_RULING_OPTIONS['bandits-count-placed']),
  ...labelOptions('more-than-six', HUANG_RULING_OPTIONS['more-than-six']),
];
