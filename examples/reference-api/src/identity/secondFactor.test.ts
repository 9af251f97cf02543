import { expect, it } from 'vitest';
import { recoveryCodes, secondFactors } from '../database/secondFactor.schema.ts';
import { DEMO_AGENT } from '../seed/demo.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { authenticatorApp } from '../testing/authenticatorApp.helper.ts';
import { confirmPassword } from './confirmPassword.ts';
import { confirmFactor, startFactor } from './secondFactor.ts';

const test = contextForTests();
const address = '10.0.0.1';

it('keeps the secret encrypted and the recovery codes as argon2 hashes', async () => {
  const { context, caller, clock } = test();
  const amaka = await caller('amaka');
  const { password } = DEMO_AGENT;
  const { confirmation } = await confirmPassword(amaka, { password }, address, context);
  const { secret } = await startFactor(amaka, confirmation, context);
  const code = authenticatorApp(secret)(clock.now());
  const { codes } = await confirmFactor(amaka, { code, address }, context);
  const kept = JSON.stringify([
    await context.db.select().from(secondFactors),
    await context.db.select().from(recoveryCodes),
  ]);
  expect(codes).toHaveLength(10);
  for (const one of [secret, ...codes, ...codes.map((typed) => typed.replaceAll('-', ''))])
    expect(kept).not.toContain(one);
  expect(kept.match(/\$argon2id\$/g)).toHaveLength(10);
});
