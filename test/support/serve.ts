// Serves the built site for the browser tests and prints its address:
// `node test/support/serve.ts [<port> [<base path>]]`. Picks a free port by default.
import { findBuiltSite } from './built-site.ts';
import { serve, warm } from './server.ts';

const [port = '0', base = '/'] = process.argv.slice(2);
const root = findBuiltSite();
await warm(root); // before the first request, so that no test waits for it
const server = await serve({ root, base, port: Number(port) });
console.log(server.url);
