import { expect, test } from 'vitest';
import { listQuarantined } from '../../src/saves/quarantine.ts';
import { makeQuarantineKey } from '../../src/saves/quarantine-key.ts';

test('what was put aside is found by its key, latest first; what an import replaced is none of it', () => {
  const [first, second] = [new Date('2026-11-20T20:00:00Z'), new Date('2026-11-21T08:00:00Z')];
  const saves = {
    settings: { version: 3 },
    [makeQuarantineKey('huang-board', first)]: 'damaged',
    [makeQuarantineKey('settings', second)]: null,
    'aside/import': { version: 1 },
    'aside/x': 1,
  };
  expect(listQuarantined(saves)).toEqual([
    {
      key: 'aside/settings/2026-11-21T08:00:00.000Z',
      of: 'settings',
      at: '2026-11-21T08:00:00.000Z',
      value: null,
    },
    {
      key: 'aside/huang-board/2026-11-20T20:00:00.000Z',
      of: 'huang-board',
      at: '2026-11-20T20:00:00.000Z',
      value: 'damaged',
    },
  ]);
});
