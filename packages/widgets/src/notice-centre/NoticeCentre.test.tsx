import { demoInbox, demoNotices, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { NoticeCentre } from './NoticeCentre.tsx';

const words = en.noticeCentre;
const kept: Answers = { noticeInbox: () => ok(demoInbox), markNotices: () => ok({ unread: 1 }) };
const answered = 'Support answered case OJ-000121';

describeWidget('NoticeCentre', {
  make: (client) => <NoticeCentre client={client} />,
  setup: { answers: kept },
});

function open(answers: Answers = kept) {
  const { client, server } = createTestClient({ answers });
  render(<NoticeCentre client={client} caseHref={(number) => `/more/cases?case=${number}`} />);
  return { client, server };
}
const notice = async (name: string) => within(await screen.findByRole('article', { name }));
const press = async (label: string, title: string) =>
  userEvent.click(await screen.findByRole('button', { name: words.about(label, title) }));

describe('NoticeCentre', () => {
  afterEach(cleanup);

  it('counts the unread notices, and links support’s answer to its case', async () => {
    open();
    expect(await screen.findByText(words.unread(2))).toBeVisible();
    const link = (await notice(answered)).getByRole('link', { name: words.openCase('OJ-000121') });
    expect(link).toHaveAttribute('href', '/more/cases?case=OJ-000121');
  });

  it('links a reminder to the review of its purchase, and a purchase notice to the purchase', async () => {
    const at = { body: '', createdAt: '2026-11-21T08:00:00+01:00', scheduleId: 'sch-1' };
    const due = { ...at, id: 'n-1', title: 'MTN 1 GB is due' };
    const sold = { ...at, id: 'n-2', title: 'MTN 1 GB was sold', ref: 'OJ-1' };
    const { client } = createTestClient({
      answers: { noticeInbox: () => ok({ unread: 2, notices: [due, sold] }) },
    });
    render(
      <NoticeCentre
        client={client}
        scheduleHref={(id) => `/sell/${id}`}
        saleHref={(ref) => `/sales/${ref}`}
      />,
    );
    const review = (await notice(due.title)).getByRole('link', { name: words.reviewSale });
    expect(review).toHaveAttribute('href', '/sell/sch-1');
    const sale = (await notice(sold.title)).getByRole('link', { name: words.seeSale });
    expect(sale).toHaveAttribute('href', '/sales/OJ-1');
  });

  it('marks a notice as read and then as kept', async () => {
    const { server } = open();
    await press(words.markRead, answered);
    expect(await screen.findByText(words.unread(1))).toBeVisible();
    expect((await notice(answered)).queryByText(words.unreadMark)).toBeNull();
    await press(words.keep, answered);
    expect(await screen.findByRole('button', { name: words.about(words.unkeep, answered) })).toBeVisible();
    const marks = server.calls.filter(({ name }) => name === 'markNotices').map(({ body }) => body);
    expect(marks).toEqual([
      { ids: ['n-3'], isRead: true },
      { ids: ['n-3'], isKept: true },
    ]);
  });

  it('says that "Mark all" failed, and keeps the unread count', async () => {
    open({ ...kept, markNotices: () => refuse(403, 'Not now.') });
    await userEvent.click(await screen.findByRole('button', { name: words.markAll }));
    expect(await screen.findByText(words.notMarked)).toBeVisible();
    expect(screen.getByText(words.unread(2))).toBeVisible();
  });

  it('requests the kept notices', async () => {
    const { server } = open();
    await userEvent.click(await screen.findByRole('radio', { name: words.filters.kept }));
    await screen.findByRole('list', { name: words.filters.kept });
    expect(server.calls.at(-1)?.query.get('filter')).toBe('kept');
  });

  it('stores the marks on this device if the server has no inbox', async () => {
    open({ notices: () => ok(demoNotices) });
    await press(words.markRead, 'New MTN prices');
    expect(await screen.findByText(words.unread(1))).toBeVisible();
  });
});
