import { demoManualFunding, html, lost, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paste } from '../../testing/paste.ts';
import { type Answers, createTestClient } from '../../testing/testClient.ts';
import { en } from '../../text/en.ts';
import { Funding } from '../Funding.tsx';
import { fundingAnswers } from '../fundingServer.fixture.ts';

const words = { ...en.funding, ...en.checkout };

function open(answers: Answers = {}) {
  const { client, server } = createTestClient({ answers: fundingAnswers(answers) });
  render(<Funding client={client} way="manual" />);
  return { sent: () => server.calls.flatMap((call) => (call.name === 'fund' ? [call.body] : [])) };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.getByLabelText(name);

const claim = {
  method: 'manual',
  amount: '10000.00',
  bankCode: '058',
  senderName: 'AMAKA OKAFOR',
  transferReference: '090267261121084112000001',
  paidAt: '2026-11-21T07:41:00.000Z',
};

async function fill() {
  await press(words.haveTransferred);
  await waitFor(() => expect(field(words.paidFrom)).toBeEnabled());
  await paste(userEvent, field(words.amount), '10,000');
  await userEvent.selectOptions(field(words.paidFrom), 'GTBank');
  await paste(userEvent, field(words.sender), ` ${claim.senderName} `);
  await paste(userEvent, field(words.transferReference), claim.transferReference);
  await paste(userEvent, field(words.paidAt), '08:41');
}
const claims = () => within(screen.getByRole('list', { name: words.claims })).getAllByRole('listitem');

describe('manual transfer', () => {
  afterEach(cleanup);

  it('shows the account, the narration and the minimum, and copies account number and narration', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    open();
    await press(words.copyNumber('Zenith Bank'));
    await press(words.copyNarration);
    expect(write.mock.calls).toEqual([['1000000001'], ['AMAKA24']]);
    expect(screen.getByText(words.minimum('₦1,000'))).toBeVisible();
    write.mockRestore();
  });

  it('lists the claims newest first, with their state and the reason of a rejection', async () => {
    open({
      manualFunding: () =>
        ok({ ...demoManualFunding, claims: [...(demoManualFunding.claims ?? [])].reverse() }),
    });
    await screen.findByText('AMAKA24');
    expect(claims().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/₦10,000\.00.*In review.*FND-3/),
      expect.stringMatching(/₦5,000\.00.*Approved.*FND-2/),
      expect.stringMatching(/₦7,000\.00.*Rejected.*FND-1.*No such transfer reached us\./),
    ]);
  });

  it('shows a claim with an unknown state as in review', async () => {
    const [first] = demoManualFunding.claims ?? [];
    if (!first) throw new Error('The fixture has no claim');
    open({ manualFunding: () => ok({ ...demoManualFunding, claims: [{ ...first, status: 'credited?' }] }) });
    await screen.findByText('AMAKA24');
    expect(claims()[0]).toMatchTextContent(words.claimStates['in-review']);
  });

  it('shows the older claims on request', async () => {
    const many = Array.from({ length: 12 }, (_, day) => ({
      reference: `FND-${day}`,
      amount: '1000.00',
      status: 'approved',
      createdAt: `2026-11-${String(day + 1).padStart(2, '0')}T12:00:00+01:00`,
    }));
    open({ manualFunding: () => ok({ ...demoManualFunding, claims: many }) });
    await press(words.showOlder(7));
    expect(claims()).toHaveLength(12);
  });
});

describe('a claim', () => {
  afterEach(cleanup);

  it('is sent with its time in Lagos, and is then listed', async () => {
    let listed = demoManualFunding;
    const { sent } = open({
      manualFunding: () => ok(listed),
      fund: () => {
        const made = { reference: 'FND-5', amount: '10000.00', status: 'in-review', createdAt: claim.paidAt };
        listed = { ...demoManualFunding, claims: [made, ...(demoManualFunding.claims ?? [])] };
        return ok({ reference: 'FND-5', status: 'in-review' });
      },
    });
    await fill();
    expect(screen.getByText(words.statement)).toBeVisible();
    await press(words.send);
    expect(await screen.findByText(words.claimedBody('FND-5'))).toBeVisible();
    expect(sent()).toEqual([claim]);
    await waitFor(() => expect(claims()).toHaveLength(4));
    await press(words.haveTransferred);
    expect(field(words.amount)).toHaveValue('');
    expect(field(words.transferReference)).toHaveValue('');
  });

  it('shows an error at every empty field, focuses the first and sends nothing', async () => {
    const { sent } = open();
    await press(words.haveTransferred);
    await waitFor(() => expect(field(words.paidFrom)).toBeEnabled());
    await press(words.send);
    expect(field(words.amount)).toHaveFocus();
    const said = [
      [words.amount, 'Enter the amount.'],
      [words.paidFrom, words.bankMissing],
      [words.sender, words.senderMissing],
      [words.transferReference, words.transferReferenceMissing],
      [words.paidAt, words.paidAtMissing],
    ] as const;
    for (const [name, sentence] of said) {
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    }
    expect(field(words.paidOn)).toHaveValue('2026-11-21');
    expect(sent()).toEqual([]);
  });

  it('keeps the typed values after a refusal, even if the form is closed and reopened', async () => {
    const claimedBefore = 'This transfer has been claimed before.';
    open({ fund: () => refuse(409, claimedBefore, { code: 'claimed_before' }) });
    await fill();
    await press(words.send);
    expect(await screen.findByRole('alert')).toMatchTextContent(claimedBefore);
    await press(words.cancel);
    await press(words.haveTransferred);
    expect(field(words.amount)).toHaveValue('10,000');
    expect(field(words.transferReference)).toHaveValue(claim.transferReference);
    expect(field(words.paidFrom)).toHaveDisplayValue('GTBank');
    expect(field(words.paidAt)).toHaveValue('08:41');
  });

  it('shows the server’s error at its field', async () => {
    const when = 'Enter when the transfer was made.';
    open({ fund: () => refuse(400, when, { errors: { paidAt: [when] } }) });
    await fill();
    await press(words.send);
    await waitFor(() => expect(field(words.paidAt)).toHaveAccessibleDescription(when));
    expect(field(words.paidAt)).toHaveFocus();
  });

  it.each([
    ['the answer got lost', lost],
    ['the server broke', html(502)],
  ])('reloads the list and keeps the typed values when %s', async (_, reply) => {
    let asked = 0;
    open({
      manualFunding: () => {
        asked += 1;
        return ok(demoManualFunding);
      },
      fund: () => reply,
    });
    await fill();
    await press(words.send);
    expect(await screen.findByText(words.claimUnknown, { exact: false })).toBeVisible();
    expect(screen.queryByText(words.claimFailed)).toBeNull();
    await waitFor(() => expect(asked).toBe(2));
    expect(field(words.transferReference)).toHaveValue(claim.transferReference);
  });
});
