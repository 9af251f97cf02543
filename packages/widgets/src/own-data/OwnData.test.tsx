import { fixtures, html, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { paste } from '../testing/paste.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { OwnData } from './OwnData.tsx';

const words = en.ownData;
const shown = fixtures.ownData;
const history = fixtures.transactions ?? [];

describeWidget('OwnData', {
  make: (client) => <OwnData client={client} />,
  setup: { answers: { ownData: () => ok(shown) } },
});

function show(answers: Answers = {}) {
  const { client, server } = createTestClient({
    answers: {
      ownData: () => ok(shown),
      ownDataFile: () => ok(fixtures.ownDataFile),
      transactions: () => ok(fixtures.transactions),
      confirmPassword: () => ok(fixtures.confirmPassword),
      closeAccount: () => ok(null),
      ...answers,
    },
  });
  const onClosed = vi.fn();
  render(<OwnData client={client} supportHref="/support" onClosed={onClosed} />);
  const sent = (name: string) => server.calls.filter((call) => call.name === name).map(({ body }) => body);
  return { sent, onClosed };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('OwnData', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('lists each kind with its count, reason and retention, and omits empty and unknown kinds', async () => {
    const kept = [
      { kind: 'sales', count: 1412 },
      { kind: 'customers', count: 36 },
      { kind: 'keys', count: 0 },
      { kind: 'moods', count: 3 },
    ];
    show({ ownData: () => ok({ ...shown, kept, keptYears: 6 }) });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `${words.kinds.sales}1,412${words.why.sales}${words.untilYears(6)}`,
      `${words.kinds.customers}36${words.why.customers}${words.until}`,
    ]);
  });

  it('saves a file with all data and the complete history', async () => {
    const files: File[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as File);
      return 'blob:copy';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    show();
    await press(words.copy);
    expect(await screen.findByText(words.copied)).toBeVisible();
    const [file] = files;
    expect(file?.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
    const copy = JSON.parse((await file?.text()) ?? '');
    expect(copy.customers).toEqual(fixtures.ownDataFile.parts['customers']);
    expect(copy.transactions).toHaveLength(history.length);
    expect(copy.transactions[0]).toMatchObject({ amount: history[0]?.amount });
  });

  it('shows an error if the copy fails, and saves it on the next press', async () => {
    let isDown = true;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    show({ ownDataFile: () => (isDown ? html(502) : ok(fixtures.ownDataFile)) });
    await press(words.copy);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText(words.copied)).toBeNull();
    isDown = false;
    await press(words.copy);
    expect(await screen.findByText(words.copied)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [{ balance: '48250.00' }, words.balanceLeft('₦48,250')],
    [{ openSales: 2, balance: '10.00' }, words.openSales(2)],
  ])('says why the account can’t be closed and shows no close button: %j', async (more, sentence) => {
    show({ ownData: () => ok({ ...shown, ...more }) });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.close })).toBeNull();
  });

  it('requires the username and the password, closes the account and leaves no password in the page', async () => {
    const { sent, onClosed } = show();
    await press(words.close);
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: words.close }));
    await confirm();
    expect(dialog.getByLabelText(words.username)).toHaveAccessibleDescription(words.usernameMissing);
    expect(dialog.getByLabelText(words.password)).toHaveAccessibleDescription(words.passwordMissing);
    expect(sent('confirmPassword')).toEqual([]);
    await paste(userEvent, dialog.getByLabelText(words.username), ' amaka ');
    await paste(userEvent, dialog.getByLabelText(words.password), 'oja-demo-2026');
    await confirm();
    await waitFor(() => expect(onClosed).toHaveBeenCalledWith(words.closed));
    expect(sent('closeAccount')).toEqual([{ confirmation: 'confirmation-1', username: 'amaka' }]);
    expect(document.body.innerHTML).not.toContain('oja-demo-2026');
  });

  it('shows the server’s refusal and keeps the typed username', async () => {
    const { onClosed } = show({ closeAccount: () => refuse(409, 'A sale has no result yet.') });
    await press(words.close);
    const dialog = within(await screen.findByRole('dialog'));
    await paste(userEvent, dialog.getByLabelText(words.username), 'amaka');
    await paste(userEvent, dialog.getByLabelText(words.password), 'oja-demo-2026');
    await userEvent.click(dialog.getByRole('button', { name: words.close }));
    expect(await dialog.findByText(/A sale has no result yet/)).toBeVisible();
    expect(dialog.getByLabelText(words.username)).toHaveValue('amaka');
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('links complaints to support and to the data protection authority', async () => {
    show();
    expect(await screen.findByRole('link', { name: words.support })).toHaveAttribute('href', '/support');
    const authority = screen.getByRole('link', { name: words.commission });
    expect(authority).toHaveAttribute('href', 'https://ndpc.gov.ng');
    expect(authority).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
