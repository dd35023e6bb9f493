import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Slow 4G as in Lighthouse: 562 ms before each response, 1.47 Mbit/s for all responses together. */
export const SLOW_4G = { latency: 562, bytesPerSecond: 183_750 } as const;
/** A bad connection: 400 ms per round trip, two more to connect, 400 kbit/s for all responses together. */
export const FIELD = { latency: 400, connecting: 800, bytesPerSecond: 50_000 } as const;

export interface ServerOptions {
  readonly root: string;
  /** The path under which the folder is served, with slashes at both ends. Default `/`. */
  readonly base?: string;
  /** Default: a free port. */
  readonly port?: number;
  /** Milliseconds before each response. Default 0. */
  readonly latency?: number;
  /**
   * Additional milliseconds before the first response to a new client, as for TCP and TLS. Only once, since
   * HTTP/2 uses one connection. Default 0.
   */
  readonly connecting?: number;
  /** Shared equally by all responses in progress. Default: no limit. */
  readonly bytesPerSecond?: number;
  /**
   * Uses HTTP/2, like real hosts, over TLS with a self-signed certificate: start the browser with `TRUSTING`.
   * With HTTP/1.1, a browser has at most six requests at a time, which matters on a slow network. Default:
   * no.
   */
  readonly http2?: boolean;
  /** The level of brotli, up to 11. Default: 11 on a slow network, where the size matters. */
  readonly quality?: number;
}

/** An entry of the log, in the order of the requests. */
interface Served {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  status: number;
  /** The compressed bytes of the body that have been sent. */
  bytes: number;
  /**
   * Milliseconds since the server was created: of the request, and of the end of its response; -1 while it is
   * in progress.
   */
  readonly from: number;
  until: number;
}

/** Holds back some responses. */
interface Gate {
  readonly isHeld: (path: string) => boolean;
  /** The part of each body that is sent anyway. */
  readonly sentShare: number;
  readonly opened: Promise<void>;
}

