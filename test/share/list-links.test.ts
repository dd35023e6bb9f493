import { expect, test } from 'vitest';
import { splitFragment } from '../../src/share/list-links.ts';

test.each([
  ['#1ab-c_d', '1ab-c_d', ''],
  ['1ab-c_d', '1ab-c_d', ''],
  ['#1ab-c_d.', '1ab-c_d', ''],
  ['#1ab-c_d)', '1ab-c_d', ''],
  ['#1ab-c_d…', '1ab-c_d', ''],
  ['#1ab-c_d%E2%80%A6', '1ab-c_d', ''],
  ['#1ab-c_d%20', '1ab-c_d', ''],
  ['#1ab-c_d%0A', '1ab-c_d', ''],
  ['#1ab%2Dc%5Fd', '1ab-c_d', ''],
  ['#1ab%252Dc%255fd', '1ab-c_d', ''],
  ['#%231ab-c_d', '1ab-c_d', ''],
  ['#4revolt-k3', '4revolt-k3', ''],
  ['#1ab-c_d.%7B%22a.b%22%3A1%7D', '1ab-c_d', '%7B%22a.b%22%3A1%7D'],
  ['#players', '', ''],
  ['', '', ''],
])('the fragment %s is the link %j with %j', (fragment, link, extra) => {
  expect(splitFragment(fragment)).toEqual({ link, extra });
});
