import { fixtures, ok, refuse } from '@oja/core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { paste } from '../../testing/paste.ts';
import type { Answers } from '../../testing/testClient.ts';
import { en } from '../../text/en.ts';
import { generate, keys, open, press } from '../apiKeys.helper.tsx';
import { passwordAnswers, wholeKey } from '../apiServer.fixture.ts';

const words = en.apiKeys;

describe('settings of a new key', () => {
  afterEach(cleanup);

  it('sends the chosen scopes and expiry and the typed limits to the server', async () => {
    const { called } = open();
    await press(words.generate);
    const dialog = within(await screen.findByRole('dialog', { name: words.newKey }));
    await paste(userEvent, dialog.getByLabelText(words.name), 'Shop server');
    await userEvent.click(dialog.getByRole('checkbox', { name: words.categories.data }));
    await userEvent.click(dialog.getByRole('checkbox', { name: words.scopes['widget-sessions'] }));
    await paste(userEvent, dialog.getByLabelText(words.maxPerSale), '5000');
    await paste(userEvent, dialog.getByLabelText(words.mostInADay), '100,000');
    await paste(userEvent, dialog.getByLabelText(words.addresses), '102.89.23.7, 2001:db8::/48');
    await userEvent.click(dialog.getByRole('radio', { name: words.endsIn.never }));
    await press(words.makeKey);
    expect(await screen.findByText(wholeKey)).toBeVisible();
    expect(called('createApiKey').map(({ body }) => body)).toEqual([
      {
        name: 'Shop server',
        scopes: ['purchase:data'],
        maxPerSale: '5000.00',
        dailyLimit: '100000.00',
        addresses: ['102.89.23.7', '2001:db8::/48'],
      },
    ]);
  });

  it('shows missing scopes and an invalid amount in the form, and sends nothing', async () => {
    const { called } = open();
    await press(words.generate);
    const dialog = within(await screen.findByRole('dialog', { name: words.newKey }));
    await userEvent.click(dialog.getByRole('checkbox', { name: words.scopes['widget-sessions'] }));
    await paste(userEvent, dialog.getByLabelText(words.maxPerSale), 'much');
    await press(words.makeKey);
    expect(await dialog.findByText(words.scopesMissing)).toBeVisible();
    expect(dialog.getByLabelText(words.maxPerSale)).toHaveAccessibleDescription(words.amountWrong);
    expect(called('createApiKey')).toEqual([]);
  });

  it('shows the server’s error at the field that it refused', async () => {
    const sentence = '“shop” is not an address. Use an address like 102.89.23.7.';
    open({ createApiKey: () => refuse(400, 'No.', { code: 'invalid', errors: { addresses: [sentence] } }) });
    await generate();
    const field = await screen.findByLabelText(words.addresses);
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(sentence.slice(0, 20))));
  });

  it('warns that the key is unlimited if the server ignored the limits', async () => {
    const { scopes: _, ...plain } = fixtures.createApiKey;
    open({ apiKeys: () => ok(null), createApiKey: () => ok(plain) });
    await generate();
    expect(await screen.findByText(words.unlimited)).toBeVisible();
  });
});

describe('a key in the list', () => {
  afterEach(cleanup);

  it('shows its scopes, allowed addresses, expiry and the replaced key that still works', async () => {
    const previous = { prefix: 'oja_past', until: '2026-11-22T09:45:00+01:00' };
    open({ apiKeys: () => ok([{ ...fixtures.updateApiKey, previous }]) });
    await waitFor(() => expect(keys()).toHaveLength(1));
    for (const fact of [
      'Sells Data, Airtime · Reads balance and history',
      words.onlyFrom('102.89.23.7, 2001:db8:1::/48'),
      words.endsOn('1 Oct 2027'),
      words.previousWorks('oja_past', '22 Nov, 09:45'),
    ])
      expect(screen.getByText(fact)).toBeVisible();
  });

  it('shows the daily limit first if the key has no other limit', async () => {
    open({ apiKeys: () => ok([{ ...fixtures.updateApiKey, maxPerSale: null }]) });
    expect(await screen.findByText(/^Up to ₦500,000 a day · /)).toBeVisible();
  });

  it('says when an expired key ended, and does not offer to replace it', async () => {
    open({ apiKeys: () => ok([{ ...fixtures.updateApiKey, expiresAt: '2026-11-01T10:00:00+01:00' }]) });
    expect(await screen.findByText(words.endedOn('1 Nov'))).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Replace/ })).toBeNull();
  });

  it('shows an unknown scope as the server sent it', async () => {
    open({ apiKeys: () => ok([{ ...fixtures.updateApiKey, scopes: ['purchase:betting', 'cases:write'] }]) });
    expect(await screen.findByText('Sells betting · cases:write')).toBeVisible();
  });
});

