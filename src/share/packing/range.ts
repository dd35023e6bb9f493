/*
 * A range coder (G. N. N. Martin, "Range encoding: an algorithm for removing redundancy from a digitised
 * message", 1979): it represents a sequence of choices as one number in a range. Each choice narrows the
 * range in proportion to its weight, so a likely choice takes less than a bit. It uses integers below 2^40
 * only, which are exact on every machine.
 */
import { type ChoiceWeights, type Coder, increaseWeight } from './coder.ts';

const WHOLE = 2 ** 32;
const BYTE = 2 ** 8;
/** The range is widened as soon as it falls below this, so that every choice keeps a part of it. */
const NARROWEST = 2 ** 24;

/** Returns the total weight of the choices before `end`. */
const sumWeights = (weights: ChoiceWeights, end: number) =>
  weights.slice(0, end).reduce((sum, weight) => sum + weight, 0);

/**
 * Returns the size of the part of the range from `start` to `end` of `total`; the last part also gets the
 * remainder of the division.
 */
function computePart(range: number, start: number, end: number, total: number): number {
  const unit = Math.floor(range / total);
  return end === total ? range - unit * start : unit * (end - start);
}

/** Creates an output buffer in which a carry can still change earlier bytes. */
function createCarryBuffer() {
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
    /** Returns the bytes without zeros at the end: the reader treats missing bytes as zeros. */
    takeBytes() {
      while (out.at(-1) === 0) out.pop();
      return Uint8Array.from(out);
    },
  };
}

/** Checks that a value to be written is one of `of` choices, and returns it. */
function checkChoice(of: number, value: number | undefined): number {
  if (value === undefined) throw new Error('Nothing to be written');
  if (value < 0 || value >= of) throw new RangeError(`Cannot be packed: ${value} of ${of}`);
  return value;
}

/** Creates a coder that writes. Call `bytes` once, at the end, for the result. */
export function createRangeWriter(): Coder & { bytes(): Uint8Array<ArrayBuffer> } {
  const out = createCarryBuffer();
  let low = 0;
  let range = WHOLE;
  const increaseLow = (by: number) => {
    low += by;
    if (low >= WHOLE) out.carry();
    low %= WHOLE;
  };
  const narrow = (start: number, end: number, total: number) => {
    increaseLow(Math.floor(range / total) * start);
    range = computePart(range, start, end, total);
    if (range < 1) throw new RangeError(`Cannot be packed: ${start} to ${end} of ${total}`);
    while (range < NARROWEST) {
      out.push(Math.floor(low / NARROWEST));
      low = (low % NARROWEST) * BYTE;
      range *= BYTE;
    }
  };
  return {
    codeUniform(of, value) {
      const choice = checkChoice(of, value);
      if (of > 1) narrow(choice, choice + 1, of);
      return choice;
    },
    codeWeighted(weights, value) {
      const choice = checkChoice(weights.length, value);
      narrow(
        sumWeights(weights, choice),
        sumWeights(weights, choice + 1),
        sumWeights(weights, weights.length),
      );
      increaseWeight(weights, choice);
      return choice;
    },
    bytes() {
      increaseLow((NARROWEST - (low % NARROWEST)) % NARROWEST); // the shortest number in the range
      out.push(Math.floor(low / NARROWEST));
      return out.takeBytes();
    },
  };
}

/**
 * Creates a coder that reads. Bytes beyond the end are read as 0, so reading never fails; the caller must
 * limit it.
 */
export function createRangeReader(bytes: Uint8Array): Coder {
  const rest = bytes.values();
  let range = WHOLE;
  let code = 0;
  const readByte = () => {
    const next = rest.next();
    code = code * BYTE + (next.done ? 0 : next.value);
  };
  for (let i = 0; i < 4; i++) readByte();
  const findPosition = (total: number) => Math.min(Math.floor(code / Math.floor(range / total)), total - 1);
  const narrow = (start: number, end: number, total: number) => {
    code -= Math.floor(range / total) * start;
    range = computePart(range, start, end, total);
    while (range < NARROWEST) {
      readByte();
      range *= BYTE;
    }
  };
  return {
    codeUniform(of) {
      if (of <= 1) return 0;
      const value = findPosition(of);
      narrow(value, value + 1, of);
      return value;
    },
    codeWeighted(weights) {
      const total = sumWeights(weights, weights.length);
      const at = findPosition(total);
      let value = 0;
      while (sumWeights(weights, value + 1) <= at) value++;
      narrow(sumWeights(weights, value), sumWeights(weights, value + 1), total);
      increaseWeight(weights, value);
      return value;
    },
  };
}
