import { test } from 'vitest';
import { expectAgreement } from './agreement.ts';

test('5,000 questions get the answers of the second implementation', () => expectAgreement(5000, 20261121));
