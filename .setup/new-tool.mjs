// @ts-check
// Creates a tool: `npm run new-tool -- <game>/<name>`. The tool builds, gives an answer and passes the
// contract (src/tools/README.md); its page, save and texts are created, and it is added to every list of
// tools. It lets people choose a number and asks the referee a small question about it: replace both with
// your own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What the template of a tool needs to know of its game.
 * @typedef {object} Beginning
 * @property {string} asks the export of the referee that answers the question
 * @property {string} from the file of that export, below src/referee/
 * @property {string} asked the case, as source text
 * @property {string} rule the rule that the answer cites
 * @property {string} frame the class of the tool's frame
 * @property {string} styles the style sheet in src/styles/
 */

/** @type {Readonly<Record<string, Beginning>>} */
const BEGINNINGS = {
  huang: {
    asks: 'HUANG_SCORE',
    from: 'huang/score.ts',
    asked: `{ game: 'huang', ask: 'score', edition: 'en', players: [{ name: 'A', red: count }, { name: 'B' }] }`,
    rule: 'huang/end/winner',
    frame: 'score',
    styles: 'score',
  },
  'chu-han': {
    asks: 'CHU_HAN_SCORE',
    from: 'chu-han/score.ts',
    asked: `{
    game: 'chu-han',
    ask: 'score',
    scores: { han: 20, chu: 10 },
    battleWinner: 'chu',
    cardsLeft: count,
  }`,
    rule: 'chu-han/battle-end/cards-left',
    frame: 'score',
    styles: 'chu-han-score',
  },
  khan: {
    asks: `KHAN_ASKS['drive-out']`,
    from: 'khan/asks.ts',
    asked: `{ game: 'khan', ask: 'drive-out', size: [3, 3], ruler: '1,1', direction: 'N', camp: count }`,
    rule: 'khan/drive-out/yurt',
    frame: 'referee khan',
    styles: 'khan',
  },
};

/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const WORDS = {
  de: {
    title: 'Neues Werkzeug',
    'asks-count': 'Wie viele?',
    'says-count': 'Die Antwort bei {{count}}.',
    'enter-first': 'Wähl eine Zahl.',
    lead: 'Noch zu schreiben.',
  },
  en: {
    title: 'New tool',
    'asks-count': 'How many?',
    'says-count': 'The answer for {{count}}.',
    'enter-first': 'Choose a number.',
    lead: 'Still to be written.',
  },
  pl: {
    title: 'Nowe narzędzie',
    'asks-count': 'Ile?',
    'says-count': 'Odpowiedź dla liczby {{count}}.',
    'enter-first': 'Wybierz liczbę.',
    lead: 'Jeszcze do napisania.',
  },
};

/**
 * Returns the source of each file of a tool, by its path.
 * @param {string} game
 * @param {string} name
 * @param {Beginning} beginning
 */
