import { html, lost, ok, refuse } from '@oja/core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent as keyboard } from 'vitest/browser';
import { en } from '../../text/en.ts';
import { generate, keys, leftBehind, open, press } from '../apiKeys.helper.tsx';
import { wholeKey } from '../apiServer.fixture.ts';

const words = en.apiKeys;

describe('a new key', () => {
  afterEach(cleanup);

  it('is created with an empty body and without a dialog if the server does not limit keys', async () => {
    const { called } = open({ apiKeys: () => ok([{ id: 'key-1', prefix: 'oja_live' }]) });
    await waitFor(() => expect(keys()).toHaveLength(1));
    await press(words.generate);
    expect(await screen.findByText(wholeKey)).toBeVisible();
    expect(called('createApiKey').map(({ body }) => body)).toEqual([undefined]);
  });

  it('is shown in full with a warning, and only by its prefix in the list', async () => {
    const { called } = open();
    await generate();
    const dialog = await screen.findByRole('dialog', { name: words.keyTitle });
    expect(within(dialog).getByText(wholeKey)).toBeVisible();
    expect(within(dialog).getByText(en.shownOnce.once)).toBeVisible();
    expect(called('createApiKey').map(({ body }) => body)).toEqual([
      { scopes: ['widget-sessions'], expiresAt: expect.stringMatching(/^\d{4}-/) },
    ]);
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[2]?.textContent).not.toContain(wholeKey);
  });

  it('is copied in full, and leaves no trace in the page once the dialog is closed', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    open();
    await generate();
    await screen.findByText(wholeKey);
    expect(leftBehind()).toContain(wholeKey);
    await press(words.copyKey);
    expect(write).toHaveBeenCalledExactlyOnceWith(wholeKey);
    await press(en.kit.close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(leftBehind()).not.toContain(wholeKey);
    expect(leftBehind()).not.toContain(wholeKey.slice(12));
    await waitFor(() => expect(screen.getByRole('button', { name: words.generate })).toHaveFocus());
    write.mockRestore();
  });

  it('asks before the dialog closes without a copy, and can be shown again', async () => {
    open();
    await generate();
    await screen.findByText(wholeKey);
    await press(en.kit.close);
    const question = await screen.findByRole('dialog', { name: en.shownOnce.leaving });
    expect(within(question).getByText(words.keyUnsavedBody('oja_live'))).toBeVisible();
    expect(leftBehind()).not.toContain(wholeKey);
    await press(words.backToKey);
    expect(await screen.findByText(wholeKey)).toBeVisible();
    await press(en.kit.close);
    await press(en.shownOnce.closeAnyway);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(leftBehind()).not.toContain(wholeKey);
  });

  it('keeps a dialog open however often Escape is pressed', async () => {
    open();
    await generate();
    await screen.findByText(wholeKey);
    // Real key presses: the browser lets a page cancel the first Escape, but not the second.
    await keyboard.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: en.shownOnce.leaving })).toBeVisible();
    await keyboard.keyboard('{Escape}');
    const dialog = await screen.findByRole('dialog', { name: words.keyTitle });
    await waitFor(() => expect(dialog).toHaveProperty('open', true));
    await keyboard.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveProperty('open', true));
    await press(en.shownOnce.saved);
    await waitFor(() => expect(leftBehind()).not.toContain(wholeKey));
  });

  it('closes at once after "I have saved it"', async () => {
    open();
    await generate();
    await press(en.shownOnce.saved);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(leftBehind()).not.toContain(wholeKey);
  });

  it('disappears when the agent signs out', async () => {
    const { client } = open();
    await generate();
    await screen.findByText(wholeKey);
    await client.session?.logout();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(leftBehind()).not.toContain(wholeKey);
  });

  it('shows why no key was created', async () => {
    open({ createApiKey: () => refuse(403, 'You have five keys already.') });
    await generate();
    const dialog = await screen.findByRole('dialog', { name: words.newKey });
    expect(await within(dialog).findByRole('alert')).toMatchTextContent('You have five keys already.');
  });

  it.each([
    ['the answer got lost', lost, en.problems.connection],
    ['the server broke', html(502), en.problems.server],
    ['the answer holds no key', ok({ id: 'key-3', key: '' }), en.problems.unknown],
  ])('says that the key may exist and reloads the list when %s', async (_, reply, sentence) => {
    const { called } = open({ createApiKey: () => reply });
    await waitFor(() => expect(keys()).toHaveLength(2));
    await generate();
    expect(await screen.findByText(`${sentence} ${words.generateUnknown}`)).toBeVisible();
    await waitFor(() => expect(called('apiKeys')).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
