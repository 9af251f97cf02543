import { demoSignedIn, ok } from '@oja/core/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createTestClient, type TestClientSetup } from '../testing/testClient.ts';
import { register as words } from '../text/en/register.ts';
import { Register, type RegisterProps } from './Register.tsx';

export const box = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( |$)`));
export const button = () => screen.getByRole('button', { name: words.submit });

/** Renders the form. Returns its client and the host's callbacks. */
export function show(setup: TestClientSetup = {}, props: RegisterProps = {}) {
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

export const amaka = {
  [words.firstName]: 'Amaka',
  [words.lastName]: 'Okafor',
  [words.phone]: '+234 803 123 4567',
  [words.email]: 'amaka@example.ng',
  [words.username]: ' amaka ',
  [words.password]: ' harmattan rain ',
};

/** Amaka's values as the form shows them. */
export const shownAmaka = { ...amaka, [words.phone]: '0803 123 4567' };

/** Pastes Amaka's values into the form, with the given changes. */
export async function fill(change: Record<string, string> = {}) {
  for (const [label, value] of Object.entries({ ...amaka, ...change })) {
    await userEvent.click(box(label));
    await userEvent.paste(value);
  }
}
