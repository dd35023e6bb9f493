// The page for addresses that do not exist: one of a rule leads to the nearest rules.
const [, game, chapter] = /\/([\w-]+)\/rules\/([\w-]+)\/?$/.exec(location.pathname) ?? [];
const root = document.body.dataset['root'];
if (root && game && chapter) location.replace(`${root}r/#${game}/${chapter}/${location.hash.slice(1)}`);
