import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { paste } from '../testing/paste.ts';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { Funding } from './Funding.tsx';
import { fundingAnswers } from './fundingServer.fixture.ts';

const words = { ...en.funding, ...en.checkout };

describeWidget('Funding', {
  make: (client) => <Funding client={client} />,
  setup: { answers: fundingAnswers() },
});

describe('Funding', () => {
  afterEach(cleanup);

  it('shows the bank account way first, and calls no endpoint of the other ways', async () => {
    const { client, server } = createTestClient({ answers: fundingAnswers() });
    render(<Funding client={client} />);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(words.way.account);
    expect(await screen.findByText(words.recommended)).toBeVisible();
    await screen.findAllByRole('listitem');
    const asked = server.calls.map(({ name }) => name);
    expect(asked).toContain('accounts');
    expect(asked).not.toContain('manualFunding');
    expect(asked).not.toContain('fund');
    expect(asked).not.toContain('banks');
  });

  it('keeps the typed amount when the agent switches to another way and back', async () => {
    const { client } = createTestClient({ answers: fundingAnswers() });
    render(<Funding client={client} />);
    await userEvent.click(screen.getByRole('tab', { name: words.way.checkout }));
    await paste(userEvent, screen.getByLabelText(words.amount), '7,500');
    await userEvent.click(screen.getByRole('tab', { name: words.way.manual }));
    await userEvent.click(screen.getByRole('tab', { name: words.way.checkout }));
    expect(screen.getByLabelText(words.amount)).toHaveValue('7,500');
  });

  it('shows the way that the host passes and calls onWayChange', async () => {
    const onWayChange = vi.fn();
    const { client } = createTestClient({ answers: fundingAnswers() });
    const { rerender } = render(<Funding client={client} way="manual" onWayChange={onWayChange} />);
    expect(await screen.findByText('AMAKA24')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: words.way.checkout }));
    expect(onWayChange).toHaveBeenCalledExactlyOnceWith('checkout');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(words.way.manual);
    rerender(<Funding client={client} way="checkout" onWayChange={onWayChange} />);
    expect(screen.getByLabelText(words.amount)).toBeVisible();
  });

  it('clears the typed amount when the agent signs out', async () => {
    const { client } = createTestClient({ answers: fundingAnswers() });
    render(<Funding client={client} way="checkout" />);
    await paste(userEvent, screen.getByLabelText(words.amount), '7,500');
    await client.session?.logout();
    await waitFor(() => expect(screen.getByLabelText(words.amount)).toHaveValue(''));
  });

  it('says which way the server does not offer, and keeps the other ways available', async () => {
    const { client } = createTestClient();
    render(<Funding client={client} />);
    expect(await screen.findByText(words.accountsLacking)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: words.way.manual }));
    expect(await screen.findByText(words.manualLacking)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: words.way.checkout }));
    await paste(userEvent, screen.getByLabelText(words.amount), '5000');
    await userEvent.click(screen.getByRole('button', { name: words.seeFee }));
    expect(await screen.findByText(words.checkoutLacking)).toBeVisible();
    expect(screen.getByLabelText(words.amount)).toHaveValue('5,000');
  });
});
