import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { adminFileOf } from './funding/adminFile.ts';
import { printable } from './printable.ts';

// The small admin command: `npm run review` lists transfers and cases; `approve` and `reject` decide about a transfer,
// `answer` and `resolve` about a case; `price` announces what a plan will cost; `end-sessions` and `remove-factor` help an
// agent who lost a phone.
const USE =
  'Use: review, review approve <reference>, review reject <reference> <reason>, review answer <case> <text>, review resolve <case> refunded|delivered|explained <reason>, review end-sessions <username> <reason>, review remove-factor <username> <reason>, or review price <plan> <naira> <from, as 2026-12-01T00:00:00+01:00> [what the agent earns].';
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
const supportCase = v.object({
  number: v.string(),
  state: v.string(),
  openedBy: v.string(),
  username: v.string(),
  ref: v.string(),
  name: v.string(),
  amount: v.string(),
  status: v.string(),
  message: v.string(),
  evidence: v.object({
    soldAt: v.string(),
    settlesBy: v.optional(v.string()),
    events: v.nullish(v.array(v.object({ what: v.string(), at: v.string() })), () => []),
    network: v.optional(v.string()),
    networkReference: v.optional(v.string()),
  }),
});
const listOf = <T extends v.GenericSchema>(item: T) => v.object({ data: v.array(item) });
const told = v.object({ message: v.optional(v.string(), '') });

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

async function ask<T extends v.GenericSchema>(
  path: string,
  answer: T,
  body?: unknown,
): Promise<v.InferOutput<T>> {
  const { url, token } = access();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const send = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${url}/admin/${path}`, send);
  const said: unknown = await response.json();
  if (!response.ok) throw new Error(v.parse(told, said).message);
  return v.parse(answer, said);
}

/** All that comes from the server was once typed by somebody. */
const say = (text: string) => console.log(printable(text));

function sayClaim({
  reference,
  amount,
  username,
  senderName,
  transferReference,
  rivals,
}: v.InferOutput<typeof claim>): void {
  say(`${reference}  ₦${amount}  ${username}  from ${senderName}, bank’s number ${transferReference}`);
  for (const rival of rivals)
    say(`  DISPUTED: ${rival.username} claims this transfer too (${rival.reference}, ${rival.status})`);
}

function sayCase(one: v.InferOutput<typeof supportCase>): void {
  const { soldAt, settlesBy, events, network, networkReference } = one.evidence;
  say(`${one.number}  ${one.state}  ₦${one.amount}  ${one.username}  ${one.name}, ${one.ref}: ${one.status}`);
  say(one.openedBy === 'agent' ? `  says: ${one.message}` : '  opened by the server: not settled in time');
  say(`  sold ${soldAt}${settlesBy === undefined ? '' : `, to be settled by ${settlesBy}`}`);
  for (const { what, at } of events) say(`  ${what} ${at}`);
  if (network ?? networkReference)
    say(`  network: ${network ?? 'nothing'} (${networkReference ?? 'no name'})`);
}

async function list(): Promise<void> {
  const { data: claims } = await ask('claims', listOf(claim));
  const { data: cases } = await ask('cases', listOf(supportCase));
  for (const one of claims) sayClaim(one);
  for (const one of cases) sayCase(one);
  if (claims.length + cases.length === 0) console.log('Nothing waits for a review.');
}

const decide = async (path: string, name: string, body: object) =>
  say((await ask(`${path}/${encodeURIComponent(name)}`, told, body)).message);

async function announce(planId: string, [price, from, commission]: readonly string[]): Promise<void> {
  const announcement = { planId, price, from, ...(commission && { commission }) };
  say((await ask('prices', told, announcement)).message);
}

try {
  const [verdict, name = '', ...words] = process.argv.slice(2);
  const [resolution, ...reason] = words;
  if (verdict === undefined) await list();
  else if (verdict === 'approve' && name) await decide('claims', name, { approve: true });
  else if (verdict === 'reject' && name)
    await decide('claims', name, { approve: false, reason: words.join(' ') });
  else if (verdict === 'answer' && name) await decide('cases', name, { text: words.join(' ') });
  else if (verdict === 'resolve' && name && resolution)
    await decide('cases', name, { resolution, text: reason.join(' ') });
  else if ((verdict === 'end-sessions' || verdict === 'remove-factor') && name)
    await decide('agents', name, { act: verdict, reason: words.join(' ') });
  else if (verdict === 'price' && reason[0]) await announce(name, words);
  else throw new Error(USE);
} catch (error) {
  console.error(printable(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
