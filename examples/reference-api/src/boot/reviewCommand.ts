import * as v from 'valibot';
import { printable } from '../printable.ts';

const USE =
  'Use: review, review approve <reference>, review reject <reference> <reason>, review answer <case> <text>, review resolve <case> refunded|delivered|explained <reason>, review end-sessions <username> <reason>, review remove-factor <username> <reason>, or review price <plan> <naira> <from, such as 2026-12-01T00:00:00+01:00> [commission in naira].';
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

/** The server's URL and the operator's token. */
export interface AdminAccess {
  readonly url: string;
  readonly token: string;
}

function sayClaim({
  reference,
  amount,
  username,
  senderName,
  transferReference,
  rivals,
}: v.InferOutput<typeof claim>): string[] {
  return [
    `${reference}  ₦${amount}  ${username}  from ${senderName}, bank reference ${transferReference}`,
    ...rivals.map(
      (rival) =>
        `  DISPUTED: ${rival.username} also claims this transfer (${rival.reference}, ${rival.status})`,
    ),
  ];
}

function sayCase(one: v.InferOutput<typeof supportCase>): string[] {
  const { soldAt, settlesBy, events, network, networkReference } = one.evidence;
  const isKnown = network ?? networkReference;
  return [
    `${one.number}  ${one.state}  ₦${one.amount}  ${one.username}  ${one.name}, ${one.ref}: ${one.status}`,
    one.openedBy === 'agent'
      ? `  agent wrote: ${one.message}`
      : '  opened by the server: no final status in time',
    `  sold ${soldAt}${settlesBy === undefined ? '' : `, final status due by ${settlesBy}`}`,
    ...events.map(({ what, at }) => `  ${what} ${at}`),
    ...(isKnown ? [`  network: ${network ?? 'no message'} (${networkReference ?? 'no reference'})`] : []),
  ];
}

/** Sends the command to the server and returns the lines to print. Throws if the command is unknown or refused. */
async function obey(words: readonly string[], findAccess: () => AdminAccess): Promise<readonly string[]> {
  async function ask<T extends v.GenericSchema>(
    path: string,
    answer: T,
    body?: unknown,
  ): Promise<v.InferOutput<T>> {
    const { url, token } = findAccess();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const send = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${url}/admin/${path}`, send);
    const said: unknown = await response.json();
    if (!response.ok) throw new Error(v.parse(told, said).message);
    return v.parse(answer, said);
  }

  async function list(): Promise<string[]> {
    const { data: claims } = await ask('claims', listOf(claim));
    const { data: cases } = await ask('cases', listOf(supportCase));
    if (claims.length + cases.length === 0) return ['Nothing to review.'];
    return [...claims.flatMap(sayClaim), ...cases.flatMap(sayCase)];
  }

  const decide = async (path: string, name: string, body: object) => [
    (await ask(`${path}/${encodeURIComponent(name)}`, told, body)).message,
  ];

  async function announce(planId: string, [price, from, commission]: readonly string[]): Promise<string[]> {
    const announcement = { planId, price, from, ...(commission && { commission }) };
    return [(await ask('prices', told, announcement)).message];
  }

  const [verdict, name = '', ...rest] = words;
  const [resolution, ...reason] = rest;
  if (verdict === undefined) return list();
  if (verdict === 'approve' && name) return decide('claims', name, { approve: true });
  if (verdict === 'reject' && name) return decide('claims', name, { approve: false, reason: rest.join(' ') });
  if (verdict === 'answer' && name) return decide('cases', name, { text: rest.join(' ') });
  if (verdict === 'resolve' && name && resolution)
    return decide('cases', name, { resolution, text: reason.join(' ') });
  if ((verdict === 'end-sessions' || verdict === 'remove-factor') && name)
    return decide('agents', name, { act: verdict, reason: rest.join(' ') });
  if (verdict === 'price' && reason[0]) return announce(name, rest);
  throw new Error(USE);
}

/**
 * The admin command. Without arguments it lists transfers and cases. `approve` and `reject` decide about a transfer,
 * `answer` and `resolve` about a case. `price` announces a plan's new price. `end-sessions` and `remove-factor` help
 * an agent who lost a phone. Escapes control characters, because anyone may have typed the text from the server.
 */
export async function review(
  words: readonly string[],
  findAccess: () => AdminAccess,
): Promise<{ readonly said: string; readonly failed: boolean }> {
  try {
    const lines = await obey(words, findAccess);
    return { said: lines.map(printable).join('\n'), failed: false };
  } catch (error) {
    return { said: printable(error instanceof Error ? error.message : String(error)), failed: true };
  }
}
