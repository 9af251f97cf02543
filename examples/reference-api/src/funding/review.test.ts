import { beforeAll, describe, expect, it } from 'vitest';
import { review as runReview } from '../boot/reviewCommand.ts';
import { OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, call, signIn } from '../testing/testApi.helper.ts';

const ADMIN = 'the-admin-token';
const api = apiForTests({ adminToken: ADMIN });

const review = (words: readonly string[], admin = ADMIN) =>
  runReview(words, () => ({ url: api().url, token: admin }));

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
  it('lists waiting claims, approves, rejects with a reason, and then has nothing left', async () => {
    const good = await claim('S-1');
    const bad = await claim('S-2');
    const before = await wallet();
    const { said } = await review([]);
    expect(said.split('\n').sort()).toEqual(
      [good, bad]
        .map((one, at) => `${one}  ₦2000.00  amaka  from Amaka Okafor, bank reference S-${at + 1}`)
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
    expect((await review([])).said).toBe('Nothing to review.');
    expect((await review(['approve', good])).failed).toBe(true);
    expect(await wallet()).toBe(before + 200_000);
  });

  it('names the other claims of a disputed transfer', async () => {
    const mine = await claim('D-1');
    const bola = await signIn(api().url, OTHER_AGENT);
    const transfer = { bankCode: '058', senderName: 'Bola', paidAt: '2025-11-21T09:00:00+01:00' };
    const body = { method: 'manual', amount: '2000.00', transferReference: 'd-1', ...transfer };
    const theirs = String((await call(api().url, 'fund', { token: bola, body })).data.reference);
    const { said } = await review([]);
    expect(said.split('\n')).toEqual([
      `${mine}  ₦2000.00  amaka  from Amaka Okafor, bank reference D-1`,
      `  DISPUTED: bola also claims this transfer (${theirs}, in-review)`,
      `${theirs}  ₦2000.00  bola  from Bola, bank reference D-1`,
      `  DISPUTED: amaka also claims this transfer (${mine}, in-review)`,
    ]);
    expect(await review(['approve', mine])).toEqual({ said: 'Approved and credited.', failed: false });
    expect(await review(['approve', theirs])).toEqual({
      said: `This transfer was already credited to amaka (${mine}). Reject this claim.`,
      failed: true,
    });
    expect((await review(['reject', theirs, 'Not', 'yours.'])).said).toBe('Rejected.');
  });

  it('escapes a line forged in a name, even one that is already in the database', async () => {
    const reference = await claim('F-1');
    const forged = `Amaka', chr(13), chr(27), '[2K', chr(10), 'FND-9  ₦1.00  approved', chr(8238)`;
    await api().ledger.execute(
      `update fundings set sender_name = concat('${forged}) where reference = '${reference}'`,
    );
    const { said } = await review([]);
    expect(said).toBe(
      `${reference}  ₦2000.00  amaka  from Amaka\\u{d}\\u{1b}[2K\\u{a}FND-9  ₦1.00  approved\\u{202e}, bank reference F-1`,
    );
    await review(['reject', reference, 'Forged.']);
  });

  it.each(['senderName', 'transferReference'])(
    'is protected from invisible characters: a claim with one in its %s gets 400',
    async (field) => {
      const transfer = { bankCode: '058', senderName: 'Amaka', transferReference: 'F-2' };
      const body = { method: 'manual', amount: '2000.00', paidAt: '2025-11-21T09:00:00+01:00', ...transfer };
      for (const character of ['\n', '\u001b', '\u009b', '\u202e', '\u200b']) {
        const sent = { ...body, [field]: `F-2${character}FND-9` };
        const came = await call(api().url, 'fund', { token, body: sent });
        expect([came.status, came.errors]).toEqual([
          400,
          { [field]: ['This has a character that can’t be seen. Type it again.'] },
        ]);
      }
    },
  );

  it('changes nothing for a wrong token, a missing reason or an unknown command', async () => {
    const reference = await claim('S-3');
    const before = await wallet();
    expect(await review(['approve', reference], 'a guess')).toEqual({
      said: 'The admin token is missing or wrong.',
      failed: true,
    });
    expect((await review(['reject', reference])).failed).toBe(true);
    expect((await review(['accept', reference])).said).toMatch(/^Use: review/);
    expect([await wallet(), await standing(reference)]).toEqual([before, ['in-review', undefined]]);
  });
});
