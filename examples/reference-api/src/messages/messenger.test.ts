import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSecurityLog, type SecurityLine } from '../security/securityLog.ts';
import { type MailServer, startMailServer } from './mailServer.helper.ts';
import { type Messenger, postman } from './messenger.ts';
import { readWebhookSecret } from './signMessage.ts';
import { smtpTransport } from './smtpTransport.ts';
import { webhookTransport } from './webhookTransport.ts';

const CODE = '482913';
const message = { to: 'amaka@example.com', text: `Your code to set a new password is ${CODE}.` };
const from = 'Oja <no-reply@example.ng>';
const lines: SecurityLine[] = [];
const security = createSecurityLog(Date.now, (line) => lines.push(line));
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  lines.splice(0);
});

/**
 * The security log's line about the undelivered message. Asserts that it contains neither the code nor the full
 * address.
 */
async function failure(): Promise<SecurityLine | undefined> {
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(JSON.stringify(lines)).not.toMatch(/482913|amaka@/);
  return lines[0];
}

const kept = (messenger: Messenger) => {
  closers.push(() => messenger.close());
  return messenger;
};

describe('a message by SMTP', () => {
  async function byMail(behaviour: Parameters<typeof startMailServer>[0] = {}, timeoutMs = 5_000) {
    const server: MailServer = await startMailServer(behaviour);
    closers.push(server.close);
    const transport = smtpTransport({ url: `smtp://127.0.0.1:${server.port}`, from }, timeoutMs);
    return { server, messenger: kept(postman(transport, security, [10, 10])) };
  }

  it('arrives complete, from the configured address, at one recipient', async () => {
    const { server, messenger } = await byMail();
    messenger.tell(message);
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    const [mail] = server.received;
    expect(mail?.to).toEqual(['amaka@example.com']);
    expect(mail?.from).toContain('no-reply@example.ng');
    expect(mail?.text).toContain(message.text);
    expect(mail?.text).toMatch(/^Subject: Your Oja account$/m);
    expect(lines).toEqual([]);
  });

  it('accepts no second recipient in the address, and no header in the text', async () => {
    const { server, messenger } = await byMail();
    messenger.tell({
      to: 'a@example.com, thief@evil.example',
      subject: 'x\r\nBcc: thief@evil.example',
      text: CODE,
    });
    await vi.waitFor(() => expect(server.received.length + lines.length).toBe(1));
    expect(server.received.flatMap(({ to }) => to)).not.toContain('thief@evil.example');
    expect(server.received.map(({ text }) => text).join()).not.toMatch(/^Bcc:/m);
  });

  it('is retried while the server is busy, and arrives once', async () => {
    const { server, messenger } = await byMail({ receivers: ['451 try later', '250 ok'] });
    messenger.tell(message);
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    expect([server.conversations(), lines]).toEqual([2, []]);
  });

  it('fails at once if the address is refused, and is reported to the security log', async () => {
    const { server, messenger } = await byMail({ receivers: ['550 no such user amaka@example.com'] });
    messenger.tell(message);
    expect(await failure()).toMatchObject({
      event: 'message-failed',
      identifier: 'a***@e***.com',
      via: 'smtp',
      reason: expect.stringContaining('550'),
    });
    expect(server.conversations()).toBe(1);
  });

  it('fails after the last try if the server never responds', async () => {
    const { server, messenger } = await byMail({ silent: true }, 200);
    messenger.tell(message);
    expect((await failure())?.['via']).toBe('smtp');
    expect(server.conversations()).toBe(3);
  });

  it('is never sent without TLS to another machine', async () => {
    const server = await startMailServer();
    closers.push(server.close);
    // The same machine, under an address that does not look local.
    const transport = smtpTransport({ url: `smtp://0.0.0.0:${server.port}`, from }, 5_000);
    kept(postman(transport, security, [])).tell(message);
    expect((await failure())?.['reason']).toBe('ETLS 502');
    expect(server.received).toEqual([]);
  });
});

describe('a message by webhook', () => {
  interface Post {
    readonly headers: IncomingHttpHeaders;
    readonly body: string;
  }
  const secret = `whsec_${randomBytes(32).toString('base64')}`;

  async function byWebhook(statuses: readonly number[], timeoutMs = 5_000) {
    const posts: Post[] = [];
    const server: Server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      posts.push({ headers: request.headers, body });
      const status = statuses[Math.min(posts.length, statuses.length) - 1] ?? 204;
      if (status > 0) response.writeHead(status, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(async () => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
    const transport = webhookTransport({ url, secret }, () => Date.UTC(2026, 10, 22), timeoutMs);
    return { posts, messenger: kept(postman(transport, security, [10, 10])) };
  }

  it('is signed as Standard Webhooks defines, over id, time and body', async () => {
    const { posts, messenger } = await byWebhook([204]);
    messenger.tell({ ...message, subject: 'A new password' });
    await vi.waitFor(() => expect(posts).toHaveLength(1));
    const { headers, body } = posts[0] as Post;
    expect(JSON.parse(body)).toEqual({ type: 'message', data: { ...message, subject: 'A new password' } });
    expect(headers['webhook-timestamp']).toBe(String(Date.UTC(2026, 10, 22) / 1000));
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
    );
  });

  it('keeps its id over every try, and stops at the first 2xx', async () => {
    const { posts, messenger } = await byWebhook([500, 429, 202]);
    messenger.tell(message);
    await vi.waitFor(() => expect(posts).toHaveLength(3));
    expect(new Set(posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(lines).toEqual([]);
  });

  it.each([
    ['a refusal', 400, 'status 400', 1],
    ['a redirect, which is not followed', 307, 'status 307', 1],
    ['a server that is down', 503, 'status 503', 3],
  ])('is reported to the security log after %s', async (_, status, reason, tries) => {
    const { posts, messenger } = await byWebhook([status]);
    messenger.tell(message);
    expect(await failure()).toMatchObject({ event: 'message-failed', via: 'webhook', reason });
    expect(posts).toHaveLength(tries);
  });

  it('times out', async () => {
    const { posts, messenger } = await byWebhook([0], 100);
    messenger.tell(message);
    expect((await failure())?.['reason']).toBe('timeout');
    expect(posts).toHaveLength(3);
  });

  it('fails with a reason if the server stops between two tries', async () => {
    const { posts } = await byWebhook([503]);
    const transport = webhookTransport({ url: 'http://127.0.0.1:1/', secret });
    const messenger = postman(transport, security, [60_000]);
    messenger.tell(message);
    await messenger.close();
    expect(lines[0]?.['reason']).toContain('the server stopped');
    expect(posts).toEqual([]);
  });

  it.each(['', 'abc', 'whsec_', 'whsec_c2hvcnQ=', `whsec_${Buffer.alloc(32).toString('base64')}`])(
    'rejects the secret %j',
    (weak) => expect(readWebhookSecret(weak)).toBeUndefined(),
  );
});
