// A change of colour changes the style of every page, which is inline, and a change of a script its name, which
// contains a hash, in every file that names it. The worker makes such files out of those of an earlier release.
// If more has changed in a file, its hash is not the one in the manifest, and it is fetched.

/** A style that some pages contain. */
export interface PageStyle {
  /** The element `<style>`. */
  readonly element: string;
  /** The directive of the pages' policy that allows it. */
  readonly directive: string;
  /** Paths of the pages. */
  readonly pages: readonly string[];
}

/** What a new release has in place of the parts of older files. */
export interface ReleaseParts {
  /** Names of scripts and styles, by their names without hash; only where these are unique. */
  readonly names: ReadonlyMap<string, string>;
  /** The style of each page, by the page's path. */
  readonly styles: ReadonlyMap<string, PageStyle>;
}

const STYLE = /<style>[\s\S]*?<\/style>/;
const DIRECTIVE = /style-src [^;"]*/;
/** Matches `name.hash.js`, where the hash has 8 characters. */
const HASHED_NAME = /([\w.-]+)\.[\w-]{8}(\.js|\.css)\b/g;

/** Returns a file name or path without its hash: `_astro/board.js` for `_astro/board.1a2b3c4d.js`. */
export const removeHash = (name: string) => name.replace(HASHED_NAME, '$1$2');

/** Lists the styles of pages, in the order of the first page with each. Pages without a style are left out. */
export function listPageStyles(pages: Iterable<readonly [path: string, html: string]>): readonly PageStyle[] {
  const styles = new Map<string, PageStyle & { readonly pages: string[] }>();
  for (const [path, html] of pages) {
    const element = STYLE.exec(html)?.[0];
    const directive = DIRECTIVE.exec(html)?.[0];
    if (!element || !directive) continue;
    const style = styles.get(element) ?? { element, directive, pages: [] };
    style.pages.push(path);
    styles.set(element, style);
  }
  return [...styles.values()];
}

/** Maps the names of hashed files without their hash to the names with it; names that occur twice are left out. */
export function mapHashedNames(paths: Iterable<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const path of paths) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const key = removeHash(name);
    if (names.has(key)) ambiguous.add(key);
    names.set(key, name);
  }
  for (const key of ambiguous) names.delete(key);
  return names;
}

/**
 * Makes a file of a new release out of the text of an older one.
 * @param path path of the new file
 */
export function adaptFile(path: string, text: string, { names, styles }: ReleaseParts): string {
  const renamed = text.replace(HASHED_NAME, (name) => names.get(removeHash(name)) ?? name);
  const style = styles.get(path);
  if (!style) return renamed;
  return renamed.replace(STYLE, () => style.element).replace(DIRECTIVE, () => style.directive);
}
