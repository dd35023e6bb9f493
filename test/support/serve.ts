// Serves the built site to the browser tests: `node test/support/serve.ts [<port> [<base path>]]`, and says
// where. Without a port, or on port 0, it is one that is free.
import { fileURLToPath } from 'node:url';
import { serve, warm } from './server.ts';

const [port = '0', base = '/'] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../dist', import.meta.url));
await warm(root); // before anyone asks: no test waits for it
const server = await serve({ root, base, port: Number(port) });
console.log(server.url);
