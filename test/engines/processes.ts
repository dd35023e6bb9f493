import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Finds a free port. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}

/** Processes to kill when this one ends. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a program without output that ends with this process. */
export function startQuietly(path: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], env });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Starts Xvfb and returns the name of its display, which it picks itself. */
export async function startScreen(path: string): Promise<string> {
  const screen = startQuietly(
    path,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    process.env,
  );
  const told = screen.stdio[3];
  if (!told) throw new Error('Xvfb has no pipe to report its display');
  const number = await new Promise<string>((done, fail) => {
    told.once('data', (data) => done(String(data).trim()));
    screen.once('exit', () => fail(new Error('Xvfb has ended')));
  });
  return `:${number}`;
}

/** Waits until a server answers at the address. */
export async function untilAnswering(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++, await wait(50)) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
  }
  throw new Error(`No server answers at ${url}`);
}

/** Kills a program and all its child processes, and waits until they are gone. */
export async function killAll(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) throw new Error('The program was not started');
  const all = descendantsOf(child.pid);
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  const gone = hasEnded ? undefined : new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  for (const { id } of all) if (existsSync(`/proc/${id}`)) process.kill(id, 'SIGKILL');
  await gone;
}

/** Lists all descendants of a process (Linux only). */
function descendantsOf(id: number): readonly { readonly id: number; readonly name: string }[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [, program = '', parent] = /\((.*)\) \S (\d+)/.exec(stat) ?? [];
        return [{ id: Number(name), name: program, parent: Number(parent) }];
      } catch {
        return []; // it has already ended
      }
    });
  const below = (of: number): typeof all =>
    all.filter(({ parent }) => parent === of).flatMap((one) => [one, ...below(one.id)]);
  return below(id);
}
