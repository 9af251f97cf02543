import { demoApiKeys, demoApiServices, fixtures, ok, refuse } from '@oja/core/testing';
import type { Answers } from '../testing/testClient.ts';

/** The full text of the key that the fake server creates. */
export const wholeKey = fixtures.createApiKey.key;

interface DemoKey {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly createdAt: string;
  readonly lastUsedAt?: string;
  readonly dailyLimit: string;
  readonly spentToday: string;
}

/** A fake server for stories and tests that adds created keys and removes revoked ones. */
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
        dailyLimit: '500000.00',
        spentToday: '0.00',
      };
      keys = [...keys, made];
      return ok(fixtures.createApiKey, { status: 201 });
    },
    updateApiKey: () => ok(fixtures.updateApiKey),
    revokeApiKey: ({ params }) => {
      keys = keys.filter(({ id }) => id !== params['id']);
      return ok(null);
    },
    ...change,
  };
}

const wrongPassword = 'The password is not right.';

/** Revokes a key only with the token from a confirmed password. */
export const revokeWithProof: NonNullable<Answers['revokeApiKey']> = ({ body }) =>
  body?.confirmation === fixtures.confirmPassword.confirmation
    ? ok(null)
    : refuse(403, 'Enter your password to continue.', { code: 'password_required' });

/** Answers of a server that creates a key only after the password "oja-demo-2026" was confirmed. */
export const passwordAnswers: Answers = {
  confirmPassword: ({ body }) =>
    body.password === 'oja-demo-2026'
      ? ok(fixtures.confirmPassword)
      : refuse(400, wrongPassword, { code: 'wrong_password', errors: { password: [wrongPassword] } }),
  createApiKey: ({ body }) =>
    body?.confirmation === fixtures.confirmPassword.confirmation
      ? ok(fixtures.createApiKey, { status: 201 })
      : refuse(403, 'Enter your password to make a key.', { code: 'password_required' }),
};
