import { demoAccounts, fixtures, html, lost, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paste } from '../../testing/paste.ts';
import { type Answers, createTestClient } from '../../testing/testClient.ts';
import { en } from '../../text/en.ts';
import { Funding } from '../Funding.tsx';
import { fundingAnswers, inTurn } from '../fundingServer.fixture.ts';

const words = { ...en.funding, ...en.checkout };
const BVN = '22222222222';

function open(answers: Answers = {}) {
  const { client, server } = createTestClient({ answers: fundingAnswers(answers) });
  const view = render(<Funding client={client} />);
  const requests = () => server.calls.flatMap((call) => (call.name === 'openAccount' ? [call.body] : []));
  return { client, requests, ...view };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const number = (name: 'bvn' | 'nin' = 'bvn') => screen.getByLabelText(words.identityNumber[name]);

async function fill(digits: string) {
  await press(words.openAccount);
  await waitFor(() => expect(screen.getByLabelText(words.bank)).toBeEnabled());
  await userEvent.selectOptions(screen.getByLabelText(words.bank), 'Wema Bank');
  await paste(userEvent, number(), digits);
  await userEvent.click(screen.getByLabelText(words.consent));
}
const noneYet: Answers = { accounts: () => ok([]) };

describe('accounts of the agent', () => {
  afterEach(cleanup);

  it('copies an account number without its visual grouping', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    open();
    await press(words.copyNumber('Moniepoint'));
    expect(write).toHaveBeenCalledExactlyOnceWith('5000000001');
    expect(await screen.findByRole('button', { name: en.kit.copied })).toBeVisible();
    // A margin separates the groups, so selected text is the plain number too.
    expect(screen.getAllByRole('listitem')[1]).toMatchTextContent(/5000000001/);
    write.mockRestore();
  });

  it('says that the accounts failed to load, and retries', async () => {
    open({
      accounts: inTurn<typeof demoAccounts>(html(503), html(503), html(503), html(503), ok(demoAccounts)),
    });
    expect(await screen.findByText(words.accountsFailed)).toBeVisible();
    await press(words.tryAgain);
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  });

  it('checks the balance on request and says by how much it rose', async () => {
    const holding = (availableBalance: string, asOf: string) => ok({ availableBalance, asOf });
    const before = holding('48250.00', '2026-11-21T09:41:00+01:00');
    const after = holding('53200.00', '2026-11-21T09:42:00+01:00');
    open({ balance: inTurn(before, before, after) });
    await press(words.lookForIt);
    expect(await screen.findByText(words.balanceSame)).toBeVisible();
    await press(words.lookForIt);
    expect(await screen.findByText(words.balanceRose('₦4,950.00'))).toBeVisible();
    expect(screen.getByText(words.balanceNow('₦53,200.00', '09:42'))).toBeVisible();
  });
});

describe('request for an account', () => {
  afterEach(cleanup);

  it('sends the bank and the identity number, and shows the new account', async () => {
    const { requests } = open({
      accounts: inTurn<typeof demoAccounts>(ok([]), ok([fixtures.openAccount])),
    });
    await fill('222 2222 2222');
    await press(words.openAccount);
    expect(await screen.findByText(words.opened('Titan'))).toBeVisible();
    expect(requests()).toEqual([{ bankCode: '035', bvn: BVN }]);
    expect(screen.getByRole('listitem')).toMatchTextContent(/9900000001/);
    const another = screen.getByRole('button', { name: words.openAnother });
    await waitFor(() => expect(another).toHaveFocus());
  });

  it('leaves no trace of the identity number in the page once the account is open', async () => {
    open(noneYet);
    await fill(BVN);
    await press(words.openAccount);
    await screen.findByText(words.opened('Titan'));
    await press(words.openAnother);
    expect(number()).toHaveValue('');
    const kept = [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      location.href,
      document.cookie,
    ];
    expect(kept.join(' ')).not.toContain(BVN);
    expect(document.documentElement.outerHTML).not.toContain(BVN);
  });

  it('shows an error at each empty field, focuses the first and sends nothing', async () => {
    const { requests } = open(noneYet);
    await press(words.openAccount);
    await waitFor(() => expect(screen.getByLabelText(words.bank)).toBeEnabled());
    await press(words.openAccount);
    expect(screen.getByLabelText(words.bank)).toHaveAccessibleDescription(words.bankMissing);
    expect(screen.getByLabelText(words.bank)).toHaveFocus();
    expect(number()).toHaveAccessibleDescription(expect.stringContaining(words.identityMissing));
    expect(screen.getByLabelText(words.consent)).toHaveAccessibleDescription(words.consentMissing);
    expect(screen.getByLabelText(words.consent)).not.toBeChecked();
    expect(requests()).toEqual([]);
  });

  it.each([
    ['2222222222', en.fieldIssues['too-short']({ missing: 1 })],
    ['222222222222', en.fieldIssues['too-long']({ extra: 1 })],
    ['2222222222O', en.fieldIssues.letters],
  ])('rejects the identity number %s', async (digits, sentence) => {
    const { requests } = open(noneYet);
    await fill(digits);
    await press(words.openAccount);
    expect(number()).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(number()).toHaveFocus();
    expect(requests()).toEqual([]);
  });

  it('accepts a NIN instead, and clears the typed BVN', async () => {
    const { requests } = open(noneYet);
    await fill(BVN);
    await userEvent.click(screen.getByRole('radio', { name: words.identityNames.nin }));
    expect(number('nin')).toHaveValue('');
    await paste(userEvent, number('nin'), '33333333333');
    await press(words.openAccount);
    await waitFor(() => expect(requests()).toEqual([{ bankCode: '035', nin: '33333333333' }]));
  });

  it('keeps the typed values when the server refuses, and shows its error at the field', async () => {
    const noAccounts = 'This bank offers no accounts here. Choose another bank.';
    open({ ...noneYet, openAccount: () => refuse(400, noAccounts, { errors: { bankCode: [noAccounts] } }) });
    await fill(BVN);
    await press(words.openAccount);
    const bank = screen.getByLabelText(words.bank);
    await waitFor(() => expect(bank).toHaveAccessibleDescription(noAccounts));
    expect(bank).toHaveFocus();
    expect(number()).toHaveValue(BVN);
    expect(screen.getByLabelText(words.consent)).toBeChecked();
    expect(screen.queryByText(words.openFailed)).toBeNull();
  });

  it('says that the account may exist and reloads the list if the response is lost', async () => {
    open({
      accounts: inTurn<typeof demoAccounts>(ok([]), ok([fixtures.openAccount])),
      openAccount: () => lost,
    });
    await fill(BVN);
    await press(words.openAccount);
    expect(await screen.findByText(words.openUnknown, { exact: false })).toBeVisible();
    expect(screen.getByText(words.sentAsUnknown)).toBeVisible();
    expect(screen.queryByText(words.openFailed)).toBeNull();
    expect(number()).toHaveValue(BVN);
    // The account exists: the reloaded list shows it before the agent asks for a second one.
    await waitFor(() => expect(screen.getByRole('listitem')).toMatchTextContent(/9900000001/));
  });
});
