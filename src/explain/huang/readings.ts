import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { readingsOf } from '../reading.ts';

/** The possible rulings on the open points of Huang. */
export const HUANG_READINGS = [
  ...readingsOf('bystander-states', HUANG_RULINGS['bystander-states']),
  ...readingsOf('moved-pagoda-tiles', HUANG_RULINGS['moved-pagoda-tiles']),
  ...readingsOf('bandits-count-placed', HUANG_RULINGS['bandits-count-placed']),
  ...readingsOf('more-than-six', HUANG_RULINGS['more-than-six']),
];
