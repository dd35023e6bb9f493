import { expect, test } from 'vitest';
import {
  computeAnswerChecksum,
  findChecksum,
  makeChecksumQuery,
  parseChecksum,
  withChecksum,
} from '../../src/share/answer-checksum.ts';
import { parseOpenedText } from '../../src/share/parse-opened-text.ts';

const answer = { ok: true, legal: true, result: 'war', winner: { state: 2, points: 5 } };
const checksum = computeAnswerChecksum(answer);

test('it is the same however the keys are sorted, and whatever explains the answer', () => {
  const { ok, ...rest } = answer;
  expect(
    computeAnswerChecksum({ ...rest, winner: { points: 5, state: 2 }, ok, trace: [{}], rulings: ['a'] }),
  ).toBe(checksum);
});

test('it is another one for another result', () => {
  for (const other of [
    { ...answer, legal: false },
    { ...answer, winner: { state: 2, points: 6 } },
    { ...answer, winner: { points: 2, state: 5 } },
    { ...answer, trigger: null },
  ])
    expect(computeAnswerChecksum(other)).not.toBe(checksum);
});

test('an address and a fragment carry it', () => {
  expect(findChecksum(`https://rules.example/open/${makeChecksumQuery(checksum)}#1abc`)).toBe(checksum);
  expect(withChecksum('1abc', checksum)).toBe(`1abc.a${checksum}`);
  expect(parseChecksum(`a${checksum}`)).toBe(checksum);
});

test.each(['', 'a', 'aZZ', 'a12345678', '%7B%7D', 'b123'])('“%s” behind the dot is none', (extra) =>
  expect(parseChecksum(extra)).toBeUndefined(),
);

test.each(['', '?a=#1', '?a=12345678#1', '?ba=12#1', 'a=12'])('“%s” holds none', (text) =>
  expect(findChecksum(text)).toBeUndefined(),
);

test('a report carries the answer itself, and a link in a message its checksum', async () => {
  const refereeCase = { game: 'huang', ask: 'score', players: [{ name: 'Ada', red: 3 }, { name: 'Ben' }] };
  const report = await parseOpenedText(JSON.stringify({ case: refereeCase, answer }));
  expect(report).toMatchObject({ ok: true, value: { kind: 'case', checksum } });
  const { value } = report.ok && report.value.kind === 'case' ? report : { value: { link: '' } };
  const message = await parseOpenedText(`Ada: 3\nhttps://rules.example/open/?a=${checksum}#${value.link}`);
  expect(message).toMatchObject({ ok: true, value: { kind: 'case', checksum } });
  const plain = await parseOpenedText(JSON.stringify(refereeCase));
  expect(plain).toMatchObject({ ok: true, value: { kind: 'case' } });
  expect(plain).not.toHaveProperty('value.checksum');
});
