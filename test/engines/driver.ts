// A session of W3C WebDriver (https://www.w3.org/TR/webdriver2/), in as many words as the journeys need.

/** What a driver has refused, in its own words. */
class DriverError extends Error {}

/** Milliseconds after which a driver that says nothing has failed; a browser that does not start by then never does. */
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

/** Calls to one session. */
export interface Session {
  post(command: string, body?: object): Promise<unknown>;
}

/** Begins a session; what the driver says of its browser is given to `told`. */
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
