import { type Random, randomFrom } from '../support/random.ts';
import { SEED_OF_TODAY } from './seed.ts';

/** A running campaign. */
interface Campaign {
  readonly count: number;
  readonly seed: number;
  readonly random: Random;
  /** Counts what an input contains. */
  see(sights: readonly string[]): void;
  /** Prints an input with its fault, if it has one. */
  report(input: unknown, fault: string | null | undefined): void;
  /** Prints how often each sight was seen, and the number of faults; fails if there are any. */
  end(): never;
}

/** Starts a campaign with the size and the seed of the command line, by default `size` and the day's seed. */
export function startCampaign(size: number, what: string): Campaign {
  const [count = size, seed = SEED_OF_TODAY] = process.argv.slice(2).map(Number);
  console.log(`${count} ${what} from seed ${seed}`);
  const seen = new Map<string, number>();
  let faults = 0;
  return {
    count,
    seed,
    random: randomFrom(seed),
    see(sights) {
      for (const sight of sights) seen.set(sight, (seen.get(sight) ?? 0) + 1);
    },
    report(input, fault) {
      if (!fault) return;
      faults++;
      console.error(`${typeof input === 'string' ? input : JSON.stringify(input)}\n  ${fault}`);
    },
    end() {
      for (const [sight, times] of seen) console.log(`${sight}: ${((times * 100) / count).toFixed(2)} %`);
      console.log(`${faults} faults`);
      process.exit(faults > 0 ? 1 : 0);
    },
  };
}