describe('editing a key', () => {
  afterEach(cleanup);

  /** Opens the edit dialog of a key that has every setting. */
  async function edit(answers: Answers = {}) {
    const opened = open({ ...passwordAnswers, apiKeys: () => ok([fixtures.updateApiKey]), ...answers });
    await press(words.editLabel('Shop till', 'oja_live'));
    const dialog = within(await screen.findByRole('dialog', { name: words.editTitle('oja_live') }));
    const sent = () => opened.called('updateApiKey').map(({ params, body }) => [params['id'], body]);
    return { dialog, sent };
  }
  const { confirmation } = fixtures.confirmPassword;

  it('starts from the current settings, and sends all of them with the changes and the confirmed password', async () => {
    const { dialog, sent } = await edit({ updateApiKey: () => ok(fixtures.updateApiKey) });
    expect(dialog.getByRole('checkbox', { name: words.categories.airtime })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: words.categories.airtime }));
    await userEvent.clear(dialog.getByLabelText(words.maxPerSale));
    await userEvent.clear(dialog.getByLabelText(words.mostInADay));
    await paste(userEvent, dialog.getByLabelText(words.mostInADay), '20000');
    await userEvent.clear(dialog.getByLabelText(words.addresses));
    await userEvent.type(dialog.getByLabelText(words.password), 'oja-demo-2026{Enter}');
    expect(await screen.findByText(words.edited('oja_live'))).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const { id, name } = fixtures.updateApiKey;
    const scopes = ['read', 'purchase:data'];
    const limits = { maxPerSale: null, dailyLimit: '20000.00', addresses: [] };
    expect(sent()).toEqual([[id, { name, scopes, ...limits, confirmation }]]);
  });

  it('removes the expiry of a key', async () => {
    const { dialog, sent } = await edit({ updateApiKey: () => ok(fixtures.updateApiKey) });
    expect(dialog.getByRole('radio', { name: words.endsKept('1 Oct 2027') })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: words.endsIn.never }));
    await userEvent.type(dialog.getByLabelText(words.password), 'oja-demo-2026{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.[1]).toMatchObject({ expiresAt: null });
  });

  it('shows a missing daily limit and password at their fields, and sends nothing', async () => {
    const { dialog, sent } = await edit();
    await userEvent.clear(dialog.getByLabelText(words.mostInADay));
    await press(words.save);
    await waitFor(() =>
      expect(dialog.getByLabelText(words.mostInADay)).toHaveAccessibleDescription(
        expect.stringContaining(words.amountWrong),
      ),
    );
    expect(dialog.getByLabelText(words.password)).toHaveAccessibleDescription(words.passwordMissing);
    expect(sent()).toEqual([]);
  });

  it('keeps the typed text when the server refuses the change', async () => {
    const { dialog } = await edit({ updateApiKey: () => refuse(409, 'Another change is under way.') });
    await userEvent.clear(dialog.getByLabelText(words.name));
    await paste(userEvent, dialog.getByLabelText(words.name), 'Web shop');
    await userEvent.type(dialog.getByLabelText(words.password), 'oja-demo-2026{Enter}');
    expect(await dialog.findByText('Another change is under way.')).toBeVisible();
    expect(dialog.getByLabelText(words.name)).toHaveValue('Web shop');
  });
});

describe('replacing a key', () => {
  afterEach(cleanup);

  it('says until when the old key works, takes the password and shows the new key', async () => {
    const { called } = open({ ...passwordAnswers, rotateApiKey: () => ok(fixtures.rotateApiKey) });
    await press(words.rotateLabel('Shop till', 'oja_live'));
    const dialog = within(await screen.findByRole('dialog', { name: words.rotateTitle('oja_live') }));
    expect(dialog.getByText(/^Put the new key on your server before /)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: words.overlaps[0] }));
    expect(dialog.getByText(words.overlapNone)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: words.overlaps[3600] }));
    await userEvent.type(dialog.getByLabelText(words.password), 'oja-demo-2026{Enter}');
    expect(await screen.findByText(fixtures.rotateApiKey.key)).toBeVisible();
    expect(called('rotateApiKey').map(({ params, body }) => [params['id'], body])).toEqual([
      ['key-1', { overlap: 3600, confirmation: fixtures.confirmPassword.confirmation }],
    ]);
    await press(en.shownOnce.saved);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
