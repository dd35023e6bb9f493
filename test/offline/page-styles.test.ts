import { expect, test } from 'vitest';
import { listPageStyles, replacePageStyle } from '../../src/offline/page-styles.ts';

const page = (colour: string, hash: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-s='; style-src 'self' 'sha256-${hash}=';"><style>a{color:${colour}}</style><h1>$& Tie</h1>`;
const OLD = page('red', 'one');
const NEW = page('$&blue', 'two');

test('a page takes over the style and its place in the policy', () => {
  const [style] = listPageStyles([['de/index.html', NEW]]);
  expect(style && replacePageStyle(OLD, style)).toBe(NEW);
});

test('a style is listed once with all of its pages', () => {
  const styles = listPageStyles([
    ['de/index.html', OLD],
    ['pl/index.html', NEW],
    ['en/index.html', OLD],
    ['r/index.html', '<h1>plain</h1>'],
  ]);
  expect(styles).toEqual([
    {
      element: '<style>a{color:red}</style>',
      directive: "style-src 'self' 'sha256-one='",
      pages: ['de/index.html', 'en/index.html'],
    },
    {
      element: '<style>a{color:$&blue}</style>',
      directive: "style-src 'self' 'sha256-two='",
      pages: ['pl/index.html'],
    },
  ]);
});
