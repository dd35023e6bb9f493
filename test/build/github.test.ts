import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CAMPAIGNS } from '../fuzz/campaigns.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const under = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
const WORKFLOWS = under('.github/workflows');
const FORMS = under('.github/ISSUE_TEMPLATE').filter((path) => !path.endsWith('config.yml'));

/** Stands for each command of a list in turn. */
const MATRIX = ['$', '{{ matrix.command }}'].join('');

/** Each line that a workflow runs. */
const runsIn = (path: string) => [...read(path).matchAll(/run: (.*)/g)].map(([, line = '']) => line);

describe.each(WORKFLOWS)('%s', (path) => {
  test('takes actions by their digest, with the version behind it', () => {
    const used = [...read(path).matchAll(/uses: (.*)/g)].map(([, what = '']) => what);
    const foreign = used.filter((what) => !what.startsWith('./.github/workflows/'));
    for (const what of foreign) expect(what).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    for (const what of used) if (!foreign.includes(what)) expect(WORKFLOWS).toContain(what.slice(2));
  });

  test('runs what the README tells people to run', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
    for (const line of runsIn(path).filter((line) => !line.startsWith('gh issue create'))) {
      const [, script] = /^npm (?:run )?([\w:-]+|\$\{\{ matrix\.command \}\})(?: -- .+)?$/.exec(line) ?? [];
      expect([...scripts, 'ci', 'audit', MATRIX], line).toContain(script);
      expect(read('README.md') + read('.readme/commands.md')).toContain(line.replace(/ *"?\$.*/, ''));
    }
  });

  test('may read, and no more than it says in its jobs', () => {
    expect(parse(read(path)).permissions).toEqual({ contents: 'read' });
  });
});

test('a pull request tries mutants of its own lines, once all tests have passed', () => {
  const { steps }: { steps: Record<string, unknown>[] } = parse(read('.github/workflows/check.yml')).jobs
    .test;
  const [checkout] = steps;
  expect(checkout).toMatchObject({ with: { 'fetch-depth': 0 } });
  const at = (run: string) => steps.findIndex((step) => step['run'] === run);
  const mutants = at('npm run fuzz -- mutants --since "$BASE"');
  expect(mutants).toBeGreaterThan(at('npm test'));
  expect(steps[mutants]).toMatchObject({
    if: "github.event_name == 'pull_request'",
    env: { BASE: ['$', '{{ github.event.pull_request.base.sha }}'].join('') },
  });
});

test('the whole suite, every campaign and Firefox run at night', () => {
  const { command } = parse(read('.github/workflows/nightly.yml')).jobs.campaign.strategy.matrix;
  expect(command).toEqual(['test:all', ...CAMPAIGNS.map((name) => `fuzz -- ${name}`), 'e2e:firefox']);
});

describe.each(FORMS)('%s', (path) => {
  const form: { name: string; body: { type: string; id: string }[] } = parse(read(path));
  test('asks for something by names of their own', () => {
    expect(form.name).toMatch(/^[A-Z]/);
    expect(new Set(form.body.map(({ id }) => id)).size).toBe(form.body.length);
    for (const { id } of form.body) expect(id).toMatch(/^[a-z]+$/);
  });
});

test('the form that the app fills in has the field that it fills', () => {
  const { template } = Object.fromEntries(new URL(issuePage()).searchParams);
  expect(FORMS).toContain(`.github/ISSUE_TEMPLATE/${template}`);
  const { body }: { body: { id: string }[] } = parse(read(`.github/ISSUE_TEMPLATE/${template}`));
  expect(body.map(({ id }) => id)).toContain('report');
});

/** Where the site that is put on the web sends reports. */
function issuePage(): string {
  const { steps }: { steps: { env?: Record<string, string> }[] } = parse(read('.github/workflows/deploy.yml'))
    .jobs.build;
  return String(steps.map(({ env }) => env?.['ISSUES_URL']).find(Boolean)).replace(/\$\{\{.*?\}\}/, 'a/b');
}

test('nothing names a registry or a place on somebody’s machine', () => {
  for (const path of [...WORKFLOWS, ...FORMS, '.github/CONTRIBUTING.md', '.github/renovate.json5'])
    expect(read(path)).not.toMatch(/registry|\/home\/|\/work\/|\/root\//);
});
