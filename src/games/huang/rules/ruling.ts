import type { HUANG_RULING_OPTIONS } from './ruling-options.ts';

type Options = typeof HUANG_RULING_OPTIONS;

/** The chosen option of each ruling that has several. */
export type HuangRulings = {
  readonly [Id in keyof Options as Options[Id]['length'] extends 1 ? never : Id]: Options[Id][number];
};