function filesOf(game, name, { asks, from, asked, rule, frame, styles }) {
  const folder = `${game}-${name}`;
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  const State = pascal(folder);
  const KIND = folder.replaceAll('-', '_').toUpperCase();
  const tool = `src/tools/${folder}`;
  return {
    [`${tool}/kit.ts`]: `import type { ${State} } from '../../saves/${folder}.ts';
import type { AllTexts } from '../shell/tool.ts';

/** What is asked, and what the referee says. */
export interface ${Name}Answer {
  readonly asked: object;
  readonly answer: object;
  readonly count: number;
}

/** The types of this tool. */
export interface ${Name} {
  readonly state: ${State};
  readonly game: never;
  readonly table: never;
  readonly answer: ${Name}Answer;
  readonly part: typeof import('./Answer.tsx');
  readonly texts: '${folder}';
  readonly laterTexts: 'rulings';
  readonly view: null;
}

export type ${Name}Texts = AllTexts<${Name}>;
`,
    [`${tool}/state.ts`]: `import type { ${State} } from '../../saves/${folder}.ts';

export const fresh${Name} = (): ${State} => ({ count: null });

export const isBegun = ({ count }: ${State}): boolean => count !== null;

export function withCount(state: ${State}, count: number): ${State} {
  return count === state.count ? state : { ...state, count };
}

/** The question as a case. */
export function caseOf(count: number): object {
  return ${asked};
}
`,
    [`${tool}/Answer.tsx`]: `import { ${asks.replace(/\[.*/, '')} } from '../../referee/${from}';
import type { ${State} } from '../../saves/${folder}.ts';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import type { ${Name}Answer, ${Name}Texts } from './kit.ts';
import { caseOf } from './state.ts';

/** Asks the referee; undefined while nothing is chosen. */
export function answerOf({ count }: ${State}): ${Name}Answer | undefined {
  if (count === null) return undefined;
  const asked = caseOf(count);
  const answer = ${asks}.answer(asked);
  // caseOf makes valid cases only
  if (!answer.ok) throw new Error(\`No case: \${JSON.stringify(answer.error)}\`);
  return { asked, answer, count };
}

/** The outcome as a sentence with its rule. */
export function outcomeOf({ count }: ${Name}Answer, t: ${Name}Texts) {
  return { rule: '${rule}', text: t('says-count', { count }) } as const;
}

interface Props {
  readonly answer: ${Name}Answer;
  readonly rules: Rules;
  readonly t: ${Name}Texts;
}

export function Answer({ answer, rules, t }: Props) {
  const { rule, text } = outcomeOf(answer, t);
  return (
    <p>
      {text} <RuleLink rule={rule} rules={rules} t={t} />
    </p>
  );
}
`,
    [`${tool}/Entry.tsx`]: `import { COUNTS } from '../../saves/${folder}.ts';
import { Choice, Segment } from '../../ui/segment.tsx';
import type { EntryProps } from '../shell/tool.ts';
import { UndoRedo } from '../shell/undo-redo.tsx';
import type { ${Name} } from './kit.ts';
import { withCount } from './state.ts';

/** The first screen: the answer at the top, the choices below it, within reach of a thumb. */
export function Entry({ session, part, partTexts, answer, failure, rules, t }: EntryProps<${Name}>) {
  const { state, change } = session;
  return (
    <>
      <section class="answer" aria-label={t('result')} aria-live="polite">
        {part && partTexts && answer ? (
          <part.Answer answer={answer} rules={rules} t={partTexts} />
        ) : (
          (failure ?? <p>{t('enter-first')}</p>)
        )}
      </section>
      <div class="pad">
        <div class="line">
          <Segment name={t('asks-count')}>
            {COUNTS.map((count) => (
              <Choice key={count} isOn={state.count === count} pick={() => change(withCount(state, count))}>
                {count}
              </Choice>
            ))}
          </Segment>
          <UndoRedo session={session} t={t} />
        </div>
      </div>
    </>
  );
}
`,
    [`${tool}/More.tsx`]: `import { plainLines } from '../shell/steps.tsx';
import { outcomeOf } from './Answer.tsx';
import type { ${Name}Answer, ${Name}Texts } from './kit.ts';

export { default as styles } from '../../styles/${styles}-more.css?url';

/** Links with this kind of case still open in another tool. */
export const stateFrom = () => undefined;

export function explain(answer: ${Name}Answer, _: object, t: ${Name}Texts) {
  const step = outcomeOf(answer, t);
  return { steps: [step], text: plainLines(t('title'), [], [step]) };
}

export const Below = () => null;
`,
    [`${tool}/tool.tsx`]: `import { ${KIND} } from '../../saves/${folder}.ts';
import { islandOf } from '../shell/island.tsx';
import { keptIn } from '../shell/stored.ts';
import type { Tool } from '../shell/tool.ts';
import { Entry } from './Entry.tsx';
import type { ${Name} } from './kit.ts';
import { fresh${Name}, isBegun } from './state.ts';

export const tool: Tool<${Name}> = {
  path: '${game}/${name}/',
  frame: '${frame}',
  save: keptIn(${KIND}),
  points: {},
  fresh: fresh${Name},
  isBegun,
  answering: () => import('./Answer.tsx'),
  laterTexts: ['rulings'],
  view: null,
  Entry,
  more: () => import('./More.tsx'),
};

export default islandOf(tool);
`,
    [`src/saves/${folder}.ts`]: `import { checkObject, checkWhole, orNull, required } from '../referee/check.ts';
import { type OpenSave, openKind, type SaveKind } from './save.ts';

/** What can be chosen. */
export const COUNTS = [1, 2, 3, 4, 5] as const;

export interface ${State} {
  /** Null while nothing is chosen. */
  readonly count: number | null;
}

/** Stored under \`${folder}\` as \`{ "version": 1, "now": { "count": 2 }, "past": [], "future": [] }\`. */
export type ${State}Save = OpenSave<${State}, 1>;

export const ${KIND}: SaveKind<${State}Save> = openKind(
  '${folder}',
  1,
  checkObject<${State}>({ count: required(orNull(checkWhole(1, 5))) }),
);
`,
    [`src/pages/[locale]/${game}/${name}.astro`]: `---
import { version } from '../../../../package.json';
import { textsOf, translatorOf } from '../../../i18n/build.ts';
import { LOCALES } from '../../../i18n/locale.ts';
import { ROOT } from '../../../i18n/paths.ts';
import Frame from '../../../layouts/Frame.astro';
import ${Name} from '../../../tools/${folder}/tool.tsx';
import '../../../styles/${styles}.css';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));
const { locale } = Astro.props;
const t = translatorOf(locale, '${folder}');
const site = translatorOf(locale, 'site');
const texts = textsOf(locale, '${folder}', 'tool');
---

<Frame
  {locale}
  title={\`\${t('title')} · \${site('${game}')} · \${site('name')}\`}
  description={translatorOf(locale, 'descriptions')('${folder}')}
  page="${game}/${name}/"
  saves="${folder}"
  wide
>
  <h1>
    {t('title')} <small class="soft"><a href="../">{site('${game}')}</a></small>
  </h1>
  <noscript>
    <link rel="stylesheet" href={\`\${ROOT}noscript.css\`}>
    <p>{site('needs-script')}</p>
  </noscript>
  <${Name} client:deferred {locale} {texts} {version} />
</Frame>
`,
    [`test/fixtures/${folder}.v1.json`]: `{
  "version": 1,
  "now": { "count": 2 },
  "past": [{ "count": null }, { "count": 3 }],
  "future": [{ "count": 5 }]
}
`,
    ...Object.fromEntries(
      Object.entries(WORDS).map(([locale, { lead: _, ...words }]) => [
        `content/ui/${locale}/${folder}.json`,
        `${JSON.stringify(words, null, 2)}\n`,
      ]),
    ),
  };
}

