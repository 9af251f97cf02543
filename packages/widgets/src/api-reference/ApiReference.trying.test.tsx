import { demoTransaction, lost, ok, refuse } from '@oja/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paste } from '../testing/paste.ts';
import { en } from '../text/en.ts';
import { fewCalls, show as showAll } from './apiReference.helper.tsx';

const show = (setup: Parameters<typeof showAll>[0]) => showAll({ document: fewCalls, ...setup });
const send = async () => userEvent.click(await screen.findByRole('button', { name: en.apiTry.trySend }));

afterEach(cleanup);

describe('trying a call', () => {
  const token = '55514444333322221111';
  const pin = '4411223344';

  it('is offered only for GET calls made as an agent, and not with tryIt={false}', async () => {
    for (const [open, isThere] of [
      ['balance', true],
      ['transactions', true],
      ['purchase', false],
      ['revokeApiKey', false],
      ['widgetSession', false],
      ['login', false],
    ] as const) {
      show({ open });
      // The form loads lazily the first time; after that it renders at once.
      if (isThere) await screen.findByRole('button', { name: en.apiTry.trySend });
      else expect(screen.queryByRole('button', { name: en.apiTry.trySend }), open).toBeNull();
      cleanup();
    }
    show({ open: 'balance', tryIt: false });
    expect(screen.queryByRole('button', { name: en.apiTry.trySend })).toBeNull();
  });

  it('sends the call with the reader’s session and shows the status and the body of the response', async () => {
    const { called } = show({ open: 'balance' });
    await send();
    expect(await screen.findByText(en.apiTry.tryAnswer(200))).toBeVisible();
    expect(screen.getByRole('region', { name: en.apiTry.tryAnswerLabel })).toMatchTextContent(
      /"availableBalance": "48250\.00"/,
    );
    expect(called('balance')).toHaveLength(1);
    expect(called('balance')[0]?.token).toEqual(expect.stringMatching(/\S/));
  });

  it('sends the filled parameters and omits the empty ones', async () => {
    const { called } = show({ open: 'transactions', answers: { transactions: () => ok([]) } });
    await userEvent.type(await screen.findByRole('textbox', { name: /^limit/ }), '5');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^category/ }), 'data');
    await send();
    await screen.findByText(en.apiTry.tryAnswer(200));
    expect([...(called('transactions')[0]?.query ?? [])]).toEqual([
      ['limit', '5'],
      ['category', 'data'],
    ]);
  });

  it('sends nothing while a value is invalid, and marks its field', async () => {
    const { called } = show({ open: 'transactions' });
    await paste(userEvent, await screen.findByRole('textbox', { name: /^limit/ }), 'many');
    await send();
    expect(screen.getByText(en.apiTry.issues.number)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^limit/ })).toBeInvalid();
    expect(called('transactions')).toEqual([]);
  });

  it('rejects an empty path parameter and one that would change the path', async () => {
    const { called } = show({ open: 'transaction' });
    const ref = await screen.findByRole('textbox', { name: /^ref/ });
    await userEvent.clear(ref);
    await send();
    expect(screen.getByText(en.apiTry.issues.missing)).toBeVisible();
    await userEvent.type(ref, '..');
    await send();
    expect(screen.getByText(en.apiTry.issues.unsafe)).toBeVisible();
    expect(called('transaction')).toEqual([]);
  });

  it('keeps each token and pin out of the DOM until the reader reveals it', async () => {
    const delivery = { token, kct: ['1111 2222'], pins: [{ serial: 'S-77', pin }] };
    show({ open: 'transaction', answers: { transaction: () => ok(demoTransaction({ delivery })) } });
    await send();
    await screen.findByText(en.apiTry.tryAnswer(200));
    const everything = () => window.document.documentElement.outerHTML;
    for (const secret of [token, pin, '1111 2222', 'S-77']) expect(everything()).not.toContain(secret);
    const [first] = screen.getAllByRole('button', { name: en.apiTry.covered });
    if (first) await userEvent.click(first);
    expect(everything()).toContain(token);
    expect(everything()).not.toContain(pin);
  });

  it('never shows a full API key, even if the server sends one', async () => {
    const key = 'oja_live_4f15cb0a9d5e4c578a1a';
    show({ open: 'apiKeys', answers: { apiKeys: () => ok([key, { id: 'k', key }] as never) } });
    await send();
    await screen.findByText(en.apiTry.tryAnswer(200));
    expect(window.document.documentElement.outerHTML).not.toContain(key);
    expect(screen.getByRole('region', { name: en.apiTry.tryAnswerLabel })).toMatchTextContent(/oja_live••••/);
  });

  it('shows markup in a response as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    show({ open: 'user', answers: { user: () => ok({ firstName: name }) } });
    await send();
    await screen.findByText(en.apiTry.tryAnswer(200));
    expect(screen.getByRole('region', { name: en.apiTry.tryAnswerLabel })).toMatchTextContent(name);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows an error response with its status, and says when no response came', async () => {
    show({ open: 'balance', answers: { balance: () => refuse(403, 'Not yours.', { code: 'forbidden' }) } });
    await send();
    expect(await screen.findByText(en.apiTry.tryAnswer(403))).toBeVisible();
    expect(screen.getByText(/Not yours\./)).toBeVisible();
    cleanup();
    show({ open: 'balance', answers: { balance: () => lost } });
    await send();
    expect(await screen.findByText(en.problems.connection)).toBeVisible();
  });

  it('removes the response and asks to sign in when the agent signs out', async () => {
    const { client } = show({ open: 'balance' });
    await send();
    const answer = await screen.findByRole('region', { name: en.apiTry.tryAnswerLabel });
    expect(answer).toMatchTextContent(/48250\.00/);
    await client.session?.logout();
    await waitFor(() => expect(screen.queryByRole('region', { name: en.apiTry.tryAnswerLabel })).toBeNull());
    expect(screen.getByText(en.apiTry.trySignIn)).toBeVisible();
  });

  it('writes nothing to the console', async () => {
    const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
    show({
      open: 'transaction',
      answers: { transaction: () => ok(demoTransaction({ delivery: { token } })) },
    });
    await send();
    await screen.findByText(en.apiTry.tryAnswer(200));
    for (const log of logs) expect(log).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
