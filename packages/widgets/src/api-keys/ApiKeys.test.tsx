import { demoApiKeys, fixtures, html, lost, ok, type Reply, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent as keyboard } from 'vitest/browser';
import { describeWidget } from '../testing/describeWidget.tsx';
import { later } from '../testing/later.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { ApiKeys } from './ApiKeys.tsx';
import { apiAnswers, wholeKey } from './apiServer.ts';

const words = en.apiKeys;

function open(answers: Answers = {}) {
  const { client, server } = createTestClient({ answers: apiAnswers(answers) });
  render(<ApiKeys client={client} />);
  const called = (name: string) => server.calls.filter((call) => call.name === name);
  return { client, called };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const keys = () => within(screen.getByRole('list', { name: words.title })).getAllByRole('listitem');
const revokeFirst = words.revokeLabel('Shop till', 'oja_live');

/** Everywhere that a page can leave something. */
const leftBehind = () =>
  [
    document.documentElement.outerHTML,
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    document.cookie,
    location.href,
    JSON.stringify(history.state),
  ].join(' ');

describeWidget('ApiKeys', {
  make: (client) => <ApiKeys client={client} />,
  setup: { answers: apiAnswers() },
});

describe('the list of keys', () => {
  afterEach(cleanup);

  it('shows of each key which it is, how old and when it was used, and nothing more of it', async () => {
    open();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[0]).toMatchTextContent(/Shop till.*oja_live.*Made 1 Oct · Last used 21 Nov, 09:00/);
    expect(keys()[1]).toMatchTextContent(/Test.*oja_test.*Made 1 Nov · Not used yet/);
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

  it('offers no revoking where the server gives no id, and says who can', async () => {
    open({ apiKeys: () => ok(wholeKey) });
    expect(await screen.findByText(words.askSupport)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Revoke/ })).toBeNull();
  });

  it('says in its place that a server gives out no keys', async () => {
    const { client } = createTestClient();
    render(<ApiKeys client={client} />);
    expect(await screen.findByText(words.lacking)).toBeVisible();
    expect(screen.getByText(words.servicesLacking)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.generate })).toBeNull();
  });
});

