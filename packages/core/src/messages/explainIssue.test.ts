import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kobo } from '../format/kobo.ts';
import { catalogue } from '../services/catalogue.ts';
import { propertyRuns } from '../testing/propertyRuns.harness.ts';
import { createTestClient } from '../testing/testClient.harness.ts';
import { checkAmount } from '../validators/amount.ts';
import { checkIdentityNumber, checkOtp, checkProfileId, checkSmartcard } from '../validators/digits.ts';
import { checkEmail } from '../validators/email.ts';
import { checkMeter, checkPostpaidAccount } from '../validators/meter.ts';
import { checkPhone } from '../validators/phone.ts';
import { checkQuantity } from '../validators/quantity.ts';
import { explainIssue } from './explainIssue.ts';
import { type Issue, issueMessages } from './issueMessages.ts';

/** One of each kind: exhaustive by its type. */
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
  'not-chosen': { kind: 'not-chosen' },
  unavailable: { kind: 'unavailable', notice: null },
  'not-an-address': { kind: 'not-an-address' },
  'looks-like-email': { kind: 'looks-like-email' },
  'looks-like-phone': { kind: 'looks-like-phone' },
  'check-digit': { kind: 'check-digit' },
};

/** What is wrong, then what to do: two sentences, the second one an instruction. */
const TWO_SENTENCES = /^[A-Z][^.]*(?:\.\d\d)?[^.]*\. (?:Enter|Check|Choose|Compare) .+\.$/;

describe('what is said of an issue', () => {
  it.each(Object.entries(everyIssue))('of the kind %s: what is wrong, and what to do', (_, issue) => {
    const said = explainIssue(issue, 'meter-number');
    expect(said).toMatch(TWO_SENTENCES);
    expect(said).not.toMatch(/undefined|NaN|\[object|meter-number/);
  });

  it('differs from kind to kind', () => {
    const said = Object.values(everyIssue).map((issue) => explainIssue(issue, 'meter-number'));
    expect(new Set(said).size).toBe(said.length);
  });

  it('names the thing and the figures', () => {
    expect(explainIssue(everyIssue['too-short'], 'phone')).toBe(
      'The phone number is too short by 2. Check it and type all of it.',
    );
    expect(explainIssue(everyIssue.above)).toBe('This is too much. Enter ₦50,000.50 or less.');
    expect(explainIssue(everyIssue['off-step'])).toBe(
      'This is not in whole naira. Enter ₦1,500, for example.',
    );
    const fifties = { ...everyIssue['off-step'], step: kobo(5_000) };
    expect(explainIssue(fifties)).toBe('This is not a multiple of ₦50. Enter ₦1,500, for example.');
    expect(explainIssue(everyIssue['not-chosen'], 'toString')).toBe('No toString is chosen. Choose one.');
  });

  it('passes on why something is not sold now', () => {
    const issue = { kind: 'unavailable', notice: 'Down until 6 pm.' } as const;
    expect(explainIssue(issue, 'network')).toBe(
      'This network can’t be sold at the moment: Down until 6 pm. Choose another, or try again later.',
    );
  });

  it('is another language’s where that is given', () => {
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
  it('has a message for every issue, whatever was typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789 .,-+/₦Na@'), maxLength: 30 }),
    );
    fc.assert(
      fc.property(typed, (raw) => {
        const read: { ok: true; warning?: Issue | null } | { ok: false; issue: Issue } = check(raw);
        const issue = read.ok ? read.warning : read.issue;
        if (issue) expect(explainIssue(issue, label)).toMatch(TWO_SENTENCES);
      }),
      { numRuns: propertyRuns(10_000) },
    );
  });
});

describe('an empty form', () => {
  it.each(catalogue)('of $id says of each field what to enter or choose', async ({ id }) => {
    const form = (await createTestClient()).form(id);
    await form.submit();
    const said = form.state.value.fields.flatMap(({ field, issue }) =>
      issue ? [explainIssue(issue, field.label)] : [],
    );
    expect(said.length).toBeGreaterThan(1);
    for (const sentence of said)
      expect(sentence).toMatch(/^(?:The|No) [A-Za-z ]+\. (?:Enter it|Choose one)\.$/);
  });
});
