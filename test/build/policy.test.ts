import { describe, expect, test } from 'vitest';
import { narrowPolicy } from '../../src/build/policy.mjs';

// printf 'let a' | openssl dgst -sha256 -binary | base64
const SCRIPT = "'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='";
// printf 'p{margin:0}' | openssl dgst -sha256 -binary | base64
const STYLE = "'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='";
const OTHER = "'sha256-Ya0pUYrC7nM5Cn/056TyVuEiz6dFGrzmkWzgON0pF0U='";
const page = (script: string, style: string, rest: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self'${script}; style-src 'self'${style};">${rest}`;

describe('the policy of a page', () => {
  test('allows what stands in the page, and nothing else of the site', () => {
    const rest = '<script>let a</script><style>p{margin:0}</style><script async src="/a.js"></script>';
    expect(narrowPolicy(page(` ${OTHER} ${SCRIPT}`, ` ${STYLE} ${OTHER}`, rest))).toBe(
      page(` ${SCRIPT}`, ` ${STYLE}`, rest),
    );
  });

  test('knows one style instead of several, and scripts that follow each other as one', () => {
    // printf 'p{margin:0}a{margin:0}' | openssl dgst -sha256 -binary | base64
    const styles = "'sha256-xTsT1bWAdOwPQ6fCFni48pcONlByMrhWWmu9Aczl/7g='";
    // printf 'let a;let a' | openssl dgst -sha256 -binary | base64
    const scripts = "'sha256-PHpkghkgYqFe4UnrSBBcboL4x6h6UkU2oLT2nds9MLQ='";
    // printf 'a{margin:0}' | openssl dgst -sha256 -binary | base64
    const second = "'sha256-d/P8gY5/jx2Ia+2Qx2nGaLd43Dqd7ddz1IrKTsm9MmI='";
    const begun = '<style>p{margin:0}</style><p></p><style>a{margin:0}</style><script>let a</script>';
    const html = page(` ${SCRIPT}`, ` ${STYLE} ${second}`, `${begun}<script>let a</script>`);
    const rest = '<style>p{margin:0}a{margin:0}</style><p></p><script>let a;let a</script>';
    expect(narrowPolicy(html)).toBe(page(` ${scripts}`, ` ${styles}`, rest));
  });

  test('keeps a page without scripts of its own to files', () => {
    expect(narrowPolicy(page(` ${OTHER}`, '', '<p></p>'))).toBe(page('', '', '<p></p>'));
  });

  test.each([
    ['an inline script that was never allowed', page(` ${OTHER}`, '', '<script>let a</script>'), 'let a'],
    ['a page without a policy', '<p>bare</p>', 'bare'],
  ])('refuses %s', (_, html, said) => expect(() => narrowPolicy(html)).toThrow(said));
});
