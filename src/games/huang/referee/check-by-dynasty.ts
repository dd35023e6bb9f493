import { type Check, isObject } from '../../../core/check.ts';
import { addProblem, appendKey } from '../../../core/problem.ts';
import { DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';

/** Checks an object with a value for some of the dynasties. */
export function checkByDynasty<T>(check: Check<T>): Check<Readonly<Partial<Record<Dynasty, T>>>> {
  return (value, path, problems) => {
    if (!isObject(value)) return addProblem(problems, { code: 'not-an-object', path });
    const found: Partial<Record<Dynasty, T>> = {};
    for (const [name, item] of Object.entries(value)) {
      const dynasty = DYNASTIES.find((one) => one === name);
      if (!dynasty) problems.push({ code: 'unknown-key', path: appendKey(path, name) });
      const checked = check(item, appendKey(path, name), problems);
      if (dynasty && checked !== undefined) found[dynasty] = checked;
    }
    return found;
  };
}
