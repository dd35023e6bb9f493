import type { CHU_HAN_RULING_OPTIONS, ChuHanRulingId } from './ruling-options.ts';

type Options = typeof CHU_HAN_RULING_OPTIONS;

/** The chosen option of each ruling that has several. */
export type ChuHanRulings = {
  readonly [Id in keyof Options as Options[Id]['length'] extends 1 ? never : Id]: Options[Id][number];
};

/** The rulings with only one option that an answer can depend on. */
export type ChuHanFixedRuling = Exclude<ChuHanRulingId, keyof ChuHanRulings>;
