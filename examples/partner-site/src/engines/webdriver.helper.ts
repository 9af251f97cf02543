import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { findWebKit } from '../../../../scripts/webkit.mjs';
import type { Engine, EngineBrowser, EngineElement, EnginePage } from './engine.helper.ts';

/** The key that identifies an element in WebDriver messages: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

/** Sends commands to a WebDriver. Throws the error that WebDriver reports. */
const commandsTo =
  (address: string): Command =>
  async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error?: string; message?: string };
    throw new Error(`WebDriver ${path}: ${error} ${message}`);
  };

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a virtual screen and returns its display name. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
}

const stop = async (process: ChildProcess): Promise<void> => {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  process.kill();
  await ended;
};

async function untilReady(command: Command): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await command('GET', '/status').catch(() => null)) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

async function startWebKit(): Promise<EngineBrowser> {
  const programs = findWebKit();
  if (!programs) throw new Error('There is no WebKitGTK.');
  const { screen, display } = await startScreen(programs.screen);
  const port = await findPort();
  const env = { ...process.env, DISPLAY: display };
  const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const command = commandsTo(`http://127.0.0.1:${port}`);
  await untilReady(command);
  const { sessionId } = (await command('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const inSession: Command = (method, path, body) => command(method, `/session/${sessionId}${path}`, body);
  await inSession('POST', '/timeouts', { script: 30_000, pageLoad: 60_000 });
  return {
    async open(url) {
      await inSession('POST', '/url', { url });
      return pageOf(inSession);
    },
    async close() {
      await inSession('DELETE', '').catch(() => {});
      await stop(driver);
      await stop(screen);
    },
  };
}

function pageOf(command: Command): EnginePage {
  const run = (script: unknown, args: readonly unknown[]) =>
    command('POST', '/execute/sync', { script: `return (${script}).apply(null, arguments)`, args });
  const partOf = (id: string): EngineElement => ({
    async press() {
      // WebDriver scrolls no further than it must, so the element could stay below sticky content.
      await run((part: Element) => part.scrollIntoView({ block: 'center' }), [{ [ELEMENT]: id }]);
      await command('POST', `/element/${id}/click`);
    },
    type: async (text) => void (await command('POST', `/element/${id}/value`, { text })),
  });
  return {
    evaluate: async (script, ...args) => (await run(script, args)) as never,
    async find(script, ...args) {
      const found = (await run(script, args)) as Record<string, string> | null;
      const id = found?.[ELEMENT];
      return id === undefined ? null : partOf(id);
    },
  };
}

export const webkit: Engine = { name: 'WebKitGTK', isThere: findWebKit() !== undefined, start: startWebKit };
