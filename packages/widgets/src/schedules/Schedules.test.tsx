import { demoSchedules, fixtures, html, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { paste } from '../testing/paste.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { SchedulePurchase } from './SchedulePurchase.tsx';
import { Schedules, type SchedulesProps } from './Schedules.tsx';
import { scheduledPurchaseOf } from './scheduledPurchase.ts';

const words = en.schedules;
const kept: Answers = {
  schedules: () => ok(demoSchedules),
  services: () => ok(fixtures.services),
};

describeWidget('Schedules', { make: (client) => <Schedules client={client} />, setup: { answers: kept } });

function open(answers: Answers = {}, props: Partial<SchedulesProps> = {}) {
  const { client, server } = createTestClient({ answers: { ...kept, ...answers } });
  render(<Schedules client={client} {...props} />);
  return { client, server };
}
const press = async (name: string | RegExp) => {
  const [first] = await screen.findAllByRole('button', { name });
  if (first) await userEvent.click(first);
};
const rows = async () =>
  within(await screen.findByRole('list', { name: words.title })).getAllByRole('listitem');

afterEach(cleanup);

describe('list of schedules', () => {
  it('shows the next time, the limits and the last run of each schedule', async () => {
    open({}, { saleHref: (ref) => `/sales/${ref}` });
    const [reminder, automatic, stopped] = await rows();
    expect(reminder).toMatchTextContent(
      /MTN 1 GB.*Reminder.*0803 123 4567.*Next: Mon 23 Nov, 08:00.*Every week/,
    );
    expect(automatic).toMatchTextContent(/Automatic.*₦2,000 of ₦12,000 spent.*until 30 Apr 2027/);
    expect(automatic).toMatchTextContent(/1 Nov, 08:00 · Sold/);
    expect(screen.getByRole('link', { name: words.seeSale })).toHaveAttribute(
      'href',
      '/sales/OJ-20261101-0001',
    );
    expect(stopped).toMatchTextContent(/Stopped/);
  });

  it('stops and resumes a schedule with one press each', async () => {
    const [first] = demoSchedules;
    if (!first) throw new Error('There is one');
    const stopSchedule = vi.fn(() => ok({ ...first, state: 'stopped' as const, nextAt: undefined }));
    open({ stopSchedule, resumeSchedule: () => ok(first) });
    await press(words.about(words.stop, 'MTN 1 GB, 08031234567'));
    expect(await screen.findByText(words.stopped('MTN 1 GB'))).toBeVisible();
    expect(stopSchedule).toHaveBeenCalledTimes(1);
    expect((await rows())[0]).toMatchTextContent(/Stopped/);
    await press(words.about(words.resume, 'MTN 1 GB, 08031234567'));
    expect(await screen.findByText(words.resumed('MTN 1 GB'))).toBeVisible();
  });

  it('says that a schedule could not be stopped, and still shows its next time', async () => {
    open({ stopSchedule: () => html(503) });
    await press(words.about(words.stop, 'MTN 1 GB, 08031234567'));
    expect(await screen.findByText(words.notStopped)).toBeVisible();
    expect((await rows())[0]).toMatchTextContent(/Next: Mon 23 Nov/);
  });

  it('calls onSell with the schedule', async () => {
    const onSell = vi.fn();
    open({}, { onSell });
    await press(words.about(words.sellNow, 'MTN 1 GB, 08031234567'));
    expect(onSell).toHaveBeenCalledWith(expect.objectContaining({ recipient: '08031234567' }));
  });

  it('shows no button if the server has no schedules endpoint', async () => {
    open({ schedules: () => html(404) });
    expect(await screen.findByText(words.lacking)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('new schedule', () => {
  const begin = async () => {
    await press(words.add);
    await press(/^MTN 1 GB/);
  };
  const beginAutomatic = async () => {
    await begin();
    await userEvent.click(await screen.findByRole('radio', { name: words.kinds.automatic }));
  };

  it('is a reminder by default, with its time in Lagos', async () => {
    const addSchedule = vi.fn((_: unknown) => ok(fixtures.addSchedule));
    open({ addSchedule });
    await begin();
    await press(words.remind);
    expect(await screen.findByRole('dialog', { name: words.added })).toBeVisible();
    expect(addSchedule.mock.calls[0]?.[0]).toMatchObject({
      body: {
        kind: 'reminder',
        recurrence: 'monthly',
        firstAt: '2026-11-22T07:00:00.000Z',
        expectedPrice: '456.00',
        reference: expect.any(String),
      },
    });
  });

  it('is sent only after the agent agrees to its cost, maximum, end and how to stop it', async () => {
    const addSchedule = vi.fn((_: unknown) => ok(fixtures.addSchedule));
    open({ addSchedule });
    await beginAutomatic();
    await userEvent.click(screen.getByRole('radio', { name: words.recurrences.weekly }));
    await press(words.goOn);
    expect(addSchedule).not.toHaveBeenCalled();
    const said = await screen.findByRole('form', { name: words.consentTitle });
    expect(said).toMatchTextContent(/for ₦456\.00 from your wallet. You are not asked again/);
    expect(said).toMatchTextContent(/Every week, first on Sun 22 Nov, 08:00/);
    expect(said).toMatchTextContent(/at most ₦1,368\.00 in all: 3 sales.*after Sun 6 Dec, 08:00/);
    expect(said).toMatchTextContent(/Press Stop/);
    await press(words.agree);
    await screen.findByRole('dialog', { name: words.added });
    expect(addSchedule.mock.calls[0]?.[0]).toMatchObject({
      body: { kind: 'automatic', consent: { cap: '1368.00', until: '2026-12-06T07:00:00.000Z' } },
    });
  });

  it('asks for consent again if the price has changed', async () => {
    const addSchedule = vi.fn((_: unknown) =>
      refuse(409, 'The price is now ₦480.00.', { code: 'price_changed', data: { price: '480.00' } }),
    );
    open({ addSchedule });
    await beginAutomatic();
    await press(words.goOn);
    await press(words.agree);
    expect(await screen.findByText(words.priceMoved('₦480.00'))).toBeVisible();
    expect(screen.getByRole('form', { name: words.consentTitle })).toMatchTextContent(/at most ₦1,440\.00/);
    await press(words.agree);
    await waitFor(() => expect(addSchedule).toHaveBeenCalledTimes(2));
    expect(addSchedule.mock.calls[1]?.[0]).toMatchObject({
      body: { expectedPrice: '480.00', consent: { cap: '1440.00' } },
    });
  });

  it('asks for the PIN based on the total amount, and shows that it is wrong', async () => {
    const addSchedule = vi.fn((_: unknown) =>
      refuse(403, 'This PIN is not right.', { code: 'wrong_pin', data: { triesLeft: 4 } }),
    );
    open({ addSchedule, pin: () => ok({ isSet: true, isLocked: false, askFrom: '1000.00' }) });
    await beginAutomatic();
    await press(words.goOn);
    const field = await screen.findByLabelText(en.transactionPin.pin);
    await press(words.agree);
    expect(field).toHaveAccessibleDescription(en.transactionPin.missing);
    expect(addSchedule).not.toHaveBeenCalled();
    await paste(userEvent, field, '4071');
    await press(words.agree);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This PIN is not right/));
    expect(addSchedule.mock.calls[0]?.[0]).toMatchObject({ body: { pin: '4071' } });
  });

  it('says that the PIN is locked, and offers no further attempt', async () => {
    const addSchedule = vi.fn((_: unknown) =>
      refuse(403, 'Your PIN is locked after five wrong tries.', { code: 'pin_locked' }),
    );
    open({ addSchedule, pin: () => ok({ isSet: true, isLocked: false, askFrom: '0.00' }) });
    await beginAutomatic();
    await press(words.goOn);
    await paste(userEvent, await screen.findByLabelText(en.transactionPin.pin), '4071');
    await press(words.agree);
    expect(await screen.findByText(en.transactionPin.lockedTitle)).toBeVisible();
    expect(screen.queryByLabelText(en.transactionPin.pin)).toBeNull();
    expect(screen.queryByRole('button', { name: words.agree })).toBeNull();
    expect(addSchedule).toHaveBeenCalledTimes(1);
  });

  it('is not sent with an invalid number of times or without a time', async () => {
    const addSchedule = vi.fn((_: unknown) => ok(fixtures.addSchedule));
    open({ addSchedule });
    await beginAutomatic();
    const times = await screen.findByLabelText(words.times);
    await userEvent.clear(times);
    await userEvent.type(times, '13');
    await press(words.goOn);
    await waitFor(() => expect(times).toHaveAccessibleDescription(words.timesWrong(12)));
    expect(times).toHaveValue('13');
    const time = screen.getByLabelText(words.firstTime);
    await userEvent.clear(time);
    await press(words.goOn);
    await waitFor(() => expect(time).toHaveAccessibleDescription(words.timeMissing));
    expect(addSchedule).not.toHaveBeenCalled();
  });

  it('starts from a past sale, and shows nothing if the server has no schedules', async () => {
    const sale = scheduledPurchaseOf({
      category: 'data',
      recipient: '08031234567',
      serviceId: 'mtn-data',
      planId: 'mtn-sme-1gb',
      name: 'MTN 1 GB',
      amount: 45_600 as never,
    });
    const { client } = createTestClient({
      answers: { ...kept, addSchedule: () => ok(fixtures.addSchedule) },
    });
    render(<SchedulePurchase client={client} sale={sale} href="/schedules" />);
    await press(words.about(words.repeatSale, 'MTN 1 GB, 08031234567'));
    await press(words.remind);
    expect(await screen.findByRole('link', { name: words.see })).toHaveAttribute('href', '/schedules');
    cleanup();
    const lacking = createTestClient({ answers: { schedules: () => html(404) } });
    render(<SchedulePurchase client={lacking.client} sale={sale} />);
    await waitFor(() => expect(lacking.server.calls.length).toBeGreaterThan(0));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can’t be created from a purchase of recharge cards', () => {
    const pins = { category: 'recharge-card', recipient: '08031234567', serviceId: 'mtn-card' };
    expect(scheduledPurchaseOf({ ...pins, name: 'MTN ₦100', amount: 10_000 as never })).toBeNull();
  });
});
