/*
 * A range coder (G. N. N. Martin, "Range encoding: an algorithm for removing redundancy from a digitised message",
 * 1979): a row of choices is one number between 0 and 1, narrowed at each choice to that choice's share of what is left,
 * so that a likely choice takes less than a bit. Whole arithmetic on numbers below 2^40 alone: exact, and the same
 * everywhere.
 */
import { type Coder, learn, type Odds } from './coder.ts';

const WHOLE = 2 ** 32;
const BYTE = 2 ** 8;
/** The range is widened as soon as it is below this, so that every share of it has a size. */
const NARROWEST = 2 ** 24;

/** The weight of the first choices together. */
const sumOf = (odds: Odds, end: number) => odds.slice(0, end).reduce((sum, weight) => sum + weight, 0);

/** The size of the share from `start` to `end` of `total`; the last one takes what division leaves over. */
function shareOf(range: number, start: number, end: number, total: number): number {
  const unit = Math.floor(range / total);
  return end === total ? range - unit * start : unit * (end - start);
}

/** Bytes to which a one may still be carried. */
function carryingBytes() {
  const out: number[] = [];
  return {
    push: (byte: number) => void out.push(byte),
    carry() {
      let zeros = 0;
      for (; out.at(-1) === BYTE - 1; zeros++) out.pop();
      const last = out.pop();
      if (last !== undefined) out.push(last + 1);
      for (; zeros > 0; zeros--) out.push(0);
    },
    /** All of them without the zeros at the end, which a reader sees there anyway. */
    taken() {
      while (out.at(-1) === 0) out.pop();
      return Uint8Array.from(out);
    },
  };
}

/** A choice out of so many. */
function choiceOf(of: number, value: number | undefined): number {
  if (value === undefined) throw new Error('Nothing to be written');
  if (value < 0 || value >= of) throw new RangeError(`Cannot be packed: ${value} of ${of}`);
  return value;
}

/** A coder that writes, and the bytes that it has written, to be asked for once at the end. */
export function rangeWriter(): Coder & { bytes(): Uint8Array<ArrayBuffer> } {
  const out = carryingBytes();
  let low = 0;
  let range = WHOLE;
  const rise = (by: number) => {
    low += by;
    if (low >= WHOLE) out.carry();
    low %= WHOLE;
  };
  const narrow = (start: number, end: number, total: number) => {
    rise(Math.floor(range / total) * start);
    range = shareOf(range, start, end, total);
    if (range < 1) throw new RangeError(`Cannot be packed: ${start} to ${end} of ${total}`);
    while (range < NARROWEST) {
      out.push(Math.floor(low / NARROWEST));
      low = (low % NARROWEST) * BYTE;
      range *= BYTE;
    }
  };
  return {
    whole(of, value) {
      const choice = choiceOf(of, value);
      if (of > 1) narrow(choice, choice + 1, of);
      return choice;
    },
    pick(odds, value) {
      const choice = choiceOf(odds.length, value);
      narrow(sumOf(odds, choice), sumOf(odds, choice + 1), sumOf(odds, odds.length));
      learn(odds, choice);
      return choice;
    },
    bytes() {
      rise((NARROWEST - (low % NARROWEST)) % NARROWEST); // the shortest number in the range
      out.push(Math.floor(low / NARROWEST));
      return out.taken();
    },
  };
}

/** A coder that reads. Bytes beyond the last are 0, so that it always goes on; who reads must stop by itself. */
export function rangeReader(bytes: Uint8Array): Coder {
  const rest = bytes.values();
  let range = WHOLE;
  let code = 0;
  const take = () => {
    const next = rest.next();
    code = code * BYTE + (next.done ? 0 : next.value);
  };
  for (let i = 0; i < 4; i++) take();
  const place = (total: number) => Math.min(Math.floor(code / Math.floor(range / total)), total - 1);
  const narrow = (start: number, end: number, total: number) => {
    code -= Math.floor(range / total) * start;
    range = shareOf(range, start, end, total);
    while (range < NARROWEST) {
      take();
      range *= BYTE;
    }
  };
  return {
    whole(of) {
      if (of <= 1) return 0;
      const value = place(of);
      narrow(value, value + 1, of);
      return value;
    },
    pick(odds) {
      const total = sumOf(odds, odds.length);
      const at = place(total);
      let value = 0;
      while (sumOf(odds, value + 1) <= at) value++;
      narrow(sumOf(odds, value), sumOf(odds, value + 1), total);
      learn(odds, value);
      return value;
    },
  };
}
