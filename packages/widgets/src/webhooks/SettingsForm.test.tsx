import { refuse } from '@oja/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { confirmWithFactor } from '../testing/factorAnswers.fixture.ts';
import { en } from '../text/en.ts';
import { secret } from './webhookServer.fixture.ts';
import { about, dialog, open, press, rows, submit, type, url } from './webhooks.helper.tsx';

const words = en.webhooks;

afterEach(cleanup);

describe('new webhook', () => {
  it('is not sent with an invalid URL or without events, and shows the errors', async () => {
    const { sent } = open();
    await press(words.add);
    await screen.findByLabelText(words.url);
    for (const wrong of ['shop.example', 'http://shop.example/', 'ftp://shop.example/']) {
      await type(words.url, wrong);
      await submit();
      await waitFor(() =>
        expect(screen.getByLabelText(words.url)).toHaveAccessibleDescription(
          expect.stringContaining(words.urlWrong),
        ),
      );
      expect(screen.getByLabelText(words.url)).toHaveFocus();
    }
    for (const box of screen.getAllByRole('checkbox', { checked: true })) await userEvent.click(box);
    await type(words.url, 'https://till.example/');
    await submit();
    expect(await screen.findByText(words.eventsMissing)).toBeVisible();
    expect(sent('addWebhook')).toHaveLength(0);
  });

  it('shows the server’s error at the URL', async () => {
    const refused = 'Only public internet addresses can receive events. This one is not public.';
    open({ addWebhook: () => refuse(400, refused, { code: 'invalid', errors: { url: [refused] } }) });
    await press(words.add);
    await type(words.url, 'https://10.0.0.1/');
    await submit();
    await waitFor(() =>
      expect(screen.getByLabelText(words.url)).toHaveAccessibleDescription(expect.stringContaining(refused)),
    );
  });

  it('is created after the password, shows its secret and leaves no trace of it in the page', async () => {
    const { bodies } = open();
    await press(words.add);
    await type(words.url, ' https://till.example/ ');
    await userEvent.click(screen.getByRole('checkbox', { name: words.eventNames['outage.begun'] }));
    await submit();
    await type(words.password, 'oja-demo-2026');
    await submit();
    const shown = await dialog(words.secretTitle);
    expect(shown.getByText(secret)).toBeVisible();
    expect(shown.getByRole('button', { name: words.copySecret })).toBeVisible();
    const terms = {
      url: 'https://till.example/',
      eventTypes: expect.arrayContaining(['sale.delivered', 'sale.failed', 'sale.refunded', 'outage.begun']),
    };
    expect(bodies('addWebhook')).toEqual([terms, { ...terms, confirmation: expect.any(String) }]);
    await press(en.kit.close);
    expect(await screen.findByText(words.unsaved)).toBeVisible();
    await press(en.shownOnce.closeAnyway);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.documentElement.outerHTML).not.toContain(secret);
    expect(await rows()).toHaveLength(2);
  });

  it('asks for the code of the second factor if the server does', async () => {
    open({ confirmPassword: confirmWithFactor });
    await press(words.add);
    await type(words.url, 'https://till.example/');
    await submit();
    await type(words.password, 'oja-demo-2026');
    await submit();
    await type(en.factorCode.code, '123456');
    await submit();
    await dialog(words.secretTitle);
  });
});

describe('existing webhook', () => {
  it('changes its events without a password, and its URL with one', async () => {
    const { bodies } = open();
    await press(about(words.edit));
    await userEvent.click(await screen.findByRole('checkbox', { name: words.eventNames['sale.failed'] }));
    await press(words.save);
    expect(await screen.findByText(words.saved)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press(about(words.edit));
    await type(words.url, 'https://till.example/');
    await submit();
    await type(words.password, 'oja-demo-2026');
    await submit();
    expect(
      await screen.findByRole('button', { name: about(words.edit, 'https://till.example/') }),
    ).toBeVisible();
    const moved = { url: 'https://till.example/', eventTypes: ['sale.delivered'], isOn: true };
    expect(bodies('changeWebhook')).toEqual([
      { url, eventTypes: ['sale.delivered'], isOn: true },
      moved,
      { ...moved, confirmation: expect.any(String) },
    ]);
  });

  it('says how long the old secret signs, and shows a new one after the password', async () => {
    open();
    await press(about(words.rotate));
    expect((await dialog(words.rotate)).getByText(words.rotateLead)).toBeVisible();
    await type(words.password, 'oja-demo-2026');
    await submit();
    expect((await dialog(words.secretTitle)).getByText(secret)).toBeVisible();
  });
});
