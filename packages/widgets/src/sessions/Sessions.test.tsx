import { fixtures, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { confirmWithFactor } from '../testing/factorAnswers.fixture.ts';
import { paste } from '../testing/paste.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { Sessions } from './Sessions.tsx';

const words = en.sessions;

describeWidget('Sessions', {
  make: (client) => <Sessions client={client} />,
  setup: { answers: { sessions: () => ok(fixtures.sessions) } },
});

function show(answers: Answers = {}) {
  const { client, server } = createTestClient({
    answers: {
      sessions: () => ok(fixtures.sessions),
      confirmPassword: () => ok(fixtures.confirmPassword),
      endSessions: () => ok(fixtures.endSessions),
      ...answers,
    },
  });
  render(<Sessions client={client} />);
  return (name: string) => server.calls.filter((call) => call.name === name).map(({ body }) => body);
}
const other = words.endOne('Firefox on Windows');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name }));
};

describe('Sessions', () => {
  afterEach(cleanup);

  it('shows the browser, the place and the end of each session, and a button to end every other one', async () => {
    show();
    const [own, another] = await screen.findAllByRole('listitem');
    const valuesOf = (row: HTMLElement | undefined) =>
      within(row ?? document.body)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent);
    expect(valuesOf(own).slice(0, 2)).toEqual(['102.89.23.x', expect.stringContaining('07:40')]);
    expect(valuesOf(own).at(-1)).toBe(words.endsUnused('19:40', '13:41'));
    expect(within(own ?? document.body).queryByRole('button')).toBeNull();
    expect(another?.textContent).toMatch(/^Firefox on Windows/);
    expect(await screen.findByRole('button', { name: other })).toBeVisible();
  });

  it('ends one session with the password, and leaves no password in the page', async () => {
    const sent = show();
    await press(other);
    await paste(userEvent, await screen.findByLabelText(words.password), 'oja-demo-2026');
    await confirm(words.end);
    expect(await screen.findByText(words.ended(1))).toBeVisible();
    expect(sent('endSessions')).toEqual([{ confirmation: 'confirmation-1', sessionId: 'session-2' }]);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(document.body.innerHTML).not.toContain('oja-demo-2026');
  });

  it('asks for the code of the second factor, and ends the session with both', async () => {
    const sent = show({ confirmPassword: confirmWithFactor });
    await press(other);
    await paste(userEvent, await screen.findByLabelText(words.password), 'oja-demo-2026');
    await confirm(words.end);
    await paste(userEvent, await screen.findByLabelText(en.factorCode.code), '123456');
    await confirm(words.end);
    expect(await screen.findByText(words.ended(1))).toBeVisible();
    expect(sent('confirmPassword')).toEqual([
      { password: 'oja-demo-2026' },
      { password: 'oja-demo-2026', code: '123456' },
    ]);
  });

  it('sends nothing without a password, and shows the error of a wrong one at the field', async () => {
    const sentence = 'The password is not right.';
    const sent = show({
      confirmPassword: () => refuse(400, sentence, { errors: { password: [sentence] } }),
    });
    await press(words.endOthers);
    await screen.findByRole('dialog');
    await confirm(words.endOthers);
    const field = screen.getByLabelText(words.password);
    expect(field).toHaveAccessibleDescription(words.passwordMissing);
    expect(sent('confirmPassword')).toEqual([]);
    await userEvent.type(field, 'no');
    await confirm(words.endOthers);
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    expect(sent('endSessions')).toEqual([]);
  });

  it('shows how much a new device may still sell', async () => {
    const newDevice = { most: '20000.00', left: '12400.00', until: '2026-11-22T09:20:00+01:00' };
    show({ sessions: () => ok({ ...fixtures.sessions, newDevice }) });
    expect(await screen.findByText(words.limitTitle)).toBeVisible();
    expect(screen.getByText(/₦12,400/)).toBeVisible();
  });

  it('is hidden if the server has no sessions endpoint', async () => {
    show({ sessions: () => refuse(404, 'Not found') });
    await waitFor(() => expect(screen.queryByRole('region', { name: words.title })).toBeNull());
  });
});
