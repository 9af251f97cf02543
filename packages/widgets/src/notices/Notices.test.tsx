import { demoNotices, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { createTestClient, type TestClientSetup } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { Notices, type NoticesProps } from './Notices.tsx';

const words = en.notices;
const [outage, news] = demoNotices;
if (!outage || !news) throw new Error('There are two notices');

function show(list: unknown = [news, outage], props: NoticesProps = {}, setup: TestClientSetup = {}) {
  const { client, server } = createTestClient({
    answers: { notices: () => ok(list as typeof demoNotices) },
    ...setup,
  });
  return { client, server, ...render(<Notices client={client} {...props} />) };
}

const titles = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);
const putAway = (title: string) =>
  userEvent.click(screen.getByRole('button', { name: words.dismiss(title) }));

describeWidget('Notices', {
  make: (client) => <Notices client={client} />,
  setup: { answers: { notices: () => ok(demoNotices) } },
});

describe('Notices', () => {
  afterEach(cleanup);

  it('shows the notices newest first, each with its level and age', async () => {
    show();
    const article = await screen.findByRole('article', { name: outage.title });
    expect(titles()).toEqual([outage.title, news.title]);
    expect(article).toMatchTextContent(outage.body ?? '');
    expect(article).toMatchTextContent(`${words.levels.outage} · 1 hr ago`);
    expect(within(article).getByText('1 hr ago')).toHaveAttribute('datetime', '2026-11-21T07:30:00.000Z');
    expect(screen.getByRole('article', { name: news.title })).toMatchTextContent('News · 20 Nov, 07:00');
  });

  it('shows markup in a notice as text', async () => {
    show([{ ...news, title: '<img src=x onerror=alert(1)>', body: '<b>bold</b>' }]);
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(screen.getByText('<b>bold</b>')).toBeVisible();
  });

  it('dismisses a notice and keeps the focus in the region', async () => {
    const { client, unmount } = show();
    await screen.findByRole('article', { name: outage.title });
    await putAway(outage.title);
    expect(titles()).toEqual([news.title]);
    expect(screen.getByRole('region', { name: words.title })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: words.dismiss(news.title) })).toHaveFocus();
    unmount();
    render(<Notices client={client} />);
    expect(titles()).toEqual([news.title]);
    await putAway(news.title);
    expect(titles()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent(words.allRead);
  });

  it('shows three notices at first, and all on request', async () => {
    const many = [1, 2, 3, 4, 5].map((day) => ({
      ...news,
      id: `n-${day}`,
      title: `Day ${day}`,
      createdAt: `2026-11-0${day}T07:00:00+01:00`,
    }));
    show(many);
    await screen.findByText('Day 5');
    expect(titles()).toEqual(['Day 5', 'Day 4', 'Day 3']);
    await putAway('Day 4');
    expect(titles()).toEqual(['Day 5', 'Day 3', 'Day 2']);
    await userEvent.click(screen.getByRole('button', { name: words.showAll(4) }));
    expect(titles()).toEqual(['Day 5', 'Day 3', 'Day 2', 'Day 1']);
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it.each([
    ['there are none', { answers: { notices: () => ok([]) } }],
    ['they did not come', { offline: true }],
  ])('is hidden when %s', async (_, setup) => {
    const { container } = show([], {}, setup);
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    expect(container.firstElementChild).not.toBeVisible();
  });

  it('says with showEmpty that there are no notices', async () => {
    show([], { showEmpty: true });
    expect(await screen.findByText(words.empty)).toBeVisible();
    cleanup();
    show([news], { showEmpty: true });
    await screen.findByText(news.title);
    await putAway(news.title);
    expect(screen.getByText(words.empty)).toBeVisible();
  });

  it('says with showEmpty that the notices failed to load, and retries', async () => {
    let isDown = true;
    show(
      [],
      { showEmpty: true },
      {
        answers: { notices: () => (isDown ? refuse(403, 'Not yours.') : ok(demoNotices)) },
      },
    );
    expect(await screen.findByRole('alert')).toMatchTextContent('Not yours.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: words.tryAgain }));
    expect(await screen.findByText(outage.title)).toBeVisible();
  });
});