/** A plain static host on this machine. All fields may be changed while it runs. */
export interface TestServer {
  root: string;
  latency: number;
  connecting: number;
  bytesPerSecond: number;
  quality: number;
  /**
   * Returns another file of the root to serve for a path, with status 200; `null` serves the usual one.
   */
  rewrite: ((path: string) => string | null) | null;
  /** `http://127.0.0.1:<port><base>`, or `https://` */
  readonly url: string;
  readonly log: Served[];
  /** Returns the sum of the body bytes in the log. */
  transferred(): number;
  /**
   * Holds back responses to these paths (with query) until the returned function is called. `sentShare`, from
   * 0 to 1, is the part of each body that is sent anyway. Only without a limit of the bandwidth.
   */
  hold(isHeld: (path: string) => boolean, sentShare?: number): () => void;
  /** Compresses all files now, so that no request has to wait for it. */
  warm(): Promise<void>;
  /** Closes all connections and stops listening. */
  stop(): Promise<void>;
  /** Listens again, on the same port. */
  start(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const PACKED = new Set(['.ico', '.png', '.webp', '.woff2']);

/**
 * Returns the headers for a path according to a `_headers` file, as Netlify and Cloudflare Pages read it:
 * those of every matching pattern, in which a `*` at the end matches anything. Duplicate headers are joined.
 */
function headersFor(rules: string, path: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  let isMeant = false;
  for (const line of rules.split('\n')) {
    const [, name, value] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (/^\S/.test(line)) isMeant = fits(line.trim(), path);
    else if (isMeant && name && value)
      found[name.toLowerCase()] = [found[name.toLowerCase()], value].filter(Boolean).join(', ');
  }
  return found;
}

const fits = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Reads the `_headers` file of a build; empty if there is none. */
function headerRulesOf(root: string): string {
  const file = join(root, '_headers');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

interface Body {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}
interface Answer extends Body {
  readonly status: number;
}

/** The level of brotli where the size does not matter: the bundles have many megabytes. */
const QUICKLY = 4;
const compress = promisify(brotliCompress);
const compressed = new Map<string, Promise<Buffer>>();
/** The cache of compressed files, named by their content: large ones take seconds to compress. */
const SHELF = fileURLToPath(new URL('../../node_modules/.cache/yamen-brotli/', import.meta.url));

/** Compresses a file, with a cache on disk. */
function brotliOf(file: string, quality: number): Promise<Buffer> {
  const { mtimeMs, size } = statSync(file);
  const key = `${file} ${mtimeMs} ${size} ${quality}`;
  const made = compressed.get(key) ?? shelved(readFileSync(file), quality);
  compressed.set(key, made);
  return made;
}

async function shelved(bytes: Buffer, quality: number): Promise<Buffer> {
  const place = join(SHELF, `${createHash('sha256').update(bytes).digest('hex')}-${quality}`);
  if (existsSync(place)) return readFileSync(place);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  const packed = await compress(bytes, { params });
  // Renamed into place, since another process may be reading.
  const draft = `${place}.${process.pid}`;
  mkdirSync(SHELF, { recursive: true });
  writeFileSync(draft, packed);
  renameSync(draft, place);
  return packed;
}

async function bodyOf(file: string, takesBrotli: boolean, quality: number): Promise<Body> {
  const ending = extname(file);
  const headers = {
    'content-type': TYPES[ending] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  };
  if (!takesBrotli || PACKED.has(ending)) return { bytes: readFileSync(file), headers };
  return { bytes: await brotliOf(file, quality), headers: { ...headers, 'content-encoding': 'br' } };
}

/** Resolves a path: a file, the index page of a folder, a folder without its final slash, or null. */
function fileAt(root: string, path: string): { file: string } | { folder: true } | null {
  const file = normalize(join(root, path));
  if (file !== normalize(root) && !file.startsWith(normalize(root + sep))) return null;
  if (!existsSync(file)) return null;
  if (!statSync(file).isDirectory()) return path.endsWith('/') ? null : { file };
  if (!existsSync(join(file, 'index.html'))) return null;
  return path === '' || path.endsWith('/') ? { file: join(file, 'index.html') } : { folder: true };
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Answer {
  return { status, bytes: Buffer.from(text), headers: { 'content-type': 'text/plain', ...headers } };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

async function answerTo(server: TestServer, base: string, request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', server.url);
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (`${url.pathname}/` === base) return plain(301, '', { location: base + url.search });
  if (!url.pathname.startsWith(base)) return plain(404, 'outside of the site');
  const path = decoded(url.pathname.slice(base.length));
  const other = path === null ? null : server.rewrite?.(path);
  if (other != null)
    return { status: 200, ...(await bodyOf(join(server.root, other), takesBrotli, server.quality)) };
  const found = path === null ? null : fileAt(server.root, path);
  if (found && 'folder' in found) return plain(301, '', { location: `${url.pathname}/${url.search}` });
  if (found) return { status: 200, ...(await bodyOf(found.file, takesBrotli, server.quality)) };
  const page = join(server.root, '404.html');
  return existsSync(page)
    ? { status: 404, ...(await bodyOf(page, takesBrotli, server.quality)) }
    : plain(404, 'not found');
}

interface Sending {
  readonly response: ServerResponse;
  readonly bytes: Buffer;
  readonly entry: Served;
  readonly done: () => void;
}

/** Sends bodies in chunks, so that all share the bandwidth equally. */
function makeLine(server: TestServer): (sending: Sending) => void {
  const TICK = 5;
  /** The most that one tick makes up for, in milliseconds: no network sends all at once what a busy machine has missed. */
  const MOST_TICK = 50;
  const open = new Set<Sending>();
  let timer: NodeJS.Timeout | null = null;
  let last = 0;
  const finish = (one: Sending) => {
    open.delete(one);
    one.response.end(one.done);
  };
  const tick = () => {
    const now = performance.now();
    let budget = (server.bytesPerSecond * Math.min(now - last, MOST_TICK)) / 1000;
    last = now;
    for (let left = open.size; left > 0; left--) {
      // the shortest first: the others share what it does not use
      const one = [...open].sort((a, b) => restOf(a) - restOf(b))[open.size - left] as Sending;
      const part = Math.min(restOf(one), Math.floor(budget / left));
      budget -= part;
      one.response.write(one.bytes.subarray(one.entry.bytes, one.entry.bytes + part));
      one.entry.bytes += part;
    }
    for (const one of [...open]) if (restOf(one) === 0 || one.response.destroyed) finish(one);
    if (open.size === 0 && timer) {
      clearInterval(timer);
      timer = null;
    }
  };
  return (sending) => {
    open.add(sending);
    if (timer) return;
    last = performance.now();
    timer = setInterval(tick, TICK);
  };
}
const restOf = ({ bytes, entry }: Sending) => bytes.length - entry.bytes;

/** Options with which Chromium accepts the certificate of the test server. */
export const TRUSTING = ['--ignore-certificate-errors'] as const;

/** Makes a key and a self-signed certificate with OpenSSL. */
function makeCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'yamen-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const asked = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...asked, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}

/** A server, with a function that closes all its connections. */
interface Listening {
  readonly http: Server | Http2SecureServer;
  cut(): void;
}

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

function makeHttp(respond: Respond): Listening {
  const http = createServer(respond);
  return { http, cut: () => http.closeAllConnections() };
}

function makeHttp2(respond: Respond): Listening {
  // With Node's compatibility API, requests and responses work as in HTTP/1.1.
  const http = createSecureServer(
    makeCertificate(),
    respond as unknown as (request: Http2ServerRequest, response: Http2ServerResponse) => void,
  );
  const sessions = new Set<ServerHttp2Session>();
  http.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  const cut = () => {
    for (const session of sessions) session.destroy();
  };
  return { http, cut };
}

/** Serves a folder on 127.0.0.1, like a host with brotli and a 404 page. */
export async function serve(options: ServerOptions): Promise<TestServer> {
  const base = options.base ?? '/';
  const began = performance.now();
  let port = options.port ?? 0;
  let listening: Listening | null = null;
  const gates = new Set<Gate>();
  const server: TestServer = {
    root: options.root,
    latency: options.latency ?? 0,
    connecting: options.connecting ?? 0,
    bytesPerSecond: options.bytesPerSecond ?? Number.POSITIVE_INFINITY,
    quality: options.quality ?? (options.bytesPerSecond ? constants.BROTLI_MAX_QUALITY : QUICKLY),
    rewrite: null,
    log: [],
    get url() {
      return `${options.http2 ? 'https' : 'http'}://127.0.0.1:${port}${base}`;
    },
    hold(isHeld, sentShare = 0) {
      let open = () => {};
      const gate = { isHeld, sentShare, opened: new Promise<void>((resolve) => (open = resolve)) };
      gates.add(gate);
      return () => {
        gates.delete(gate);
        open();
      };
    },
    transferred: () => server.log.reduce((sum, { bytes }) => sum + bytes, 0),
    warm: () => warm(server.root, server.quality),
    async stop() {
      const closing = listening;
      listening = null;
      if (!closing) return;
      await new Promise((resolve) => {
        closing.http.close(resolve);
        closing.cut();
      });
    },
    async start() {
      if (listening) return;
      const make = options.http2 ? makeHttp2 : makeHttp;
      listening = make((request, response) => void respond(request, response));
      const { http } = listening;
      await new Promise<void>((resolve, reject) => {
        http.once('error', reject).listen(port, '127.0.0.1', resolve);
      });
      port = (http.address() as AddressInfo).port;
    },
  };
  const send = makeLine(server);
  const gateOf = (path: string) => [...gates].find((gate) => gate.isHeld(path));
  const connected = new Set<Socket>();
  /** Returns the delay of a response; the first one on a connection includes the time to connect. */
  const delayOf = ({ socket }: IncomingMessage) => {
    const isNew = connected.size === 0;
    if (!connected.has(socket)) socket.once('close', () => connected.delete(socket));
    connected.add(socket);
    return server.latency + (isNew ? server.connecting : 0);
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const entry: Served = {
      method,
      path: request.url ?? '/',
      status: 0,
      bytes: 0,
      from: performance.now() - began,
      until: -1,
    };
    server.log.push(entry);
    const delay = delayOf(request);
    const gate = gateOf(entry.path);
    const [{ status, bytes, headers }] = await Promise.all([
      answerTo(server, base, request),
      delay > 0 ? wait(delay) : undefined,
      gate?.sentShare === 0 ? gate.opened : undefined,
    ]);
    entry.status = status;
    const told = headersFor(headerRulesOf(server.root), new URL(entry.path, server.url).pathname);
    response.writeHead(status, { ...headers, ...told, 'content-length': bytes.length });
    const done = () => {
      entry.until = performance.now() - began;
    };
    if (method === 'HEAD') response.end(done);
    else if (Number.isFinite(server.bytesPerSecond)) send({ response, bytes, entry, done });
    else {
      const first = gate ? Math.floor(bytes.length * gate.sentShare) : 0;
      if (first > 0) response.write(bytes.subarray(0, first));
      await gate?.opened;
      entry.bytes = bytes.length;
      response.end(bytes.subarray(first), done);
    }
  }

  await server.start();
  return server;
}

/** Compresses all files of a folder into the cache. */
export async function warm(root: string, quality: number = QUICKLY): Promise<void> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !PACKED.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map((file) => brotliOf(file, quality)));
}
