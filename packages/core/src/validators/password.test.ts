import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RUNS, typed } from '../testing/typed.helper.ts';
import { checkPasswordChange, normalisePassword } from './password.ts';

describe('a password change', () => {
  const form = { oldPassword: 'old', newPassword: 'new', confirmNewPassword: 'new' };

  it('returns the two passwords to send, without the confirmation', () => {
    expect(checkPasswordChange(form)).toEqual({
      ok: true,
      change: { oldPassword: 'old', newPassword: 'new' },
    });
  });

  it('names every missing field, in form order', () => {
    expect(checkPasswordChange({ oldPassword: '', newPassword: '', confirmNewPassword: '' })).toEqual({
      ok: false,
      issue: { kind: 'required', fields: ['oldPassword', 'newPassword', 'confirmNewPassword'] },
    });
  });

  it('is refused if the two new passwords differ', () => {
    expect(checkPasswordChange({ ...form, confirmNewPassword: 'New' })).toEqual({
      ok: false,
      issue: { kind: 'mismatch' },
    });
  });

  it('accepts a confirmation in another Unicode form, and returns the password as typed', () => {
    const newPassword = 'Adébáyọ̀'.normalize('NFD');
    const read = checkPasswordChange({
      ...form,
      newPassword,
      confirmNewPassword: newPassword.normalize('NFC'),
    });
    expect(read).toEqual({ ok: true, change: { oldPassword: 'old', newPassword } });
  });

  it('requires no length or strength, and trims nothing', () => {
    expect(
      checkPasswordChange({ oldPassword: ' ', newPassword: ' ', confirmNewPassword: ' ' }),
    ).toMatchObject({
      ok: true,
      change: { newPassword: ' ' },
    });
  });

  it('returns the typed passwords or an issue, for any typed text', () => {
    fc.assert(
      fc.property(typed, typed, fc.boolean(), (oldPassword, newPassword, isSame) => {
        const read = checkPasswordChange({
          oldPassword,
          newPassword,
          confirmNewPassword: isSame ? newPassword : 'x',
        });
        if (read.ok) expect(read.change).toEqual({ oldPassword, newPassword });
        expect(read.ok).toBe(oldPassword !== '' && newPassword !== '' && (isSame || newPassword === 'x'));
      }),
      RUNS,
    );
  });
});

describe('a normalised password', () => {
  it.each([
    ['Adébáyọ̀'.normalize('NFD'), 'Adébáyọ̀'.normalize('NFC')],
    ['o\u0300\u0323', 'ọ̀'.normalize('NFC')],
    ['two\u00a0words\u3000', 'two words '],
    ['½²ﬁ１', '½²ﬁ１'],
    [' Plain Pass ', ' Plain Pass '],
  ])('of %j is %j', (typed, kept) => expect(normalisePassword(typed)).toBe(kept));

  it('does not change if it is normalised again', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = normalisePassword(text);
        expect(normalisePassword(once)).toBe(once);
      }),
      RUNS,
    );
  });
});
