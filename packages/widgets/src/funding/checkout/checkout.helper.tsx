import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { paste } from '../../testing/paste.ts';
import { type Answers, createTestClient, type TestClientSetup } from '../../testing/testClient.ts';
import { checkout as words } from '../../text/en/checkout.ts';
import { Funding } from '../Funding.tsx';
import { fundingAnswers } from '../fundingServer.fixture.ts';

/** Renders the payment page way with a fake server. `answers` replaces single endpoints. */
export function open(answers: Answers = {}, setup: TestClientSetup = {}) {
  const onCheckout = vi.fn();
  const { client, server } = createTestClient({ ...setup, answers: fundingAnswers(answers) });
  render(<Funding client={client} way="checkout" onCheckout={onCheckout} />);
  const asked = () => server.calls.flatMap((call) => (call.name === 'fund' ? [call.body] : []));
  return { client, server, asked, onCheckout };
}
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
export const amount = () => screen.getByLabelText(words.amount);

export async function offer(typed = '5,000') {
  await paste(userEvent, amount(), typed);
  await press(words.seeFee);
}
/** Goes up to the payment page, which the host opens. */
export async function pay() {
  await offer();
  await press(words.pay('₦5,000'));
}
