import { demoCase, demoCases, ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget } from '../testing/describeWidget.tsx';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { Cases, type CasesProps } from './Cases.tsx';

const words = en.cases;
const kept: Answers = { cases: () => ok(demoCases), supportCase: () => ok(demoCase) };
const closed = { openNumber: null, onOpenChange: () => {} };

describeWidget('Cases', {
  make: (client) => <Cases client={client} {...closed} />,
  setup: { answers: kept },
});

function open(answers: Answers = {}, props: Partial<CasesProps> = {}) {
  const { client, server } = createTestClient({ answers: { ...kept, ...answers } });
  render(<Cases client={client} {...closed} {...props} />);
  return { client, server };
}

describe('Cases', () => {
  afterEach(cleanup);

  it('lists each case with its purchase, number, amount and state or resolution', async () => {
    const onOpenChange = vi.fn();
    open({}, { onOpenChange });
    const list = within(await screen.findByRole('list', { name: words.title }));
    const [first, second, third] = list.getAllByRole('button');
    expect(first).toMatchTextContent(/MTN 2 GB.*OJ-000123.*Open.*₦805/);
    expect(second).toMatchTextContent(/OJ-000122.*Answered/);
    expect(third).toMatchTextContent(/OJ-000121.*Money back/);
    if (first) await userEvent.click(first);
    expect(onOpenChange).toHaveBeenCalledWith('OJ-000123');
  });

  it('shows the evidence and support’s answer as text, and links to the purchase', async () => {
    const text = '<img src=x onerror=alert(1)>';
    open(
      { supportCase: () => ok({ ...demoCase, answers: [{ text, at: '2026-11-21T09:50:00+01:00' }] }) },
      { openNumber: 'OJ-000123', saleHref: (ref) => `/sale/${ref}` },
    );
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: words.showSale })).toHaveAttribute('href', '/sale/OJA-9000');
    await userEvent.click(screen.getByText(words.evidence));
    for (const one of ['SIM-300412870944', '0803 000 0202']) expect(screen.getByText(one)).toBeVisible();
  });

  it('says that a case does not exist and goes back to the list', async () => {
    const onOpenChange = vi.fn();
    open(
      { supportCase: () => refuse(404, 'Case not found.', { code: 'not_found' }) },
      { openNumber: 'OJ-9', onOpenChange },
    );
    expect(await screen.findByText(words.notFound)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.back }));
    expect(onOpenChange).toHaveBeenCalledWith(null);
  });
});
