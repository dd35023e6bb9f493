// A change of colour changes the style of every page, which is inline. The worker makes such pages out of
// those of an earlier release. If more has changed in a page, its hash is not the one in the manifest, and it
// is fetched.

/** A style that some pages contain. */
export interface PageStyle {
  /** The element `<style>`. */
  readonly element: string;
  /** The directive of the pages' policy that allows it. */
  readonly directive: string;
  /** Paths of the pages. */
  readonly pages: readonly string[];
}

const STYLE = /<style>[\s\S]*?<\/style>/;
const DIRECTIVE = /style-src [^;"]*/;
/**
 * Lists the styles of pages, in the order of the first page with each. Pages without a style are left out.
 */
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

/** Puts the style of a new release, and its place in the policy, into a page of an older one. */
export const replacePageStyle = (page: string, style: PageStyle): string =>
  page.replace(STYLE, () => style.element).replace(DIRECTIVE, () => style.directive);
