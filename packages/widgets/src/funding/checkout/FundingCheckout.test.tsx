import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../../testing/describeWidget.tsx';
import { createTestClient } from '../../testing/testClient.ts';
import { checkout as words } from '../../text/en/checkout.ts';
import { fundingAnswers } from '../fundingServer.fixture.ts';
import { FundingCheckout } from './FundingCheckout.tsx';

describeWidget('FundingCheckout', {
  make: (client) => <FundingCheckout client={client} />,
  setup: { answers: fundingAnswers() },
});

describe('FundingCheckout', () => {
  afterEach(cleanup);

  it('requests neither the balance nor the payment’s transaction', async () => {
    const { client, server } = createTestClient({ answers: fundingAnswers() });
    render(<FundingCheckout client={client} />);
    await userEvent.click(screen.getByRole('radio', { name: '₦5,000' }));
    await userEvent.click(screen.getByRole('button', { name: words.seeFee }));
    const link = await screen.findByRole('link', { name: words.pay('₦5,000') });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(await screen.findByText(/FND-4/)).toBeVisible();
    // The test’s own session requests its user.
    expect(server.calls.map(({ name }) => name).filter((name) => name !== 'user')).toEqual(['fund']);
  });
});
