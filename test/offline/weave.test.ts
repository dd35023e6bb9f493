import { describe, expect, test } from 'vitest';
import { makeSection, textsOf } from '../../src/offline/weave.ts';

const PAGE = `<!DOCTYPE html><html lang="pl"><head><title>Remis</title><meta name="description" content="Kto wygrywa?">
<style>a>b{c:d}</style><script>if(1>0)x="<p>y</p>"</script></head><body data-root="/yamen/"><h1>Remis</h1>
<p>Zob. <a class="term" href="/yamen/pl/glossary/#tie" aria-label="remis > słownik">słownik</a>. </p></body></html>`;

describe('a page', () => {
  test('travels as its markup and its words apart', () => {
    const { markup, words, files } = makeSection('pl', { 'pl/a.html': PAGE });
    expect(words).toEqual(expect.arrayContaining(['Remis', 'Kto wygrywa?', 'Zob. ', 'słownik', '/yamen/']));
    expect(markup['pl/a.html']).toContain('<style>a>b{c:d}</style><script>if(1>0)x="<p>y</p>"</script>');
    expect(markup['pl/a.html']).toContain('href="/yamen/\ue001/glossary/#tie"');
    expect(markup['pl/a.html']).not.toMatch(/Remis|Zob|słownik<|Kto/);
    expect(files).toEqual({});
  });

  test.each([
    ['as it went in', PAGE],
    ['where a value is broken over lines', '<p title="a\nb">c</p>'],
    ['without a word', '<p></p>'],
    ['that is no markup', 'a > b "c" title="'],
    ['of words alone', 'a'],
    ['empty', ''],
    ['with a dollar, which a replacement would read', '<p>$& $1 $$</p>'],
    ['with the marks themselves', '<p>\ue000</p><a href="/\ue001/">\ue001</a>'],
  ])('comes out %s', (_, page) => {
    const texts = { 'pl/a.html': page, 'pl/b.html': PAGE, 'pl/c.json': '{"a":">b<"}' };
    const travelled = JSON.parse(JSON.stringify(makeSection('pl', texts)));
    expect(textsOf(travelled)).toEqual(texts);
  });

  test('and its translation have one markup', () => {
    const german = PAGE.replaceAll('Remis', 'Gleichstand').replaceAll('/pl/', '/de/');
    const [pl, de] = [
      makeSection('pl', { a: '', 'x.html': PAGE }),
      makeSection('de', { a: '', 'x.html': german }),
    ];
    expect(de.markup).toEqual(pl.markup);
    expect(textsOf(de)).toEqual({ a: '', 'x.html': german });
  });

  test('of no language keeps its addresses', () => {
    const texts = { 'index.html': '<a href="/de/">Deutsch</a>' };
    expect(makeSection('', texts).markup).toEqual({ 'index.html': '<a href="/de/">\ue000</a>' });
    expect(textsOf(makeSection('', texts))).toEqual(texts);
  });
});

test('what is no page travels as it is', () => {
  expect(makeSection('pl', { 'pl/a.json': '[">a<"]' })).toEqual({
    locale: 'pl',
    markup: {},
    words: [],
    files: { 'pl/a.json': '[">a<"]' },
  });
});