describe('a new key', () => {
  afterEach(cleanup);

  it('is made with an empty body and shown whole, once, with a warning', async () => {
    const { called } = open();
    await press(words.generate);
    const dialog = await screen.findByRole('dialog', { name: words.keyTitle });
    expect(within(dialog).getByText(wholeKey)).toBeVisible();
    expect(within(dialog).getByText(words.keyOnce)).toBeVisible();
    expect(called('createApiKey').map(({ body }) => body)).toEqual([undefined]);
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect(keys()[2]?.textContent).not.toContain(wholeKey);
  });

  it('is copied whole, and is nowhere once it is closed', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    open();
    await press(words.generate);
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

  it('asks before it is closed without a copy, and can be gone back to', async () => {
    open();
    await press(words.generate);
    await screen.findByText(wholeKey);
    await press(en.kit.close);
    const question = await screen.findByRole('dialog', { name: words.keyUnsaved });
    expect(within(question).getByText(words.keyUnsavedBody('oja_live'))).toBeVisible();
    expect(leftBehind()).not.toContain(wholeKey);
    await press(words.backToKey);
    expect(await screen.findByText(wholeKey)).toBeVisible();
    await press(en.kit.close);
    await press(words.closeAnyway);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(leftBehind()).not.toContain(wholeKey);
  });

  it('is never out of sight and still there, however often Escape is pressed', async () => {
    open();
    await press(words.generate);
    await screen.findByText(wholeKey);
    // The browser's own keys: it lets a page hold the first Escape back, and not the second.
    await keyboard.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: words.keyUnsaved })).toBeVisible();
    await keyboard.keyboard('{Escape}');
    const dialog = await screen.findByRole('dialog', { name: words.keyTitle });
    await waitFor(() => expect(dialog).toHaveProperty('open', true));
    await keyboard.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveProperty('open', true));
    await press(words.keySaved);
    await waitFor(() => expect(leftBehind()).not.toContain(wholeKey));
  });

  it('closes at once for whoever says that it is saved', async () => {
    open();
    await press(words.generate);
    await press(words.keySaved);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(leftBehind()).not.toContain(wholeKey);
  });

  it('goes with the session', async () => {
    const { client } = open();
    await press(words.generate);
    await screen.findByText(wholeKey);
    await client.session?.logout();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(leftBehind()).not.toContain(wholeKey);
  });

  it('is one, however often it is pressed', async () => {
    const answer = later<Reply<typeof fixtures.createApiKey>>();
    const { called } = open({ createApiKey: () => answer.promise });
    const button = await screen.findByRole('button', { name: words.generate });
    await userEvent.dblClick(button);
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    answer.resolve(ok(fixtures.createApiKey));
    await screen.findByText(wholeKey);
    expect(called('createApiKey')).toHaveLength(1);
  });

  it('says why there is none', async () => {
    open({ createApiKey: () => refuse(403, 'You have five keys already.') });
    await press(words.generate);
    const notice = await screen.findByRole('alert');
    expect(notice).toMatchTextContent(words.generateFailed);
    expect(notice).toMatchTextContent('You have five keys already.');
  });

  it.each([
    ['the answer got lost', lost, en.problems.connection],
    ['the server broke', html(502), en.problems.server],
    ['the answer holds no key', ok({ id: 'key-3', key: '' }), en.problems.unknown],
  ])('may have been made all the same when %s: the list is asked again', async (_, reply, sentence) => {
    const { called } = open({ createApiKey: () => reply });
    await waitFor(() => expect(keys()).toHaveLength(2));
    await press(words.generate);
    expect(await screen.findByText(`${sentence} ${words.generateUnknown}`)).toBeVisible();
    await waitFor(() => expect(called('apiKeys')).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('revoking', () => {
  afterEach(cleanup);

  it('asks first, naming the key and what stops, and ends that one key', async () => {
    const { called } = open();
    await press(revokeFirst);
    const dialog = await screen.findByRole('dialog', { name: words.revokeTitle('oja_live') });
    expect(within(dialog).getByText(words.revokeBody)).toBeVisible();
    expect(dialog).toMatchTextContent(/Shop till\..*last used 21 Nov, 09:00/);
    expect(called('revokeApiKey')).toEqual([]);
    await press(words.revokeNow);
    expect(await screen.findByText(words.revoked('oja_live'))).toBeVisible();
    expect(called('revokeApiKey').map(({ params }) => params)).toEqual([{ id: 'key-1' }]);
    await waitFor(() => expect(keys()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('heading', { name: words.title })).toHaveFocus());
  });

  it('keeps the key when the agent thinks better of it', async () => {
    const { called } = open();
    await press(revokeFirst);
    await press(words.keep);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(called('revokeApiKey')).toEqual([]);
    expect(keys()).toHaveLength(2);
    expect(screen.getByRole('button', { name: revokeFirst })).toHaveFocus();
  });

  it.each([
    ['is refused', refuse(409, 'A sale is running.'), 'A sale is running.'],
    [
      'is of a key that is gone',
      refuse(404, 'There is no such key.', { code: 'not_found' }),
      'There is no such key.',
    ],
    ['has no answer', lost, words.revokeUnknown],
    ['is not offered', refuse(405, 'Method not allowed'), words.revokeLacking],
  ])('says so in the question when it %s', async (_, reply, sentence) => {
    const { called } = open({ revokeApiKey: () => reply });
    await press(revokeFirst);
    await press(words.revokeNow);
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText(sentence, { exact: false })).toBeVisible();
    await waitFor(() => expect(called('apiKeys')).toHaveLength(2));
    expect(keys()).toHaveLength(demoApiKeys.length);
  });

  it('forgets what went wrong with one key when another is asked about', async () => {
    open({ revokeApiKey: () => refuse(409, 'A sale is running.') });
    await press(revokeFirst);
    await press(words.revokeNow);
    await screen.findByText(/A sale is running/);
    await press(words.keep);
    await press(words.revokeLabel('Test', 'oja_test'));
    expect(screen.queryByText(/A sale is running/)).toBeNull();
    expect(screen.getByText(words.revokeNever, { exact: false })).toBeVisible();
  });
});

describe('the services of the API', () => {
  afterEach(cleanup);
  const list = () => within(screen.getByRole('list', { name: words.services })).getAllByRole('listitem');

  it('are listed with kind, id and price', async () => {
    open();
    await waitFor(() => expect(list()).toHaveLength(2));
    expect(list()[0]).toMatchTextContent(/MTN data.*Data · mtn-data.*Discount 2%/);
    expect(list()[1]).toMatchTextContent(/WAEC result checker.*Exam pins · waec.*₦3,800/);
  });

  it('say so where the server gives no price, and keep a kind that nobody knows', async () => {
    open({ apiServices: () => ok([{ id: 'bet', name: 'Betting', category: 'betting' }]) });
    await waitFor(() => expect(list()).toHaveLength(1));
    expect(list()[0]).toMatchTextContent(/betting · bet.*At the price of the day/);
  });

  it('are all there when asked for', async () => {
    const many = Array.from({ length: 40 }, (_, place) => ({ id: `s-${place}`, name: `Service ${place}` }));
    open({ apiServices: () => ok(many) });
    await press(words.showAll(40));
    expect(list()).toHaveLength(40);
  });

  it('fail by themselves: the keys stand', async () => {
    open({ apiServices: () => html(503) });
    expect(await screen.findByText(words.servicesFailed)).toBeVisible();
    expect(keys()).toHaveLength(2);
  });
});
