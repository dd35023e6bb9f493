import { answer } from '../../src/referee/referee.ts';

/** Lists what the referee finds wrong with a case, each fault as its code and path; nothing if it is sound. */
export function faultsIn(value: unknown): readonly string[] {
  const answered = answer(value);
  if (answered.ok) return [];
  const { code, path, also = [] } = answered.error;
  return [{ code, path }, ...also].map((fault) => `${fault.code} ${fault.path}`);
}
