import { html, ok } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { ApiKeys } from './ApiKeys.tsx';
import { keys, leftBehind, open, press } from './apiKeys.helper.tsx';
import { apiAnswers, wholeKey } from './apiServer.fixture.ts';

const words = en.apiKeys;

describeWidget('ApiKeys', {
  make: (client) => <ApiKeys client={client} />,
  setup: { answers: apiAnswers() },
});

describe('list of keys', () => {
  afterEach(cleanup);

  it('shows each key’s name, prefix, creation date and last use', async () => {
    open();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[0]).toMatchTextContent(
      /Shop till.*oja_live.*Created 1 Oct · Last used 21 Nov, 09:00 from 102\.89\.23\.7/,
    );
    expect(keys()[1]).toMatchTextContent(/Test.*oja_test.*Created 1 Nov · Not used yet/);
  });

  it.each([
    ['a bare string', wholeKey],
    ['one object with the whole key', { id: 'key-1', key: wholeKey }],
  ])('never shows a whole key that a server sends as %s', async (_, wire) => {
    open({ apiKeys: () => ok(wire) });
    await waitFor(() => expect(keys()).toHaveLength(1));
    expect(keys()[0]).toMatchTextContent(/oja_live••••••••/);
    expect(leftBehind()).not.toContain(wholeKey);
  });

  it('refers to support instead of offering "Revoke" if the server sends no id', async () => {
    open({ apiKeys: () => ok(wholeKey) });
    expect(await screen.findByText(words.askSupport)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Revoke/ })).toBeNull();
  });

  it('says that the server has no API keys and hides the button that generates one', async () => {
    const { client } = createTestClient();
    render(<ApiKeys client={client} />);
    expect(await screen.findByText(words.lacking)).toBeVisible();
    expect(screen.getByText(words.servicesLacking)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.generate })).toBeNull();
  });
});

describe('list of API services', () => {
  afterEach(cleanup);
  const list = () => within(screen.getByRole('list', { name: words.services })).getAllByRole('listitem');

  it('shows each service with its kind, id and price', async () => {
    open();
    await waitFor(() => expect(list()).toHaveLength(2));
    expect(list()[0]).toMatchTextContent(/MTN data.*Data · mtn-data.*Discount 2%/);
    expect(list()[1]).toMatchTextContent(/WAEC result checker.*Exam pins · waec.*₦3,800/);
  });

  it('says "At today’s price" without a price, and shows the id of an unknown category', async () => {
    open({ apiServices: () => ok([{ id: 'bet', name: 'Betting', category: 'betting' }]) });
    await waitFor(() => expect(list()).toHaveLength(1));
    expect(list()[0]).toMatchTextContent(/betting · bet.*At today’s price/);
  });

  it('shows all services after "Show all"', async () => {
    const many = Array.from({ length: 40 }, (_, place) => ({ id: `s-${place}`, name: `Service ${place}` }));
    open({ apiServices: () => ok(many) });
    await press(words.showAll(40));
    expect(list()).toHaveLength(40);
  });

  it('keeps the keys on screen if loading the services fails', async () => {
    open({ apiServices: () => html(503) });
    expect(await screen.findByText(words.servicesFailed)).toBeVisible();
    expect(keys()).toHaveLength(2);
  });
});
