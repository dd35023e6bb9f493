import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const read = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');

/** Reads a JSON file of test/fixtures, such as `huang-score.v1`. */
export const readFixture = (name: string) => JSON.parse(read(`${name}.json`));

/** What identifies the saves of a kind. */
interface Kind {
  readonly key: string;
  readonly version: number;
}

/** Reads a save as one version of its kind stored it, by default the newest. */
export const readSave = ({ key, version }: Kind, of = version) =>
  readFixture(`${key.replace('/', '-')}.v${of}`);

/** Reads a YAML file of test/fixtures, such as `fresh/de`. */
export const readYamlFixture = (name: string) => parse(read(`${name}.yaml`));
