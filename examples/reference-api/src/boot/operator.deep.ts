import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../messages/mailServer.helper.ts';
import { call } from '../testing/testApi.helper.ts';

// A production server in a child process, configured only by the environment, with a test mail server.
const home = mkdtempSync(join(tmpdir(), 'oja-operator-'));
const secret = () => randomBytes(32).toString('base64');
let mail: MailServer;
let child: ChildProcess;
let said = '';

beforeAll(async () => {
  mail = await startMailServer();
  const entry = fileURLToPath(new URL('./operator.fixture.ts', import.meta.url));
  const { PATH } = process.env;
  child = spawn(process.execPath, ['--conditions=oja-source', entry], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      PORT: '0',
      OJA_DATA_DIR: join(home, 'data'),
      OJA_PUBLIC_URL: 'https://agents.example.ng',
      OJA_WEBHOOK_SECRET: secret(),
      OJA_ADMIN_TOKEN: secret(),
      OJA_FACTOR_KEY: secret(),
      OJA_SUPPORT_PHONE: '2348031234567',
      OJA_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      OJA_MAIL_FROM: 'Oja <no-reply@example.ng>',
      OJA_SECURITY_CONTACT: 'https://example.ng/security',
      OJA_ADDRESS_HEADER: 'none',
      OJA_STOP_SECONDS: '0',
    },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  await vi.waitFor(() => expect(said).toContain('ready at'), { timeout: 150_000, interval: 100 });
}, 160_000);
afterAll(async () => {
  child.kill('SIGKILL');
  await mail.close();
  rmSync(home, { recursive: true, force: true });
});

const url = () => /ready at (\S+)/.exec(said)?.[1] ?? '';

it('starts from its settings, and mails a reset code without logging it', async () => {
  const email = 'ngozi.eze@example.ng';
  const person = { firstName: 'Ngozi', lastName: 'Eze', username: 'ngozi', email, phone: '08061234567' };
  await call(url(), 'register', { body: { ...person, password: 'a long pass phrase' } });
  const { data } = await call(url(), 'resetPassword', { body: { email } });
  const codes = () =>
    mail.received.map(({ text }) => /code to set a new password is (\d{6})/.exec(text)?.[1]);
  await vi.waitFor(() => expect(codes().filter(Boolean)).toHaveLength(1), { timeout: 20_000 });
  const otp = codes().find(Boolean) ?? '';
  expect(mail.received.at(-1)?.to).toEqual([email]);
  const body = { reference: data.reference, otp };
  expect((await call(url(), 'otpResetPassword', { body })).status).toBe(200);
  expect(said).toContain('"event":"reset-requested"');
  expect(said).not.toContain(otp);
  expect(said).not.toContain(email);
  const text = await (await fetch(`${url()}/.well-known/security.txt`)).text();
  expect(text).toContain('Contact: https://example.ng/security');
  expect(text).toContain('Canonical: https://agents.example.ng/');
}, 60_000);

it('exits with 0 on SIGTERM', async () => {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  expect((await gone)[0]).toBe(0);
}, 30_000);
