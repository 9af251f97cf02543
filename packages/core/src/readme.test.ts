import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as core from './index.ts';
import { createFakePlatform } from './testing/fakePlatform.ts';
import { writeReadmePage } from './testing/readmePage.helper.ts';

const run = promisify(execFile);

let page: string;
let folder: string;
beforeAll(async () => {
  ({ page, folder } = await writeReadmePage());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the README of core', () => {
  it('has snippets that run and give the results that it states', async () => {
    const { stdout } = await run(process.execPath, ['--conditions=oja-source', join(folder, 'page.ts')]);
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
      signedIn: true,
      shown: '₦48,250.00',
      money: 'charged',
      survives: false,
      advice: 'Phone number: 1 digit is missing.',
      translated: 'Amount: The minimum is ₦50.',
      asked: ['login', 'balance'],
      open: 0,
      bought: 1,
      itsFields: 3,
      webhooks: [204, 400],
    });
    expect(page).toContain('"Phone number: 1 digit is missing."');
  });

  it('names every option and member of a client, every store, every validator and every explain function', () => {
    const client = core.createClient({ platform: createFakePlatform() });
    const options = {
      apiBase: true,
      allowedApiBases: true,
      dedupe: true,
      failedPurchases: true,
      idempotencyHeader: true,
      requestIdHeader: true,
      endpoints: true,
      snapshot: true,
      getToken: true,
      account: true,
      platform: true,
    } satisfies Record<keyof core.ClientConfig, true>;
    const parts = Object.keys(core).filter((name) =>
      /^(?:create(?:\w+Store|Purchases|PasswordReset|DevicePreferences)|check\w+|explain\w+)$/.test(name),
    );
    expect(parts.length).toBeGreaterThan(15);
    for (const name of [...Object.keys(client), ...Object.keys(options), ...parts])
      expect(page).toMatch(new RegExp(`\\b${name}\\b`));
    client.dispose();
  });
});
