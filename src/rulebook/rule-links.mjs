// @ts-check
// In rule texts a rule is linked by its id, `[…](rule:huang/end/tie)`. A chapter's page lies four levels
// below the site's root, whatever the language, so the link needs neither the language nor the base path.

const RULE = /^rule:([\w-]+)\/([\w-]+)\/([\w-]+)$/;

/** Turns `rule:` links into links between chapter pages. */
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
