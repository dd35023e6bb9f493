import { test } from 'vitest';
import { expectAgreement } from './agreement.ts';

test('the referee and the second implementation agree on five thousand battles and scorings', () =>
  expectAgreement(5000, 322));
