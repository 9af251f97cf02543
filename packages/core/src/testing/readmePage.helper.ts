import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** The fake server for the README's snippets, and the code that prints their results. */
const before = `
import { demoTransaction as demo, createFakeServer as serve, fixtures as all, ok as yes } from '@oja/core/testing';
const api = serve({
  login: () => yes(all.login), user: () => yes(all.user), balance: () => yes(all.balance),
  accounts: () => yes(all.accounts), services: () => yes(all.services), logout: () => yes(null),
  purchase: ({ body }) => yes(demo({ reference: body.reference }), { status: 201 }),
});
globalThis.fetch = api.fetch;
`;
const after = `
import { createHmac } from 'node:crypto';
const webhookKey = Buffer.from('twenty-four random bytes');
process.env['WEBHOOK_SECRETS'] = 'whsec_' + webhookKey.toString('base64');
const sold = JSON.stringify({ type: 'sale.delivered', timestamp: new Date().toISOString(), data: demo() });
const seconds = String(Math.floor(Date.now() / 1000));
const told = (body: string) => takeWebhook(new Request('https://shop.example', { method: 'POST', body, headers: {
  'webhook-id': 'evt_1', 'webhook-timestamp': seconds,
  'webhook-signature': 'v1,' + createHmac('sha256', webhookKey).update('evt_1.' + seconds + '.' + sold).digest('base64'),
} }));
const webhooks = [(await told(sold)).status, (await told('{}')).status];
console.log(JSON.stringify({ signedIn, shown, money, survives, advice, translated, asked, open: open.length,
  bought: api.calls.filter(({ name }) => name === 'purchase').length, itsFields: itsForm.state.value.fields.length, webhooks }));
`;

/** Returns the README of core and a folder with its snippets in `page.ts`. The caller removes the folder. */
export async function writeReadmePage(): Promise<{ page: string; folder: string }> {
  const page = await readFile(join(root, 'packages/core/README.md'), 'utf8');
  const snippets = [...page.matchAll(/^```ts\n(.*?)^```/gms)].map(([, snippet]) => snippet);
  if (snippets.length < 8) throw new Error('The page lacks snippets');
  const folder = await mkdtemp(join(tmpdir(), 'oja-readme-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'page.ts'), [before, ...snippets, after].join('\n'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  return { page, folder };
}
