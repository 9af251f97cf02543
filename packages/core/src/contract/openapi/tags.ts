import type { JsonObject } from './wireSchema.ts';

/** A chapter of the document: its name, its purpose, and the first path segments that belong to it. */
interface Tag {
  readonly name: string;
  readonly description: string;
  readonly parts: readonly string[];
}

const tags: readonly Tag[] = [
  {
    name: 'Selling',
    description: 'What there is, whose it is, and buying it.',
    parts: ['services', 'purchases', 'validate'],
  },
  { name: 'Customers', description: 'Whom the agent sells to, saved by name.', parts: ['customers'] },
  {
    name: 'Prices and profit',
    description: 'What the agent’s own customers pay, and what it earns.',
    parts: ['selling-prices', 'profit'],
  },
  {
    name: 'Schedules',
    description: 'Sales that come back: as a reminder, or by a recorded consent.',
    parts: ['schedules'],
  },
  { name: 'Transactions', description: 'What became of a purchase.', parts: ['transactions'] },
  {
    name: 'Wallet',
    description: 'The balance, and money into it.',
    parts: ['wallet', 'banks', 'manual-funding'],
  },
  {
    name: 'API access',
    description: 'Keys, prices, sessions for an embed, and webhooks.',
    parts: ['api', 'widget-sessions', 'webhooks'],
  },
  { name: 'Signing in', description: 'Accounts, sessions and passwords.', parts: ['auth'] },
  {
    name: 'Notices and support',
    description: 'News for agents, problems with sales, and the way to reach support.',
    parts: ['notify', 'notices', 'cases', 'contact'],
  },
];

/** Returns a key as a title: "gift-cards" becomes "Gift cards". */
export function titled(key: string): string {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const firstPart = (path: string) => path.split('/')[1] ?? '';

/** Returns the chapter of a path; an unknown path segment becomes a new chapter. */
export function tagOf(path: string): string {
  const part = firstPart(path);
  return tags.find(({ parts }) => parts.includes(part))?.name ?? titled(part);
}

/** Returns the chapters for these paths, in reading order; new ones last. */
export function tagsFor(paths: readonly string[]): JsonObject[] {
  const used = new Set(paths.map(tagOf));
  const known = tags.filter(({ name }) => used.delete(name));
  return [
    ...known.map(({ name, description }) => ({ name, description })),
    ...[...used].map((name) => ({ name })),
  ];
}