/** @param {string} folder */
const pascal = (folder) => folder.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());

/** @param {string} folder */
const camel = (folder) => folder.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());

/**
 * Replaces a text that occurs exactly once in a file.
 * @param {string} file
 * @param {string} mark the text
 * @param {string} lines what replaces it; usually the text itself and new lines before or after it
 */
function put(file, mark, lines) {
  const before = readFileSync(join(root, file), 'utf8');
  if (before.split(mark).length !== 2) throw new Error(`${file} must contain this exactly once: ${mark}`);
  writeFileSync(
    join(root, file),
    before.replace(mark, () => lines),
  );
}

/** Adds texts to a JSON file. @param {string} file @param {Readonly<Record<string, string>>} entries */
function addTexts(file, entries) {
  const path = join(root, file);
  const texts = { ...JSON.parse(readFileSync(path, 'utf8')), ...entries };
  writeFileSync(path, `${JSON.stringify(texts, null, 2)}\n`);
}

/**
 * Adds a tool to every list of tools; returns the source files that this changes.
 * @param {string} game
 * @param {string} name
 */
function register(game, name) {
  const folder = `${game}-${name}`;
  const State = pascal(folder);
  const KIND = folder.replaceAll('-', '_').toUpperCase();
  put(
    'src/rulebook/games.ts',
    `    game: '${game}',\n    tools: [\n`,
    `    game: '${game}',\n    tools: [\n      { name: '${folder}', page: '${game}/${name}/' },\n`,
  );
  put(
    'src/saves/save-kinds.ts',
    `import { READING }`,
    `import { ${KIND} } from './${folder}.ts';\nimport { READING }`,
  );
  put('src/saves/save-kinds.ts', `  READING,\n`, `  ${KIND},\n  READING,\n`);
  for (const [locale, { title = '', lead = '' }] of Object.entries(WORDS)) {
    addTexts(`content/ui/${locale}/site.json`, { [folder]: title, [`${folder}-lead`]: lead });
    addTexts(`content/ui/${locale}/descriptions.json`, { [folder]: lead });
    addTexts(`content/ui/${locale}/saves.json`, { [`name-${folder}`]: title });
  }
  const edits = 'test/support/tool-edits.ts';
  put(
    edits,
    `import { withValues }`,
    `import * as ${camel(folder)} from '../../src/tools/${folder}/state.ts';\nimport type { ${State} } from '../../src/saves/${folder}.ts';\nimport { withValues }`,
  );
  put(
    edits,
    `/** The edits of each tool, by`,
    `const ${KIND}: Edits<${State}> = { sets: [(state) => ${camel(folder)}.withCount(state, 4)], others: [], unasked: [] };\n\n/** The edits of each tool, by`,
  );
  put(edits, `  'khan/rulers/': RULERS,\n`, `  'khan/rulers/': RULERS,\n  '${game}/${name}/': ${KIND},\n`);
  put(
    'test/support/used-tools.ts',
    `export const USED_TOOLS: readonly UsedTool[] = [\n`,
    `export const USED_TOOLS: readonly UsedTool[] = [
  {
    path: '${game}/${name}/',
    save: '${folder}',
    first: [button('2', 'How many?')],
    rest: [],
    answer: 'The answer for 2.',
    rule: '${BEGINNINGS[game]?.rule}',
    change: button('3', 'How many?'),
    changed: 'The answer for 3.',
  },\n`,
  );
  return ['src/rulebook/games.ts', 'src/saves/save-kinds.ts', edits, 'test/support/used-tools.ts'];
}

