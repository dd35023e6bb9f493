// @ts-check
// Creates a tool: `npm run new-tool -- <game>/<name>`. The tool builds, computes an answer and passes the
// contract (src/games/README.md); its page, save and texts are created, and it is added to every list of
// tools. The user chooses a number, and the referee answers a small question about it: replace both with your
// own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The parts of the template that differ between games.
 * @typedef {object} GameTemplate
 * @property {string} handler the case handler of the referee, as source text
 * @property {string} handlerFile the file of its export, below src/core/
 * @property {string} refereeCase the case, as source text
 * @property {string} rule the rule that the answer cites
 * @property {string} frameClass the CSS classes of the tool's frame
 * @property {string} styles the name of the style sheet in src/site/styles/
 * @property {string} sign the icon of the tool, exported by src/drawings/line-icons.ts
 */

/** @type {Readonly<Record<string, GameTemplate>>} */
const GAME_TEMPLATES = {
  huang: {
    handler: 'HUANG_SCORE_HANDLER',
    handlerFile: 'huang/score.ts',
    refereeCase: `{ game: 'huang', ask: 'score', edition: 'en', players: [{ name: 'A', red: count }, { name: 'B' }] }`,
    rule: 'huang/end/winner',
    frameClass: 'score',
    styles: 'score',
    sign: 'bars',
  },
  'chu-han': {
    handler: 'CHU_HAN_SCORE_HANDLER',
    handlerFile: 'chu-han/score.ts',
    refereeCase: `{
    game: 'chu-han',
    ask: 'score',
    scores: { han: 20, chu: 10 },
    battleWinner: 'chu',
    cardsLeft: count,
  }`,
    rule: 'chu-han/battle-end/cards-left',
    frameClass: 'score',
    styles: 'chu-han-score',
    sign: 'bars',
  },
  khan: {
    handler: `KHAN_HANDLERS['drive-out']`,
    handlerFile: 'khan/handlers.ts',
    refereeCase: `{ game: 'khan', ask: 'drive-out', size: [3, 3], ruler: '1,1', direction: 'N', camp: count }`,
    rule: 'khan/drive-out/yurt',
    frameClass: 'referee khan',
    styles: 'khan',
    sign: 'yurt',
  },
};

/**
 * The texts of a new tool, by language. `lead` is its description outside its page; the others are the texts
 * of its page.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const TEXTS = {
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
 * Creates the source of each file of a tool, by its path.
 * @param {string} game
 * @param {string} name
 * @param {GameTemplate} template
 */
