// @ts-check
// Resolves links between rules, which texts write as `[…](rule:huang/end/tie)`. A chapter's page is four
// levels below the site's root in every language, so relative links need neither the language nor the base
// path.

const RULE = /^rule:([\w-]+)\/([\w-]+)\/([\w-]+)$/;

/** A Markdown plugin that turns `rule:` links into links between chapter pages. */
export const ruleLinks = {
  name: 'rule-links',
  element: {
    filter: ['a'],
    /** @param {any} node @param {any} ctx */
    visit(node, ctx) {
      const match = RULE.exec(String(node.properties?.href ?? ''));
      if (!match) return;
      const [, game, chapter, rule] = match;
      ctx.setProperty(node, 'href', `../../../${game}/rules/${chapter}/#${rule}`);
    },
  },
};