/**
 * Returns why no such tool can be created; undefined if it can.
 * @param {string | undefined} asked
 * @returns {string | undefined}
 */
function findProblem(asked) {
  const [, game = '', name = ''] = /^([a-z-]+)\/([a-z]+)$/.exec(asked ?? '') ?? [];
  if (!name)
    return `Usage: npm run new-tool -- <game>/<name>, the name in lower-case letters. Games: ${Object.keys(BEGINNINGS).join(', ')}`;
  if (!Object.hasOwn(BEGINNINGS, game))
    return `Unknown game: ${game}. There are ${Object.keys(BEGINNINGS).join(', ')}.`;
  const there = [
    `src/tools/${game}-${name}`,
    `src/pages/[locale]/${game}/${name}.astro`,
    `src/saves/${game}-${name}.ts`,
  ];
  const taken = there.find((path) => existsSync(join(root, path)));
  return taken && `${asked} already exists: ${taken}`;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const [asked] = process.argv.slice(2);
const problem = findProblem(asked);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const [game = '', name = ''] = `${asked}`.split('/');
const beginning = BEGINNINGS[game];
if (!beginning) throw new Error(`No template for ${game}`);
const files = filesOf(game, name, beginning);
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const changed = [...Object.keys(files), ...register(game, name)];
const biome = [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...changed];
const { status } = spawnSync(process.execPath, biome, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) throw new Error('The new files do not pass `npx biome check`.');
console.log(`Created src/tools/${game}-${name}/ with its page (${game}/${name}/), its save and its texts.`);
