import { createFakeServer, ok, refuse } from '@oja/core/testing';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Answers } from '../../testing/testClient.ts';
import { checkout as words } from '../../text/en/checkout.ts';
import { embedFault } from '../../text/en/embedFault.ts';
import { payer } from '../../text/en/payer.ts';
import type { OjaElement } from '../defineElement.ts';
import { type HostOptions, hostForTests } from '../mountContext.helper.ts';
import { mount } from './oja-funding.tsx';

const page = {
  reference: 'FND-4',
  checkoutUrl: 'https://checkout.example.ng/FND-4',
  fee: '75.00',
  net: '4925.00',
};
const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function open(options: HostOptions = {}, answers: Answers = { fund: () => ok(page) }) {
  const server = createFakeServer(answers);
  vi.stubGlobal('fetch', server.fetch);
  const { root, host, ...rest } = hostForTests(options);
  // No test may open a tab.
  root.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
  const mounted = mount(rest.context);
  ended.push(() => mounted.unmount());
  const shown = within(root.querySelector('div') as HTMLElement);
  await shown.findByRole('button', { name: words.seeFee });
  const amount = () => shown.getByLabelText<HTMLInputElement>(words.amount);
  const press = (name: string) => fireEvent.click(shown.getByRole('button', { name }));
  return { ...rest, server, shown, host: host as OjaElement, amount, press };
}
const formOf = (amount: string) => open({ attributes: { amount } });

async function pay(element: Awaited<ReturnType<typeof open>>) {
  element.press(words.seeFee);
  fireEvent.click(await element.shown.findByRole('link', { name: words.pay('₦5,000') }));
  await element.shown.findByRole('heading', { name: payer.openedTitle });
}

describe('<oja-funding>', () => {
  test('is ready with the token of the page, and calls no endpoint', async () => {
    const { heard, getToken, server, shown } = await open();
    await waitFor(() => expect(heard).toEqual([['oja:ready', null]]));
    expect(shown.getByRole('heading', { name: payer.title })).toBeVisible();
    expect(getToken).toHaveBeenCalledOnce();
    expect(server.calls).toEqual([]);
  });

  test('requests only the payment page, and shows its fee and net in the payer’s words', async () => {
    const { server, shown, press, getToken } = await formOf('5000');
    press(words.seeFee);
    expect(await shown.findByText('₦75.00')).toBeVisible();
    expect(shown.getByText('₦4,925.00')).toBeVisible();
    expect(shown.getByText(payer.steps.youGet)).toBeVisible();
    const link = shown.getByRole('link', { name: words.pay('₦5,000') });
    expect(link).toHaveAttribute('href', page.checkoutUrl);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(server.calls.map(({ name, token, body }) => [name, token, body])).toEqual([
      ['fund', 'ojw_1', { method: 'automatic', amount: '5000.00' }],
    ]);
    expect(getToken).toHaveBeenCalledOnce();
  });

  test('tells the page which payment was opened, without its address, and the payer what happens next', async () => {
    const element = await formOf('5000');
    await pay(element);
    const { heard, server, shown, press, amount } = element;
    expect(heard).toEqual([
      ['oja:ready', null],
      ['oja:checkout', { reference: 'FND-4', amount: '5000.00', fee: '75.00', net: '4925.00' }],
    ]);
    expect(shown.getByText(payer.openedBody('₦5,000.00', '₦4,925.00'))).toBeVisible();
    expect(shown.getByText(/FND-4/)).toBeVisible();
    const again = shown.getByRole('link', { name: words.openAgain });
    expect(again).toHaveAttribute('href', page.checkoutUrl);
    fireEvent.click(again);
    expect(heard).toHaveLength(2);
    press(payer.steps.startOver);
    await waitFor(() => expect(amount()).toHaveValue('5,000'));
    expect(server.calls).toHaveLength(1);
  });

  test('shows an error at a wrong amount, and sends nothing', async () => {
    const { server, press, amount } = await open();
    fireEvent.change(amount(), { target: { value: '0' } });
    press(words.seeFee);
    await waitFor(() => expect(amount()).toHaveAccessibleDescription('The minimum is ₦0.01.'));
    expect(server.calls).toEqual([]);
  });
});

