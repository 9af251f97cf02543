import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue/catalogue.ts';
import { kobo } from '../money/kobo.ts';
import { propertyRuns } from '../testing/propertyRuns.helper.ts';
import { createTestClient } from '../testing/testClient.helper.ts';
import { checkAmount } from '../validators/amount.ts';
import { checkIdentityNumber, checkOtp, checkProfileId, checkSmartcard } from '../validators/digits.ts';
import { checkEmail } from '../validators/email.ts';
import { checkMeter, checkPostpaidAccount } from '../validators/meter.ts';
import { checkPhone } from '../validators/phone.ts';
import { checkQuantity } from '../validators/quantity.ts';
import { explainIssue, issueMessages } from './explainIssue.ts';
import type { Issue } from './formatIssue.ts';

/** One issue of each kind; the type makes it exhaustive. */
const everyIssue: { readonly [K in Issue['kind']]: Extract<Issue, { kind: K }> } = {
  empty: { kind: 'empty' },
  invisible: { kind: 'invisible' },
  letters: { kind: 'letters' },
  characters: { kind: 'characters' },
  'too-short': { kind: 'too-short', missing: 2 },
  'too-long': { kind: 'too-long', extra: 3 },
  'toll-free': { kind: 'toll-free' },
  landline: { kind: 'landline' },
  foreign: { kind: 'foreign' },
  'not-mobile': { kind: 'not-mobile' },
  'not-an-amount': { kind: 'not-an-amount' },
  below: { kind: 'below', least: kobo(50_000) },
  above: { kind: 'above', most: kobo(5_000_050) },
  'off-step': { kind: 'off-step', step: kobo(100), nearest: kobo(150_000) },
  'not-a-number': { kind: 'not-a-number' },
  'too-few': { kind: 'too-few', least: 1 },
  'too-many': { kind: 'too-many', most: 100 },
  'few-left': { kind: 'few-left', left: 12 },
  'not-chosen': { kind: 'not-chosen' },
  unavailable: { kind: 'unavailable', notice: null },
  'not-an-address': { kind: 'not-an-address' },
  'looks-like-email': { kind: 'looks-like-email' },
  'looks-like-phone': { kind: 'looks-like-phone' },
  'check-digit': { kind: 'check-digit' },
};

/** One or two sentences that are clear without a label: they contain the field's name, or it precedes them. */
const NAMED = /^(?:[A-Z][A-Za-z -]+: )?(?:[A-Z]|\d).+\.$/;

describe('the explanation of an issue', () => {
  it.each(Object.entries(everyIssue))('is a sentence that names the field, for the kind %s', (_, issue) => {
    const said = explainIssue(issue, 'meter-number');
    expect(said).toMatch(NAMED);
    expect(said.toLowerCase()).toContain('meter number');
    expect(said).not.toMatch(/undefined|NaN|\[object|meter-number/);
  });

  it('differs for each kind', () => {
    const said = Object.values(everyIssue).map((issue) => explainIssue(issue, 'meter-number'));
    expect(new Set(said).size).toBe(said.length);
  });

  it('contains the field’s name and the figures', () => {
    expect(explainIssue(everyIssue['too-short'], 'phone')).toBe('Phone number: 2 digits are missing.');
    expect(explainIssue(everyIssue.above, 'amount')).toBe('Amount: The maximum is ₦50,000.50.');
    expect(explainIssue(everyIssue['off-step'], 'amount')).toBe('Amount: Whole naira only, such as ₦1,500.');
    const fifties = { ...everyIssue['off-step'], step: kobo(5_000) };
    expect(explainIssue(fifties, 'amount')).toBe('Amount: In steps of ₦50, such as ₦1,500.');
    expect(explainIssue(everyIssue['not-chosen'], 'toString')).toBe('Choose the to string.');
  });

  it('contains the server’s reason why something is unavailable', () => {
    const issue = { kind: 'unavailable', notice: 'Down until 6 pm.' } as const;
    expect(explainIssue(issue, 'network')).toBe('Network: Down until 6 pm.');
  });

  it('uses the given messages of another language', () => {
    const words = { ...issueMessages, empty: (_: unknown, what: string) => `Shigar da ${what}.` };
    expect(explainIssue(everyIssue.empty, 'phone', words)).toBe('Shigar da phone number.');
  });
});

const validators = {
  phone: checkPhone,
  'meter-number': checkMeter,
  'account-number': checkPostpaidAccount,
  'smartcard-number': checkSmartcard,
  'profile-id': checkProfileId,
  'identity-number': checkIdentityNumber,
  OTP: checkOtp,
  amount: (raw: string) => checkAmount(raw, { min: kobo(5_000), max: kobo(500_000), step: kobo(100) }),
  quantity: (raw: string) => checkQuantity(raw, 10),
  email: checkEmail,
};

describe.each(Object.entries(validators))('%s', (label, check) => {
  it('has a message for every issue, for any typed text', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789 .,-+/₦Na@'), maxLength: 30 }),
    );
    fc.assert(
      fc.property(typed, (raw) => {
        const read: { ok: true; warning?: Issue | null } | { ok: false; issue: Issue } = check(raw);
        const issue = read.ok ? read.warning : read.issue;
        if (issue) expect(explainIssue(issue, label)).toMatch(NAMED);
      }),
      { numRuns: propertyRuns(10_000) },
    );
  });
});

describe('an empty form', () => {
  it.each(catalogue)('asks to enter or choose each field of $id', async ({ id }) => {
    const form = (await createTestClient()).form(id);
    await form.submit();
    const said = form.state.value.fields.flatMap(({ field, issue }) =>
      issue ? [explainIssue(issue, field.label)] : [],
    );
    expect(said.length).toBeGreaterThan(1);
    for (const sentence of said) expect(sentence).toMatch(/^(?:Enter|Choose) the [A-Za-z ]+\.$/);
  });
});
