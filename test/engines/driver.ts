// A minimal client for W3C WebDriver (https://www.w3.org/TR/webdriver2/).

/** An error that a driver has returned. */
class DriverError extends Error {}

/** Timeout of a request in milliseconds. A browser that has not started by then never does. */
const PATIENCE = 60_000;
const TO_START = 12_000;

async function ask(url: string, method: string, patience: number, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value }: { value: unknown } = JSON.parse(await response.text());
  if (response.ok) return value;
  throw new DriverError(
    `${method} ${new URL(url).pathname.split('/').slice(3).join('/')}: ${JSON.stringify(value)}`,
  );
}

/** A session. */
export interface Session {
  post(command: string, body?: object): Promise<unknown>;
}

/** Starts a session; passes the capabilities of the browser to `told`. */
export async function startSession(
  driver: string,
  capabilities: object,
  told: (capabilities: string) => void,
): Promise<Session> {
  const value = await ask(`${driver}/session`, 'POST', TO_START, {
    capabilities: { alwaysMatch: capabilities },
  });
  const begun: { sessionId: string; capabilities: unknown } = JSON.parse(JSON.stringify(value));
  told(JSON.stringify(begun.capabilities));
  const session = `${driver}/session/${begun.sessionId}`;
  return {
    post: (command, body = {}) => ask(`${session}/${command}`, 'POST', PATIENCE, body),
  };
}
