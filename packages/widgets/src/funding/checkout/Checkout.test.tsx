import { html, lost, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { paste } from '../../testing/paste.ts';
import { createTestClient } from '../../testing/testClient.ts';
import { en } from '../../text/en.ts';
import { Funding } from '../Funding.tsx';
import { fundingAnswers } from '../fundingServer.fixture.ts';
import { amount, offer, open, press } from './checkout.helper.tsx';

const words = { ...en.funding, ...en.checkout };

describe('automatic funding', () => {
  afterEach(cleanup);

  it('shows the fee, the net amount and the resulting balance before the payment', async () => {
    const { asked, onCheckout } = open();
    await offer();
    expect(await screen.findByText('₦75.00')).toBeVisible();
    expect(screen.getByText('₦4,925.00')).toBeVisible();
    expect(await screen.findByText('₦53,175.00')).toBeVisible();
    expect(screen.getByText(words.payInHost('checkout.example.ng'))).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: words.offer })).toHaveFocus());
    expect(asked()).toEqual([{ method: 'automatic', amount: '5000.00' }]);
    expect(onCheckout).not.toHaveBeenCalled();
  });

  it('fills in a common amount, and keeps it with the focus in the field after going back', async () => {
    open();
    await userEvent.click(screen.getByRole('radio', { name: '₦10,000' }));
    expect(amount()).toHaveValue('10,000');
    await press(words.seeFee);
    await press(words.change);
    expect(amount()).toHaveValue('10,000');
    await waitFor(() => expect(amount()).toHaveFocus());
    expect(screen.getByRole('radio', { name: '₦10,000' })).toBeChecked();
  });

  it.each([
    ['{ }', 'Enter the amount.'],
    ['1,50', en.amountIssues['not-an-amount']],
    ['0', 'The minimum is ₦0.01.'],
  ])('shows an error and calls no endpoint for the amount %s', async (typed, sentence) => {
    const { asked } = open();
    await paste(userEvent, amount(), typed.replace('{ }', ' '));
    await press(words.seeFee);
    expect(amount()).toHaveAccessibleDescription(sentence);
    expect(amount()).toHaveFocus();
    expect(asked()).toEqual([]);
  });

  it('shows the server’s error at the amount', async () => {
    const limits = 'Enter an amount from ₦100.00 to ₦1,000,000.00.';
    open({ fund: () => refuse(400, limits, { errors: { amount: [limits] } }) });
    await offer('50');
    await waitFor(() => expect(amount()).toHaveAccessibleDescription(limits));
    expect(amount()).toHaveValue('50');
    expect(screen.queryByText(words.offerFailed)).toBeNull();
  });

  it.each([
    ['a server that is down', html(503), en.problems.server],
    ['an answer that got lost', lost, en.problems.connection],
    [
      'figures that do not add up',
      ok({ reference: 'FND-4', checkoutUrl: 'https://checkout.example.ng/', fee: '75.00', net: '5000.00' }),
      en.problems.unknown,
    ],
    [
      'a page that is no https',
      ok({ reference: 'FND-4', checkoutUrl: 'javascript:alert(1)', fee: '75.00', net: '4925.00' }),
      en.problems.unknown,
    ],
  ])('shows an error instead of a payment link for %s, and keeps the amount', async (_, reply, sentence) => {
    open({ fund: () => reply });
    await offer();
    expect(await screen.findByRole('alert')).toMatchTextContent(sentence);
    expect(screen.getByRole('alert')).toMatchTextContent(words.nothingPaid);
    expect(amount()).toHaveValue('5,000');
    expect(screen.queryByRole('button', { name: words.pay('₦5,000') })).toBeNull();
  });

  it('links to the payment page in a new tab with rel="noopener" if the host does not open it', async () => {
    const { client } = createTestClient({ answers: fundingAnswers() });
    render(<Funding client={client} way="checkout" />);
    await offer();
    const link = await screen.findByRole('link', { name: words.pay('₦5,000') });
    expect(link).toHaveAttribute('href', 'https://checkout.example.ng/FND-4');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText(words.payAt('checkout.example.ng'))).toBeVisible();
  });
});
