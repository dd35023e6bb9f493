import { CHU_HAN_RULINGS } from '../engine/chu-han/rulings.ts';
import { KHAN_RULINGS } from '../engine/khan/rulings.ts';
import { HUANG_READINGS } from './huang/readings.ts';
import { readingsOf } from './reading.ts';

/** The possible rulings on the open points of each game, point by point. */
export const READINGS = {
  huang: HUANG_READINGS,
  'chu-han': readingsOf('hangu-pass-doubled', CHU_HAN_RULINGS['hangu-pass-doubled']),
  khan: [
    ...readingsOf('bridge-banks', KHAN_RULINGS['bridge-banks']),
    ...readingsOf('trapped-yurt', KHAN_RULINGS['trapped-yurt']),
  ],
};
export type Reading = (typeof READINGS)[keyof typeof READINGS][number];