describe('the amount of <oja-funding>', () => {
  test.each([
    ['5000', '5,000'],
    ['1,500.50', '1,500.50'],
    ['₦2000', '2,000'],
  ])('can be written as %s', async (written, shown) => {
    expect((await formOf(written)).amount()).toHaveValue(shown);
  });

  test.each(['a lot', '-5', '0', '5000/2', '<b>5000</b>', '1'.repeat(61)])(
    'is ignored if it is %s',
    async (bad) => {
      expect((await formOf(bad)).amount()).toHaveValue('');
    },
  );

  test('follows its attribute and `prefill()`, but keeps what the payer typed', async () => {
    const { host, heard, amount } = await formOf('5000');
    await waitFor(() => expect(heard).toEqual([['oja:ready', null]]));
    host.setAttribute('amount', '7000');
    await waitFor(() => expect(amount()).toHaveValue('7,000'));
    host.prefill?.({ amount: '8000' });
    await waitFor(() => expect(amount()).toHaveValue('8,000'));
    fireEvent.change(amount(), { target: { value: '9000' } });
    host.prefill?.({ amount: '1000' });
    host.setAttribute('amount', '2000');
    await Promise.resolve();
    expect(amount()).toHaveValue('9,000');
  });

  test('does not close an open payment', async () => {
    const element = await formOf('5000');
    await pay(element);
    element.host.prefill?.({ amount: '7000' });
    await Promise.resolve();
    expect(element.shown.getByText(/FND-4/)).toBeVisible();
    element.press(payer.steps.startOver);
    await waitFor(() => expect(element.amount()).toHaveValue('7,000'));
  });
});

describe('a fault of <oja-funding>', () => {
  test('is reported at once if getToken fails, and the form works once it returns a token', async () => {
    const cause = new Error('Our server is down');
    const getToken = vi.fn(async (): Promise<{ token: string; expiresAt: number }> => {
      throw cause;
    });
    const { heard, shown, press } = await open({ attributes: { amount: '5000' }, settings: { getToken } });
    const failure = ['oja:error', { code: 'token-failed', whose: 'host', cause }];
    await waitFor(() => expect(heard).toEqual([failure]));
    press(words.seeFee);
    expect(await shown.findByText(new RegExp(embedFault.host))).toBeVisible();
    await waitFor(() => expect(heard).toEqual([failure, failure]));
    getToken.mockResolvedValue({ token: 'ojw_2', expiresAt: Date.now() + 900_000 });
    press(words.seeFee);
    expect(await shown.findByText('₦75.00')).toBeVisible();
    await waitFor(() => expect(heard.at(-1)).toEqual(['oja:ready', null]));
  });

  test('is reported when the payer asks for the fee if the token is malformed', async () => {
    const getToken = async () => ({ token: '', expiresAt: Number.NaN });
    const { heard, press, server } = await open({ attributes: { amount: '5000' }, settings: { getToken } });
    press(words.seeFee);
    await waitFor(() =>
      expect(heard).toContainEqual(['oja:error', expect.objectContaining({ code: 'token-malformed' })]),
    );
    expect(server.calls).toEqual([]);
  });

  test('is `scope-missing` if the session lacks the scope, and the payer reads who can fix it', async () => {
    const fund = () => refuse(403, 'These credentials don’t allow this.', { code: 'forbidden' });
    const { heard, press, shown } = await open({ attributes: { amount: '5000' } }, { fund });
    press(words.seeFee);
    expect(await shown.findByRole('alert')).toBeVisible();
    await waitFor(() =>
      expect(heard.at(-1)).toEqual(['oja:error', expect.objectContaining({ code: 'scope-missing' })]),
    );
    expect(shown.getByRole('alert')).toMatchTextContent(words.nothingPaid);
  });

  test('says what else the payer can do if the server opens no payment pages', async () => {
    const { press, shown } = await open({ attributes: { amount: '5000' } }, {});
    press(words.seeFee);
    expect(await shown.findByText(payer.steps.checkoutLackingBody)).toBeVisible();
  });
});
