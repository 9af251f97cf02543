import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { BASE_PATH } from '@oja/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../appContext.ts';
import { apiForTests, call, signIn } from '../testing/testApi.helper.ts';

const rateLimit = { requests: 1_000_000, windowMs: 60_000 };
const api = apiForTests({ rateLimit });
const log: LogLine[] = [];
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** Opens a connection and records everything received on it. */
function dial(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  open.push(socket);
  const heard = { text: '', good: 0, isClosed: false };
  socket.on('data', (chunk: string) => {
    heard.text += chunk;
    heard.good += answers({ text: chunk });
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    heard.isClosed = true;
  });
  return { socket, heard };
}
const answers = ({ text }: { text: string }) => text.split('HTTP/1.1 200').length - 1;
const get = (path: string, token = '') =>
  `GET ${BASE_PATH}${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`;

describe('many requests on one connection without waiting for responses', () => {
  it('are answered in order, at most a hundred', async () => {
    const token = await signIn(api().url);
    const { socket, heard } = dial(api().port);
    socket.write(get('/auth/user', token).repeat(150));
    await vi.waitFor(() => expect(heard.isClosed).toBe(true), { timeout: 60_000 });
    expect(answers(heard)).toBe(100);
  }, 90_000);

  it('do not delay the requests of other clients', async () => {
    const token = await signIn(api().url);
    const lines = Array.from({ length: 20 }, () => dial(api().port));
    for (const { socket } of lines) socket.write(get('/transactions', token).repeat(300));
    const all = () => lines.reduce((sum, { heard }) => sum + heard.good, 0);
    await vi.waitFor(() => expect(all()).toBeGreaterThan(0), { timeout: 30_000, interval: 5 });
    const before = all();
    expect((await call(api().url, 'user', { token })).status).toBe(200);
    // Each of the 20 connections gets a few turns before ours, not all of its 300 requests.
    expect(all() - before).toBeLessThan(20 * 20);
  }, 90_000);
});

describe('a client that reads nothing', () => {
  const hasty = apiForTests({
    rateLimit,
    slowest: { headersMs: 10_000, requestMs: 20_000, answerMs: 2_000 },
  });

  it('is disconnected before all its requests are answered', async () => {
    const { socket, heard } = dial(hasty().port);
    socket.pause();
    socket.write(get('/openapi.json').repeat(90));
    await wait(4_000);
    socket.resume();
    await vi.waitFor(() => expect(heard.isClosed).toBe(true), { timeout: 30_000 });
    expect(answers(heard)).toBeLessThan(90);
  }, 60_000);
});

describe('a client that sends slowly', () => {
  // A separate server with short limits: on a busy machine every client would exceed them.
  const hasty = apiForTests({
    slowest: { headersMs: 300, requestMs: 600 },
    log: (line) => log.push(line),
  });

  /** Sends this text, and resolves with the server's response when it closes the connection. */
  async function say(text: string): Promise<string> {
    const socket = connect(hasty().port, '127.0.0.1').setEncoding('utf8');
    let heard = '';
    socket.on('data', (chunk: string) => {
      heard += chunk;
    });
    socket.write(text);
    await once(socket, 'close');
    return heard;
  }

  it('is disconnected if its headers take too long', async () => {
    expect(await say('POST /api/v1/agent/auth/login HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toContain(' 408 ');
  });

  it('is disconnected if its body takes too long, without an error in the log', async () => {
    const before = log.length;
    const head =
      'POST /api/v1/agent/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n';
    await say(`${head}{"username"`);
    expect(log.slice(before).filter(({ level }) => level === 'error')).toEqual([]);
  });
});
