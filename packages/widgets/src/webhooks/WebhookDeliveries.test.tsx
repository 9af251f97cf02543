import { html, ok } from '@oja/core/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../text/en.ts';
import { demoDelivered, demoWebhook } from './webhookServer.fixture.ts';
import { about, open, press } from './webhooks.helper.tsx';

const words = en.webhooks;

afterEach(cleanup);

describe('deliveries', () => {
  const list = () => within(screen.getByRole('list', { name: words.log })).getAllByRole('listitem');
  const openLog = async () => {
    await press(about(words.log));
    await screen.findByRole('list', { name: words.log });
  };

  it('show their result, and the request and the tries when expanded', async () => {
    open();
    await openLog();
    const [one] = list();
    expect(one).toMatchTextContent(/Test event.*Delivered.*HTTP 204 · 2 attempts/);
    await userEvent.click(screen.getByText(words.eventNames['webhook.test']));
    expect(await screen.findByText(/"type":"webhook\.test"/)).toBeVisible();
    expect(one).toMatchTextContent(/No connection · 21 ms/);
  });

  it('add a test event and a replayed one at the top, and reload until the test event is delivered', async () => {
    const { sent } = open();
    await openLog();
    await press(words.test);
    await waitFor(() => expect(list()).toHaveLength(2));
    expect(list()[0]).toMatchTextContent(/Waiting/);
    await waitFor(() => expect(list()[0]).toMatchTextContent(/Delivered/));
    const [first] = screen.getAllByText(words.eventNames['webhook.test']);
    if (first) await userEvent.click(first);
    const [again] = await screen.findAllByRole('button', { name: words.replay });
    if (again) await userEvent.click(again);
    await waitFor(() => expect(list()).toHaveLength(3));
    expect(sent('replayWebhook').map(({ params }) => params)).toEqual([
      { id: demoWebhook.id, delivery: 'test-1' },
    ]);
  });

  it('load the next page', async () => {
    const older = { ...demoDelivered, id: 'older', type: 'sale.failed', state: 'failed' };
    open({
      webhookDeliveries: ({ query }) =>
        query.has('cursor') ? ok([older]) : ok([demoDelivered], { nextCursor: '7' }),
    });
    await openLog();
    await press(words.more);
    await waitFor(() => expect(list()).toHaveLength(2));
    expect(list()[1]).toMatchTextContent(/Sale failed.*Failed/);
    expect(screen.queryByRole('button', { name: words.more })).toBeNull();
  });

  it('are shown while the webhook is off, without buttons that send', async () => {
    open({ webhooks: () => ok([{ ...demoWebhook, isOn: false, stoppedBy: 'failing' }]) });
    expect(await screen.findByText(words.stoppedBy.failing)).toBeVisible();
    await openLog();
    expect(screen.queryByRole('button', { name: words.test })).toBeNull();
    expect(screen.queryByRole('button', { name: words.replay })).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    let isDown = true;
    const { sent } = open({
      webhookDeliveries: () => (isDown ? html(503) : ok([])),
    });
    await press(about(words.log));
    await screen.findByText(words.logFailed);
    isDown = false;
    await press(en.kit.tryAgain);
    expect(await screen.findByText(words.logEmpty)).toBeVisible();
    expect(sent('webhookDeliveries').length).toBeGreaterThan(1);
  });
});
