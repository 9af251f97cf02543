import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { adminFileOf } from './funding/adminFile.ts';
import { printable } from './printable.ts';

// The small admin command: `npm run review`, `npm run review -- approve FND-…`, `npm run review -- reject FND-… why`.
const dataDir =
  process.env['OJA_DATA_DIR'] || fileURLToPath(new URL('../../../.data/reference-api', import.meta.url));
const claim = v.object({
  reference: v.string(),
  username: v.string(),
  amount: v.string(),
  senderName: v.nullable(v.string()),
  transferReference: v.nullable(v.string()),
  rivals: v.optional(
    v.array(v.object({ reference: v.string(), username: v.string(), status: v.string() })),
    [],
  ),
});
type Claim = v.InferOutput<typeof claim>;
const answer = v.object({ message: v.optional(v.string(), ''), data: v.optional(v.array(claim), []) });

function access(): { url: string; token: string } {
  const [url, token] = [process.env['OJA_URL'], process.env['OJA_ADMIN_TOKEN']];
  if (url && token) return { url, token };
  try {
    return v.parse(
      v.object({ url: v.string(), token: v.string() }),
      JSON.parse(readFileSync(adminFileOf(dataDir), 'utf8')),
    );
  } catch {
    throw new Error('No server runs over this data. Start one, or set OJA_URL and OJA_ADMIN_TOKEN.');
  }
}

async function ask(path: string, body?: unknown): Promise<v.InferOutput<typeof answer>> {
  const { url, token } = access();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const send = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${url}/admin/claims${path}`, send);
  const said = v.parse(answer, await response.json());
  if (!response.ok) throw new Error(said.message);
  return said;
}

/** All that comes from the server was once typed by somebody. */
const say = (text: string) => console.log(printable(text));

function sayClaim({ reference, amount, username, senderName, transferReference, rivals }: Claim): void {
  say(`${reference}  ₦${amount}  ${username}  from ${senderName}, bank’s number ${transferReference}`);
  for (const rival of rivals)
    say(`  DISPUTED: ${rival.username} claims this transfer too (${rival.reference}, ${rival.status})`);
}

try {
  const [verdict, reference = '', ...reason] = process.argv.slice(2);
  if (verdict === undefined) {
    const { data } = await ask('');
    if (data.length === 0) console.log('Nothing waits for a review.');
    for (const one of data) sayClaim(one);
  } else if (verdict === 'approve' && reference) {
    say((await ask(`/${encodeURIComponent(reference)}`, { approve: true })).message);
  } else if (verdict === 'reject' && reference) {
    say(
      (await ask(`/${encodeURIComponent(reference)}`, { approve: false, reason: reason.join(' ') })).message,
    );
  } else throw new Error('Use: review, review approve <reference>, or review reject <reference> <reason>.');
} catch (error) {
  console.error(printable(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
