import { describe, expect, it } from 'vitest';
import { checkEmail } from './email.ts';
import { checkRegistration } from './registration.ts';

const amaka = {
  firstName: ' Amaka ',
  lastName: 'Okafor',
  username: 'amaka',
  email: ' amaka@example.ng ',
  phone: '+234 803 123 4567',
  password: ' a pass phrase ',
  referralCode: ' ',
};
const empty = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  phone: '',
  password: '',
  referralCode: '',
};

describe('an email address', () => {
  it.each(['amaka@example.ng', 'a.b+c@mail.example.co.uk', 'amaka@example.ng\u200b'])(
    'is accepted: %j',
    (raw) => {
      expect(checkEmail(raw).ok).toBe(true);
    },
  );
  it.each([
    'amaka',
    'amaka@',
    '@example.ng',
    'amaka@gmail',
    'a b@example.ng',
    'a@b@example.ng',
    'a@example.',
    'a@.ng',
    'a\u0000b@example.ng',
    'ab@exa\u001bmple.ng',
  ])('is refused: %j', (raw) => {
    expect(checkEmail(raw)).toEqual({ ok: false, issue: { kind: 'not-an-address' } });
  });
  it('is refused if it is longer than any server accepts', () => {
    expect(checkEmail(`${'a'.repeat(250)}@example.ng`).ok).toBe(false);
  });
  it('is reported as empty if it has only invisible characters', () => {
    expect(checkEmail(' \u200b')).toEqual({ ok: false, issue: { kind: 'empty' } });
  });
});

describe('a registration', () => {
  it('is returned trimmed, with an 11-digit phone, the password as typed, and no empty referral code', () => {
    expect(checkRegistration(amaka)).toEqual({
      ok: true,
      registration: {
        firstName: 'Amaka',
        lastName: 'Okafor',
        username: 'amaka',
        email: 'amaka@example.ng',
        phone: '08031234567',
        password: ' a pass phrase ',
      },
    });
  });
  it('includes a referral code', () => {
    expect(checkRegistration({ ...amaka, referralCode: ' BOLA12 ' })).toMatchObject({
      registration: { referralCode: 'BOLA12' },
    });
  });
  it('returns an issue for each missing field', () => {
    const missing = { kind: 'empty' };
    expect(checkRegistration({ ...empty, firstName: '  ' })).toEqual({
      ok: false,
      issues: {
        firstName: missing,
        lastName: missing,
        username: missing,
        email: missing,
        phone: missing,
        password: missing,
      },
    });
  });
  it.each([
    ['amaka@example.ng', 'looks-like-email'],
    ['@amaka', 'looks-like-email'],
    ['\uff20amaka', 'looks-like-email'],
    ['08031234567', 'looks-like-phone'],
    ['0803-123-4567', 'looks-like-phone'],
    ['0803.123.4567', 'looks-like-phone'],
    ['2348031234567', 'looks-like-phone'],
    ['+234 803 123 4567', 'looks-like-phone'],
    ['8031234567', 'looks-like-phone'],
    ['\u0660\u0668\u0660\u0663\u0661\u0662\u0663\u0664\u0665\u0666\u0667', 'looks-like-phone'],
  ])('refuses the username %s, which looks like an email address or a phone number', (username, kind) => {
    expect(checkRegistration({ ...amaka, username })).toEqual({ ok: false, issues: { username: { kind } } });
  });
  it.each(['amaka', 'amaka.2', 'shop-0803', '08031', '123456'])('accepts the username %s', (username) => {
    expect(checkRegistration({ ...amaka, username }).ok).toBe(true);
  });
  it.each(['firstName', 'lastName', 'username', 'referralCode'])(
    'refuses invisible characters in %s',
    (field) => {
      for (const character of ['\u0000', '\u001b', '\u009b', '\u202e', '\u200b', '\u200d'])
        expect(checkRegistration({ ...amaka, [field]: `Ama${character}ka` })).toEqual({
          ok: false,
          issues: { [field]: { kind: 'invisible' } },
        });
    },
  );
  it('returns issues only for the invalid fields', () => {
    expect(checkRegistration({ ...amaka, phone: '0803', email: 'amaka' })).toEqual({
      ok: false,
      issues: { phone: { kind: 'too-short', missing: 7 }, email: { kind: 'not-an-address' } },
    });
  });
});