function createFiles(game, name, { handler, handlerFile, refereeCase, rule, frameClass, styles }) {
  const folder = `${game}-${name}`;
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  const State = toPascalCase(folder);
  const SAVE = toSaveName(folder);
  const tool = `src/games/${folder}`;
  return {
    [`${tool}/types.ts`]: `import type { FunctionComponent } from 'preact';
import type { ${State} } from '../../saves/${folder}.ts';
import type { AllTexts } from '../shell/tool-types.ts';
import type { RuleViewer } from '../../ui/RuleLink.tsx';

/** The answer of the referee, with its case and the chosen number. */
export interface ${Name}Answer {
  readonly refereeCase: object;
  readonly answer: object;
  readonly count: number;
}

/** Types of this tool. */
export interface ${Name}Types {
  readonly state: ${State};
  readonly game: never;
  readonly players: never;
  readonly answer: ${Name}Answer;
  readonly answerModule: ${Name}AnswerModule;
  readonly textFiles: '${folder}';
  readonly lazyTextFiles: 'rulings';
  readonly view: null;
}

export type All${Name}Texts = AllTexts<${Name}Types>;

/** Props of the component that shows the outcome. */
export interface ${Name}AnswerProps {
  readonly answer: ${Name}Answer;
  readonly rules: RuleViewer;
  readonly t: All${Name}Texts;
}

/** The exports of the lazy-loaded answer module that the first screen renders. */
interface ${Name}AnswerModule {
  readonly AnswerPanel: FunctionComponent<${Name}AnswerProps>;
}
`,
    [`${tool}/state.ts`]: `import type { ${State} } from '../../saves/${folder}.ts';

export const fresh${Name} = (): ${State} => ({ count: null });

export const isBegun = ({ count }: ${State}): boolean => count !== null;

/** Sets the number. Returns the same object if nothing changes. */
export function withCount(state: ${State}, count: number): ${State} {
  return count === state.count ? state : { ...state, count };
}

/** The case about a number, without default values. */
export function caseOf(count: number): object {
  return ${refereeCase};
}
`,
    [`${tool}/AnswerPanel.tsx`]: `import { ${handler.replace(/\[.*/, '')} } from '../../referee/${handlerFile}';
import type { ${State} } from '../../saves/${folder}.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { caseOf } from './state.ts';
import type { All${Name}Texts, ${Name}Answer, ${Name}AnswerProps } from './types.ts';

/** Evaluates the case; undefined while nothing is chosen. */
export function computeAnswer({ count }: ${State}): ${Name}Answer | undefined {
  if (count === null) return undefined;
  const refereeCase = caseOf(count);
  const answer = ${handler}.answer(refereeCase);
  if (!answer.ok) throw new Error(\`No case: \${JSON.stringify(answer.error)}\`); // caseOf makes valid cases only
  return { refereeCase, answer, count };
}

/** The outcome as a sentence with its rule. */
export function explain${Name}Outcome({ count }: ${Name}Answer, t: All${Name}Texts) {
  return { rule: '${rule}', text: t('says-count', { count }) } as const;
}

/** The outcome, with a link to its rule. */
export function AnswerPanel({ answer, rules, t }: ${Name}AnswerProps) {
  const { rule, text } = explain${Name}Outcome(answer, t);
  return (
    <p>
      {text} <RuleLink rule={rule} rules={rules} t={t} />
    </p>
  );
}
`,
    [`${tool}/MainScreen.tsx`]: `import { COUNTS } from '../../saves/${folder}.ts';
import { ToggleButton, ToggleGroup } from '../../ui/ToggleGroup.tsx';
import type { MainScreenProps } from '../shell/tool.ts';
import { UndoRedo } from '../shell/UndoRedo.tsx';
import { withCount } from './state.ts';
import type { ${Name}Types } from './types.ts';

/** The first screen: the answer at the top, the numbers below it within reach of the thumb. */
export function MainScreen({
  session,
  answerModule,
  lazyTexts,
  answer,
  failure,
  rules,
  t,
}: MainScreenProps<${Name}Types>) {
  const { state, change } = session;
  return (
    <>
      <section class="answer" aria-label={t('result')} aria-live="polite">
        {answerModule && lazyTexts && answer ? (
          <answerModule.AnswerPanel answer={answer} rules={rules} t={lazyTexts} />
        ) : (
          (failure ?? <p>{t('enter-first')}</p>)
        )}
      </section>
      <div class="pad">
        <div class="line">
          <ToggleGroup name={t('asks-count')}>
            {COUNTS.map((count) => (
              <ToggleButton
                key={count}
                isOn={state.count === count}
                pick={() => change(withCount(state, count))}
              >
                {count}
              </ToggleButton>
            ))}
          </ToggleGroup>
          <UndoRedo session={session} t={t} />
        </div>
      </div>
    </>
  );
}
`,
    [`${tool}/secondary.tsx`]: `import { joinPlainText } from '../shell/AnswerSteps.tsx';
import { explain${Name}Outcome } from './AnswerPanel.tsx';
import type { All${Name}Texts, ${Name}Answer } from './types.ts';

export { default as styles } from '../../styles/${styles}-more.css?url';

/** Opens no cases: links with this kind of case open in another tool. */
export const fromCase = () => undefined;

export function explainAnswer(answer: ${Name}Answer, _: object, t: All${Name}Texts) {
  const step = explain${Name}Outcome(answer, t);
  return { steps: [step], text: joinPlainText(t('title'), [], [step]) };
}

export const AfterSharing = () => null;
`,
    [`${tool}/tool.tsx`]: `import { ${SAVE} } from '../../saves/${folder}.ts';
import { createIsland } from '../shell/create-island.tsx';
import { createPlainSlot } from '../shell/save-slot.ts';
import type { Tool } from '../shell/tool.ts';
import { MainScreen } from './MainScreen.tsx';
import { fresh${Name}, isBegun } from './state.ts';
import type { ${Name}Types } from './types.ts';

export const tool: Tool<${Name}Types> = {
  path: '${game}/${name}/',
  frameClass: '${frameClass}',
  save: createPlainSlot(${SAVE}),
  rulings: {},
  fresh: fresh${Name},
  isBegun,
  answerModule: () => import('./AnswerPanel.tsx'),
  lazyTextFiles: ['rulings'],
  freshView: null,
  MainScreen,
  secondary: () => import('./secondary.tsx'),
};

export default createIsland(tool);
`,
    [`src/games/huang/saves/${folder}.ts`]: `import { checkInteger, checkObject, nullable, required } from '../referee/check.ts';
import { createOpenKind, type OpenSave, type SaveKind } from './save.ts';

/** The numbers that can be chosen. */
export const COUNTS = [1, 2, 3, 4, 5] as const;

/** The state of the tool. */
export interface ${State} {
  /** Null while nothing is chosen. */
  readonly count: number | null;
}

/** Stored under \`${folder}\` as \`{ "version": 1, "now": { "count": 2 }, "past": [], "future": [] }\`. */
export type ${State}Save = OpenSave<${State}, 1>;

export const ${SAVE}: SaveKind<${State}Save> = createOpenKind(
  '${folder}',
  1,
  checkObject<${State}>({ count: required(nullable(checkInteger(1, 5))) }),
);
`,
    [`src/pages/[locale]/${game}/${name}.astro`]: `---
import { version } from '../../../../package.json';
import { getIslandTexts, getTranslator } from '../../../i18n/build-texts.ts';
import { LOCALES } from '../../../i18n/locale.ts';
import { SITE_ROOT } from '../../../i18n/paths.ts';
import Frame from '../../../layouts/Frame.astro';
import ${Name} from '../../../tools/${folder}/tool.tsx';
import '../../../styles/${styles}.css';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));
const { locale } = Astro.props;
const site = getTranslator(locale, 'site');
const descriptions = getTranslator(locale, 'descriptions');
const texts = getIslandTexts(locale, '${folder}', 'tool');
---

<Frame
  {locale}
  title={\`\${descriptions('${folder}-title')} · \${site('${game}')} · \${site('name')}\`}
  description={descriptions('${folder}')}
  page="${game}/${name}/"
  saves="${folder}"
  wide
>
  <h1>
    {descriptions('${folder}-title')} <small class="soft"><a href="../">{site('${game}')}</a></small>
  </h1>
  <noscript>
    <link rel="stylesheet" href={\`\${SITE_ROOT}noscript.css\`}>
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
      Object.entries(TEXTS).map(([locale, { lead: _, ...texts }]) => [
        `content/ui/${locale}/${folder}.json`,
        `${JSON.stringify(texts, null, 2)}\n`,
      ]),
    ),
  };
}

/** @param {string} folder */
const toPascalCase = (folder) => folder.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());

/** @param {string} folder */
const toCamelCase = (folder) => folder.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());

/** @param {string} folder */
const toConstantCase = (folder) => folder.replaceAll('-', '_').toUpperCase();

/** Returns the name of the constant for the save of a tool. @param {string} folder */
const toSaveName = (folder) => `${toConstantCase(folder)}_SAVE`;

/**
 * Replaces a text that occurs exactly once in a file.
 * @param {string} file
 * @param {string} text
 * @param {string} replacement usually the text itself with new lines before or after it
 */
function replaceOnce(file, text, replacement) {
  const before = readFileSync(join(root, file), 'utf8');
  if (before.split(text).length !== 2) throw new Error(`${file} must contain this exactly once: ${text}`);
  writeFileSync(
    join(root, file),
    before.replace(text, () => replacement),
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
 * @param {GameTemplate} template
 */
function registerTool(game, name, { rule, sign }) {
  const folder = `${game}-${name}`;
  const page = `${game}/${name}/`;
  const State = toPascalCase(folder);
  const SAVE = toSaveName(folder);
  const EDITS = toConstantCase(folder);
  const edits = toCamelCase(folder);
  replaceOnce(
    'src/rulebook/games.ts',
    `    game: '${game}',\n    tools: [\n`,
    `    game: '${game}',\n    tools: [\n      { name: '${folder}', page: '${page}', sign: '${sign}', save: '${folder}' },\n`,
  );
  replaceOnce(
    'src/games/save-kinds.ts',
    `import { READING_SAVE }`,
    `import { ${SAVE} } from './${folder}.ts';\nimport { READING_SAVE }`,
  );
  replaceOnce('src/games/save-kinds.ts', `  READING_SAVE,\n`, `  ${SAVE},\n  READING_SAVE,\n`);
  for (const [locale, { title = '', lead = '' }] of Object.entries(TEXTS)) {
    addTexts(`content/ui/${locale}/site.json`, {
      [folder]: title,
      [`${folder}-lead`]: lead,
      [`${folder}-asked`]: title,
      [`${folder}-verb`]: title,
    });
    addTexts(`content/ui/${locale}/descriptions.json`, { [folder]: lead, [`${folder}-title`]: title });
    addTexts(`content/ui/${locale}/saves.json`, { [`name-${folder}`]: title });
  }
  const editsFile = 'test/support/tool-edits.ts';
  replaceOnce(
    editsFile,
    `import { withValues }`,
    `import * as ${edits} from '../../src/tools/${folder}/state.ts';\nimport type { ${State} } from '../../src/saves/${folder}.ts';\nimport { withValues }`,
  );
  replaceOnce(
    editsFile,
    `/** The edits of each tool, by`,
    `const ${EDITS}: Edits<${State}> = { sets: [(state) => ${edits}.withCount(state, 4)], others: [], unasked: [] };\n\n/** The edits of each tool, by`,
  );
  replaceOnce(
    editsFile,
    `  'khan/rulers/': RULERS,\n`,
    `  'khan/rulers/': RULERS,\n  '${page}': ${EDITS},\n`,
  );
  replaceOnce(
    'test/support/used-tools.ts',
    `export const USED_TOOLS: readonly UsedTool[] = [\n`,
    `export const USED_TOOLS: readonly UsedTool[] = [
  {
    path: '${page}',
    save: '${folder}',
    first: [button('2', 'How many?')],
    rest: [],
    answer: 'The answer for 2.',
    rule: '${rule}',
    change: button('3', 'How many?'),
    changed: 'The answer for 3.',
  },\n`,
  );
  return ['src/rulebook/games.ts', 'src/games/save-kinds.ts', editsFile, 'test/support/used-tools.ts'];
}

/**
 * Returns why no tool with this path can be created; undefined if it can.
 * @param {string | undefined} path
 * @returns {string | undefined}
 */
function findProblem(path) {
  const [, game = '', name = ''] = /^([a-z-]+)\/([a-z]+)$/.exec(path ?? '') ?? [];
  if (!name)
    return `Usage: npm run new-tool -- <game>/<name>, the name in lower-case letters. Games: ${Object.keys(GAME_TEMPLATES).join(', ')}`;
  if (!Object.hasOwn(GAME_TEMPLATES, game))
    return `Unknown game: ${game}. There are ${Object.keys(GAME_TEMPLATES).join(', ')}.`;
  const newPaths = [
    `src/games/${game}-${name}`,
    `src/pages/[locale]/${game}/${name}.astro`,
    `src/games/huang/saves/${game}-${name}.ts`,
  ];
  const existing = newPaths.find((one) => existsSync(join(root, one)));
  return existing && `${path} already exists: ${existing}`;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const [toolPath] = process.argv.slice(2);
const problem = findProblem(toolPath);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const [game = '', name = ''] = `${toolPath}`.split('/');
const template = GAME_TEMPLATES[game];
if (!template) throw new Error(`No template for ${game}`);
const files = createFiles(game, name, template);
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const changed = [...Object.keys(files), ...registerTool(game, name, template)];
const biome = [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...changed];
const { status } = spawnSync(process.execPath, biome, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
if (status !== 0) throw new Error('The new files do not pass `npx biome check`.');
console.log(`Created src/games/${game}-${name}/ with its page (${game}/${name}/), its save and its texts.`);
