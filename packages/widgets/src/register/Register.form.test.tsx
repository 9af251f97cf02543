import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../text/en.ts';
import { amaka, box, button, fill, show } from './register.helper.tsx';

const words = en.register;

describe('registration form', () => {
  afterEach(cleanup);

  it('prefills and sends the referral code of the host', async () => {
    const { sent } = show({}, { referralCode: 'AMAKA24' });
    expect(box(words.referralCode)).toHaveValue('AMAKA24');
    await fill();
    await userEvent.click(button());
    await waitFor(() => expect(sent()[0]).toMatchObject({ referralCode: 'AMAKA24' }));
  });

  it('submits values that a password manager filled in without an event', async () => {
    const { sent } = show();
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [label, value] of Object.entries(amaka)) setValue?.call(box(label), value);
    await userEvent.click(button());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('has the autocomplete values for password managers and address books, and no form action', () => {
    show({}, { signInHref: '/login' });
    const tokens = [
      [words.firstName, 'given-name'],
      [words.lastName, 'family-name'],
      [words.phone, 'tel'],
      [words.email, 'email'],
      [words.username, 'username'],
      [words.password, 'new-password'],
      [words.referralCode, 'off'],
    ] as const;
    for (const [label, token] of tokens) expect(box(label)).toHaveAttribute('autocomplete', token);
    expect(screen.getByRole('form', { name: words.title })).not.toHaveAttribute('action');
    expect(screen.getByRole('link', { name: words.signIn })).toHaveAttribute('href', '/login');
  });

  it('has the tab order of its visual order', async () => {
    show({}, { signInHref: '/login' });
    const order = [
      ...Object.keys(amaka).map(box),
      screen.getByRole('button', { name: en.kit.showPassword }),
      box(words.referralCode),
      button(),
      screen.getByRole('link', { name: words.signIn }),
    ];
    for (const next of order) {
      await userEvent.tab();
      expect(next).toHaveFocus();
    }
  });
});
