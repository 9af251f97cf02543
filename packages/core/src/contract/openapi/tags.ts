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
    description: 'List services, look up recipients, and make purchases.',
    parts: ['services', 'purchases', 'validate'],
  },
  { name: 'Customers', description: 'The customers that the agent has saved.', parts: ['customers'] },
  {
    name: 'Prices and profit',
    description: 'What the agent’s customers pay, and the profit from it.',
    parts: ['selling-prices', 'profit'],
  },
  {
    name: 'Schedules',
    description: 'Recurring sales: reminders, and automatic sales by recorded consent.',
    parts: ['schedules'],
  },
  {
    name: 'Transactions',
    description: 'The agent’s history, the status of each transaction, and the shop that printed cards name.',
    parts: ['transactions', 'shop'],
  },
  {
    name: 'Wallet',
    description: 'The balance, the statement, and funding.',
    parts: ['wallet', 'banks', 'manual-funding'],
  },
  {
    name: 'API access',
    description: 'API keys, prices, widget sessions, and webhooks.',
    parts: ['api', 'widget-sessions', 'webhooks'],
  },
  { name: 'Signing in', description: 'Accounts, sessions and passwords.', parts: ['auth'] },
  {
    name: 'Notices and support',
    description: 'Notices for agents, cases about sales, and the contacts of support.',
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
