import { expect, test } from 'vitest';
import { createTranslator } from '../../src/i18n/translator.ts';
import { makeAnnotationLabel } from '../../src/rulebook/annotations/annotation-label.ts';
import {
  expandAnnotations,
  extractAnnotations,
  removeAnnotations,
  renderAnnotations,
} from '../../src/rulebook/annotations/annotations.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { listRelatedStatements } from '../../src/rulebook/related-game.ts';
import { stripMarkdown } from '../../src/rulebook/search/search-documents.ts';
import { readTexts } from '../support/content.ts';

const BODY = 'It ends. [[[Bandits](rule:huang/bandits/tiles) do not.]] [[page-2 gamepack: A yurt: stays.]]';
const labelOf = (sources: readonly string[]) => `(${sources.join('+') || 'ours'})`;

test('marks are found with their sources, links in them included', () =>
  expect(extractAnnotations(BODY)).toEqual([
    { sources: [], text: '[Bandits](rule:huang/bandits/tiles) do not.' },
    { sources: ['page-2', 'gamepack'], text: 'A yurt: stays.' },
  ]));

test('a mark is drawn as words of its own, with whose they are before them', () =>
  expect(
    renderAnnotations('<p>It ends. [[<a href="x">Bandits</a> do not.]] [[page-2: Yes.]]</p>', labelOf),
  ).toBe(
    '<p>It ends. <span class="mark ours"><b>(ours)</b>\u00a0<a href="x">Bandits</a> do not.</span> ' +
      '<span class="mark"><b>(page-2)</b>\u00a0Yes.</span></p>',
  ));

test('the search shows whose words they are', () =>
  expect(stripMarkdown(expandAnnotations(BODY, labelOf))).toBe(
    'It ends. (ours) Bandits do not. (page-2+gamepack) A yurt: stays.',
  ));

test('the search shows the numbers of a list, and a dot where there are none', () =>
  expect(
    stripMarkdown('1. **Two** [actions](rule:a/b/c):\n   - one\n   - another\n2. Points.\n\nOr:\n\n- none'),
  ).toBe('1. Two actions:\n• one\n• another\n2. Points.\nOr:\n• none'));

test('what is not marked is left', () => expect(removeAnnotations(BODY).trim()).toBe('It ends.'));

test('a label names pages and reviews', () => {
  const sources = { 'page-2': { page: 2 }, h: { review: 'hall.example' }, m: { review: 'meta.example' } };
  const label = (...names: string[]) =>
    makeAnnotationLabel(names, sources, createTranslator('en', readTexts('en', 'rules')));
  expect(label()).toBe('Yamen:');
  expect(label('page-2')).toBe('Page 2:');
  expect(label('h')).toBe('Review (hall.example):');
  expect(label('page-2', 'h', 'm')).toBe('Page 2; Reviews (hall.example, meta.example):');
  expect(() => label('page-3')).toThrow('Unknown source: page-3');
});

test('every source is named by some rule, or by what is said of a related game', () => {
  const { rules, relatedGames, sources } = readRulebook();
  const named = new Set([
    ...rules.flatMap(({ body }) => extractAnnotations(body).flatMap((mark) => mark.sources)),
    ...relatedGames.flatMap(({ data }) => listRelatedStatements(data).flatMap((one) => one.sources ?? [])),
  ]);
  expect(sources.flatMap(({ data }) => Object.keys(data)).filter((source) => !named.has(source))).toEqual([]);
});
