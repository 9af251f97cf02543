import { demoApiKeys, demoApiServices, fixtures, ok } from '@oja/core/testing';
import type { Answers } from '../testing/testClient.ts';

/** The key that the demo server makes, whole. */
export const wholeKey = fixtures.createApiKey.key;

interface DemoKey {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly createdAt: string;
  readonly lastUsedAt?: string;
}

/** For stories and tests: a server that keeps its keys in order. */
export function apiAnswers(change: Answers = {}): Answers {
  let keys: DemoKey[] = [...demoApiKeys];
  return {
    apiKeys: () => ok(keys),
    apiServices: () => ok(demoApiServices),
    createApiKey: () => {
      const { prefix = '', createdAt } = fixtures.createApiKey;
      const made = {
        id: 'key-3',
        name: 'Key of 21 Nov',
        prefix: String(prefix),
        createdAt: String(createdAt),
      };
      keys = [...keys, made];
      return ok(fixtures.createApiKey, { status: 201 });
    },
    revokeApiKey: ({ params }) => {
      keys = keys.filter(({ id }) => id !== params['id']);
      return ok(null);
    },
    ...change,
  };
}
