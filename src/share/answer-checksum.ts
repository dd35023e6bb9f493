import { computeChecksum } from './packing/checksum.ts';

/** Keys of an answer that only explain it: another release may word them otherwise, with the same result. */
const EXPLANATIONS = ['trace', 'rulings'];
const CHECKSUM = /^[0-9a-z]{1,4}$/;
/** The mark before a checksum behind the dot of a fragment, where other tools put JSON. */
const MARK = 'a';

/**
 * Computes a checksum of an answer, as up to four digits and lower-case letters. A link carries it, so that
 * the page that opens the link can say if it gives another answer. It detects changes, but not forgeries.
 */
export function computeAnswerChecksum(answer: object): string {
  const results = Object.entries(answer).filter(([key]) => !EXPLANATIONS.includes(key));
  const json = JSON.stringify(Object.fromEntries(results), sortKeys);
  const [high, low] = computeChecksum(new TextEncoder().encode(json));
  return (256 * high + low).toString(36);
}

/** Sorts the keys of objects, so that their order does not change the checksum. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Makes the query of a link's address that carries a checksum. */
export const makeChecksumQuery = (checksum: string): string => `?a=${checksum}`;

/**
 * Finds the checksum in the query of an address, or in a text with such an address; undefined without one.
 */
export function findChecksum(text: string): string | undefined {
  return /[?&]a=([0-9a-z]{1,4})(?=#|&|$)/.exec(text)?.[1];
}

/** Adds a checksum to the part of a link behind `#`, for the page of a tool. */
export function withChecksum(link: string, checksum: string | undefined): string {
  return checksum === undefined ? link : `${link}.${MARK}${checksum}`;
}

/** Parses a checksum behind the dot of a fragment; undefined if there is something else. */
export function parseChecksum(extra: string): string | undefined {
  const checksum = extra.startsWith(MARK) ? extra.slice(MARK.length) : '';
  return CHECKSUM.test(checksum) ? checksum : undefined;
}
