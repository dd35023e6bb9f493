import { describe, expect, test } from 'vitest';
import { makeBase64Url } from '../../src/share/base64.ts';
import { makeLink, parseLink } from '../../src/share/link.ts';
import { computeChecksum } from '../../src/share/packing/checksum.ts';
import { seedFrom, tries } from '../support/campaign.ts';
import { randomDispute } from '../support/disputes.ts';
import { randomFrom, wholeUpTo } from '../support/random.ts';

describe('a packed link that is none', () => {
  const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_%!';
  const sign = (random: () => number) => SIGNS[wholeUpTo(random, SIGNS.length - 1)] ?? 'A';
  const forge: readonly ((link: string, at: number, random: () => number) => string)[] = [
    (link, at, random) => link.slice(0, at) + sign(random) + link.slice(at + 1),
    (link, at) => link.slice(0, at),
    (link, at) => link.slice(0, at) + link.slice(at + 1),
    (link, at, random) => link.slice(0, at) + sign(random) + link.slice(at),
    (_, at, random) => `2${Array.from({ length: at }, () => sign(random)).join('')}`,
  ];

  test('is found out: cut, mistyped and random ones', async () => {
    const random = randomFrom(seedFrom(33));
    const links = await Promise.all(
      Array.from({ length: 20 }, () => makeLink(randomDispute(40, random() < 0.5, random))),
    );
    let opened = 0;
    for (let i = 0; i < tries(100_000); i++) {
      const link = links[i % links.length] ?? '';
      const mangle = forge[i % forge.length];
      const mangled = mangle?.(link, 1 + wholeUpTo(random, link.length - 2), random) ?? '';
      const result = await parseLink(mangled);
      if (result.ok && mangled !== link) opened++;
    }
    // One in 65,536 has the right checksum by chance, and most of those hold no sound case.
    expect(opened).toBeLessThanOrEqual(5);
  });

  test('and has the right checksum all the same gives an answer, random ones', async () => {
    const random = randomFrom(seedFrom(34));
    for (let i = 0; i < tries(3000); i++) {
      const bytes = Uint8Array.from({ length: wholeUpTo(random, 200) }, () => wholeUpTo(random, 255));
      const link = `2${makeBase64Url(Uint8Array.from([...bytes, ...computeChecksum(bytes)]))}`;
      const result = await parseLink(link);
      expect(result.ok || ['not-a-case', 'broken'].includes(result.error.code)).toBe(true);
    }
  });
});
