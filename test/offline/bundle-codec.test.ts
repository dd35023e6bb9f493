import { describe, expect, test } from 'vitest';
import {
  type BundleSection,
  canBeBundled,
  createBundleDecoder,
  encodeBundle,
  SECTION_END,
} from '../../src/offline/bundle-codec.ts';

const STYLE = '<style>a>b{c:d}</style>';
const SCRIPT = '<script>if(1>0)x="<p>y</p>"</script>';
const PAGE = `<!DOCTYPE html><html lang="pl"><head><title>Remis</title><meta name="description" content="Kto wygrywa?">
${STYLE}${SCRIPT}</head><body data-root="/yamen/"><h1>Remis</h1>
<p>Zob. <a class="term" href="/yamen/pl/glossary/#tie" aria-label="remis > słownik">słownik</a>. </p></body></html>`;
const GERMAN = PAGE.replaceAll('Remis', 'Gleichstand').replaceAll('/pl/', '/de/');
// printf '{"game":"khan"}' | basenc --base64url
const CASE = 'eyJnYW1lIjoia2hhbiJ9';

const countOf = (text: string, part: string) => text.split(part).length - 1;

/** What comes out of a bundle, section by section. */
function comeOut(bundle: string) {
  const read = createBundleDecoder();
  return bundle.split(SECTION_END).map(read);
}

describe('a page', () => {
  test('travels as its markup, then its words', () => {
    const bundle = encodeBundle([{ locale: 'pl', texts: { 'pl/a.html': PAGE } }]);
    const [markup = ''] = bundle.split('\x06').slice(1);
    expect(markup).not.toMatch(/Remis|Zob|słownik|Kto|pl\/|style/);
    expect(bundle).toMatch(/Remis.*Kto wygrywa\?.*Zob\. .*remis > słownik.*słownik/s);
  });

  test.each([
    ['as it went in', PAGE],
    ['where a value is broken over lines', '<p title="a\nb">c</p>'],
    ['without a word', '<p></p>'],
    ['that is no markup', 'a > b "c" title="'],
    ['of words alone', 'a'],
    ['empty', ''],
    ['with a dollar, which a replacement would read', '<p>$& $1 $$</p><svg>$&</svg>'],
    ['with what stands in another', '<svg><style>a</style><svg>b</svg></svg><script>c</script>'],
    [
      'with the properties of an island',
      '<a props="{&quot;a&quot;:[0,&quot;b < c&quot;],&quot;d&quot;:[0,1]}">',
    ],
    ['with a case behind an address', `<a href="/de/khan/rulers/#0${CASE}">e</a><a href="#0${CASE}">`],
    [
      'with what is no case behind it',
      '<a href="#0_-_-_-_-_-_-_-_-_-_-_-_-_">b</a><a href="#0eyJnYW1lIjoia2hhbiJ9e">',
    ],
  ])('comes out %s', (_, page) => {
    const first = { locale: '', texts: { 'index.html': page } };
    const second = {
      locale: 'pl',
      texts: { 'pl/a.html': page, 'pl/b.html': PAGE, 'pl/c.json': '{"a":">b<"}' },
    };
    const third = { locale: 'de', texts: { 'de/a.html': page, 'de/b.html': GERMAN } };
    const all: readonly BundleSection[] = [first, second, third];
    expect(comeOut(encodeBundle(all))).toEqual(all.map(({ texts }) => texts));
  });

  test('and its translation have one markup, and hold what they have in common once', () => {
    const bundle = encodeBundle([
      { locale: 'pl', texts: { 'pl/x.html': PAGE } },
      { locale: 'de', texts: { 'de/x.html': GERMAN } },
    ]);
    const [polish, german] = bundle.split(SECTION_END).map((section) => section.split('\x06')[1]);
    expect(german).toBe(polish);
    expect(countOf(bundle, STYLE)).toBe(1);
    expect(countOf(bundle, SCRIPT)).toBe(1);
  });

  test('of no language keeps its addresses', () => {
    const texts = { 'index.html': '<a href="/de/">Deutsch</a>' };
    expect(encodeBundle([{ locale: '', texts }])).toContain('href="/de/"');
    expect(comeOut(encodeBundle([{ locale: '', texts }]))).toEqual([texts]);
  });
});

test('a case travels as it reads, not in the letters of a link', () => {
  const bundle = encodeBundle([{ locale: '', texts: { 'a.html': `<a href="#0${CASE}">a</a>` } }]);
  expect(bundle).toContain('{"game":"khan"}');
  expect(bundle).not.toContain(CASE);
});

test.each([
  ['{"a":"Remis","id":"tie","b":["c","d"],"e":{"f":"\\"g\\"","h":1}}'],
  ['{"terms":"a\\nb","postings":"c"}'],
  ['["a","b"]'],
  ['{"a":"b\\\\","c":"d"}'],
  ['no JSON: "a":"b'],
])('%s comes out as it went in', (text) => {
  const texts = { 'de/a.json': text, 'de/b.json': text };
  expect(comeOut(encodeBundle([{ locale: 'de', texts }]))).toEqual([texts]);
});

test('what is neither a page nor JSON travels as it is', () => {
  const texts = { 'a.js': 'f("/de/", "<svg>a</svg>")', 'b.css': 'a>b{}' };
  expect(encodeBundle([{ locale: '', texts }])).toContain('f("/de/", ');
  expect(comeOut(encodeBundle([{ locale: '', texts }]))).toEqual([texts]);
});

test.each(['\x01', '\x02', '\x03', '\x04', '\x05', '\x06', '\x07'])(
  'a text with the mark %j cannot travel so',
  (mark) => {
    expect(canBeBundled(`a${mark}b`)).toBe(false);
  },
);

test('others can', () => {
  expect(canBeBundled(`${PAGE}\t\n\x00\x08\ue000`)).toBe(true);
});

test('a section that is cut off is refused', () => {
  const whole = encodeBundle([{ locale: 'pl', texts: { 'pl/a.html': PAGE } }]);
  expect(() => createBundleDecoder()(whole.slice(0, 100))).toThrow('a section of a bundle is cut off');
});
