import { demoSignedIn, ok, type Reply, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { later } from '../testing/later.ts';
import { createTestClient, type TestClientSetup } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { Register, type RegisterProps } from './Register.tsx';

const words = en.register;
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( |$)`));
const button = () => screen.getByRole('button', { name: words.submit });

function show(setup: TestClientSetup = {}, props: RegisterProps = {}) {
  const onRegistered = vi.fn();
  const onFailure = vi.fn();
  const { client, server } = createTestClient({
    signedIn: false,
    ...setup,
    answers: { register: () => ok(demoSignedIn, { message: 'Welcome, Amaka.' }), ...setup.answers },
  });
  const view = render(
    <Register client={client} onRegistered={onRegistered} onFailure={onFailure} {...props} />,
  );
  const sent = () => server.calls.filter(({ name }) => name === 'register').map(({ body }) => body);
  return { client, sent, onRegistered, onFailure, ...view };
}

const amaka = {
  [words.firstName]: 'Amaka',
  [words.lastName]: 'Okafor',
  [words.phone]: '+234 803 123 4567',
  [words.email]: 'amaka@example.ng',
  [words.username]: ' amaka ',
  [words.password]: ' harmattan rain ',
};

async function fill(change: Record<string, string> = {}) {
  for (const [label, value] of Object.entries({ ...amaka, ...change })) {
    await userEvent.click(box(label));
    await userEvent.paste(value);
  }
}

describeWidget('Register', {
  make: (client) => <Register client={client} signInHref="/login" />,
  setup: { signedIn: false },
});

describe('Register', () => {
  afterEach(cleanup);

  it('registers, signs in, and passes on what the server says', async () => {
    const { client, sent, onRegistered, onFailure } = show();
    await fill({ [words.referralCode]: 'BOLA12' });
    await userEvent.click(button());
    await waitFor(() => expect(onRegistered).toHaveBeenCalledWith('Welcome, Amaka.'));
    expect(sent()).toEqual([
      {
        firstName: 'Amaka',
        lastName: 'Okafor',
        username: 'amaka',
        email: 'amaka@example.ng',
        phone: '08031234567',
        password: ' harmattan rain ',
        referralCode: 'BOLA12',
      },
    ]);
    expect(client.session?.state.value.isAuthenticated).toBe(true);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('says something of its own where the server says nothing', async () => {
    const { onRegistered, sent } = show({ answers: { register: () => ok(demoSignedIn) } });
    await fill();
    await userEvent.click(button());
    await waitFor(() => expect(onRegistered).toHaveBeenCalledWith(words.welcome));
    expect(sent()[0]).not.toHaveProperty('referralCode');
  });

  it('says beside each field what is missing, takes the focus to the first, and sends nothing', async () => {
    const { sent } = show();
    await userEvent.click(button());
    const missing = {
      [words.firstName]: words.firstNameMissing,
      [words.lastName]: words.lastNameMissing,
      [words.phone]: words.phoneMissing,
      [words.email]: words.emailMissing,
    };
    for (const [label, sentence] of Object.entries(missing)) {
      expect(box(label)).toHaveAccessibleDescription(sentence);
      expect(box(label)).toBeInvalid();
    }
    expect(box(words.username)).toHaveAccessibleDescription(`${words.usernameHint} ${words.usernameMissing}`);
    expect(box(words.password)).toHaveAccessibleDescription(
      `${en.passwordStrength.none} ${words.passwordMissing}`,
    );
    expect(box(words.referralCode)).toBeValid();
    expect(box(words.firstName)).toHaveFocus();
    await userEvent.type(box(words.firstName), 'A');
    expect(box(words.firstName)).toHaveAccessibleDescription('');
    expect(sent()).toEqual([]);
  });

  it.each([
    [words.phone, '0803 123 45', en.phoneFaults['too-short']({ missing: 2 })],
    [words.phone, '0803 123 45678', en.phoneFaults['too-long']({ extra: 1 })],
    [words.phone, '0700 123 4567', words.phoneTollFree],
    [words.phone, '0201 463 0643', en.phoneFaults.landline],
    [words.email, 'amaka@gmail', words.emailWrong],
  ])('says what is wrong with %s "%s"', async (label, typed, sentence) => {
    const { sent } = show();
    await fill({ [label]: typed });
    await userEvent.click(button());
    expect(box(label)).toHaveAccessibleDescription(sentence);
    expect(box(label)).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('puts what the server says beside its field, keeps what was typed, and tells the host', async () => {
    const taken = 'Somebody has registered with this already.';
    const { onFailure, onRegistered } = show({
      answers: {
        register: () =>
          refuse(409, 'Not registered.', {
            errors: { email: [taken], password: ['Too short.'], odd: ['?'] },
          }),
      },
    });
    await fill();
    await userEvent.click(button());
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith('Not registered.'));
    expect(box(words.email)).toHaveAccessibleDescription(taken);
    expect(box(words.email)).toHaveFocus();
    expect(box(words.password)).toHaveAccessibleDescription(`${en.passwordStrength.strong} Too short.`);
    for (const [label, value] of Object.entries(amaka)) {
      expect(box(label)).toHaveValue(value);
    }
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(onRegistered).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says itself why it failed where the host does not want to know', async () => {
    const { client } = createTestClient({ signedIn: false, offline: true });
    render(<Register client={client} />);
    await fill();
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(en.problems.network);
    expect(box(words.password)).toHaveValue(amaka[words.password]);
  });

  it('is sent once, however often it is pressed', async () => {
    const answer = later<Reply<typeof demoSignedIn>>();
    const { sent, onRegistered } = show({ answers: { register: () => answer.promise } });
    await fill();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button());
    screen.getByRole<HTMLFormElement>('form').requestSubmit();
    answer.resolve(ok(demoSignedIn));
    await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
    expect(sent()).toHaveLength(1);
  });

  it('begins with the code of the link by which the agent came', async () => {
    const { sent } = show({}, { referralCode: 'AMAKA24' });
    expect(box(words.referralCode)).toHaveValue('AMAKA24');
    await fill();
    await userEvent.click(button());
    await waitFor(() => expect(sent()[0]).toMatchObject({ referralCode: 'AMAKA24' }));
  });

  it('reads what a password manager filled in without an event', async () => {
    const { sent } = show();
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const [label, value] of Object.entries(amaka)) setValue?.call(box(label), value);
    await userEvent.click(button());
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('is a form that password managers and address books know', () => {
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

  it('goes through by keyboard in the order of the eye', async () => {
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
