import { lost, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { Webhooks } from './Webhooks.tsx';
import { demoWebhook, webhookAnswers } from './webhookServer.fixture.ts';
import { about, dialog, open, press, rows, url } from './webhooks.helper.tsx';

const words = en.webhooks;

describeWidget('Webhooks', {
  make: (client) => <Webhooks client={client} />,
  setup: { answers: webhookAnswers() },
});

afterEach(cleanup);

describe('list of webhooks', () => {
  it('shows the URL, the state, the events and the last delivery of each webhook', async () => {
    open();
    const [row] = await rows();
    expect(row).toMatchTextContent(
      /https:\/\/shop\.example\/webhooks.*On.*Sale delivered · Sale failed.*Last delivered/,
    );
  });

  it('renders nothing if the server has no webhooks endpoint', async () => {
    const missing = () => refuse(404, 'There is no such call.', { code: 'not_found' });
    const { client, server } = createTestClient({ answers: { webhooks: missing } });
    const { container } = render(<Webhooks client={client} />);
    await waitFor(() => expect(server.calls.some(({ name }) => name === 'webhooks')).toBe(true));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('offers no more than five webhooks', async () => {
    const all = Array.from({ length: 5 }, (_, place) => ({ ...demoWebhook, id: `webhook-${place}` }));
    open({ webhooks: () => ok(all) });
    expect(await screen.findByText(words.most)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.add })).toBeNull();
  });

  it('turns a webhook off and on again', async () => {
    const { bodies } = open();
    await press(about(words.turnOff));
    expect(await screen.findByText(words.stoppedBy.agent)).toBeVisible();
    await press(about(words.turnOn));
    expect(await screen.findByRole('button', { name: about(words.turnOff) })).toBeVisible();
    const eventTypes = ['sale.delivered', 'sale.failed'];
    expect(bodies('changeWebhook')).toEqual([
      { url, eventTypes, isOn: false },
      { url, eventTypes, isOn: true },
    ]);
  });

  it('removes a webhook after a confirmation, and moves the focus to the title', async () => {
    const { sent } = open();
    await press(about(words.remove));
    expect((await dialog(words.removeTitle)).getByText(words.removeBody(url))).toBeVisible();
    await press(words.keep);
    expect(sent('removeWebhook')).toHaveLength(0);
    await press(about(words.remove));
    await press(words.remove);
    expect(await screen.findByText(words.empty)).toBeVisible();
    expect(screen.getByText(words.removed)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: words.title })).toHaveFocus());
  });

  it('says that a change failed and reloads the list if the response is lost', async () => {
    const { sent } = open({ changeWebhook: () => lost });
    await press(about(words.turnOff));
    expect(await screen.findByText(words.notChanged)).toBeVisible();
    await waitFor(() => expect(sent('webhooks')).toHaveLength(2));
  });
});
