import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiForTests, call, signIn } from '../testing/testApi.ts';

const ADMIN = 'the-admin-token';
const api = apiForTests({ adminToken: ADMIN });
const command = fileURLToPath(new URL('../review.ts', import.meta.url));

/** `npm run review -- …`: what it says, and whether it says that as an error. */
async function review(words: readonly string[], token = ADMIN): Promise<{ said: string; failed: boolean }> {
  const env = { ...process.env, OJA_URL: api().url, OJA_ADMIN_TOKEN: token };
  const args = ['--conditions=oja-source', command, ...words];
  const ran = promisify(execFile)(process.execPath, args, { env });
  return ran.then(
    ({ stdout }) => ({ said: stdout.trim(), failed: false }),
    ({ stderr }: { stderr: string }) => ({ said: stderr.trim(), failed: true }),
  );
}

let token: string;
beforeAll(async () => {
  token = await signIn(api().url);
});
const wallet = () => api().ledger.balance('amaka');
const claim = async (transferReference: string) => {
  const transfer = { bankCode: '058', senderName: 'Amaka Okafor', paidAt: '2025-11-21T09:00:00+01:00' };
  const body = { method: 'manual', amount: '2000.00', transferReference, ...transfer };
  return String((await call(api().url, 'fund', { token, body })).data.reference);
};
const standing = async (reference: string) => {
  const { claims } = (await call(api().url, 'manualFunding', { token })).data;
  const found = claims?.find((one) => one.reference === reference);
  return [found?.status, found?.reason];
};

describe('the command that reviews transfers', () => {
  it('lists what waits, approves, rejects with a reason, and then has nothing left', async () => {
    const [good, bad] = [await claim('S-1'), await claim('S-2')];
    const before = await wallet();
    const { said } = await review([]);
    expect(said.split('\n').sort()).toEqual(
      [good, bad]
        .map((one, at) => `${one}  ₦2000.00  amaka  from Amaka Okafor, bank’s number S-${at + 1}`)
        .sort(),
    );
    expect(await review(['approve', good])).toEqual({ said: 'Approved and credited.', failed: false });
    expect(await review(['reject', bad, 'No', 'such', 'transfer.'])).toEqual({
      said: 'Rejected.',
      failed: false,
    });
    expect(await wallet()).toBe(before + 200_000);
    expect([await standing(good), await standing(bad)]).toEqual([
      ['approved', undefined],
      ['rejected', 'No such transfer.'],
    ]);
    expect((await review([])).said).toBe('Nothing waits for a review.');
    expect((await review(['approve', good])).failed).toBe(true);
    expect(await wallet()).toBe(before + 200_000);
  }, 60_000);

  it('moves nothing for a wrong token, without a reason, or for words that it does not know', async () => {
    const reference = await claim('S-3');
    const before = await wallet();
    expect(await review(['approve', reference], 'a guess')).toEqual({
      said: 'This needs the admin token.',
      failed: true,
    });
    expect((await review(['reject', reference])).failed).toBe(true);
    expect((await review(['accept', reference])).said).toMatch(/^Use: review/);
    expect([await wallet(), await standing(reference)]).toEqual([before, ['in-review', undefined]]);
  }, 60_000);
});
