import { demoCase, demoCases, demoTransaction, ok } from '@oja/core/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { parsePurchase } from '../testing/demoPurchases.ts';
import { describeWidget } from '../testing/describeWidget.tsx';
import { paste } from '../testing/paste.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { ReportProblem } from './ReportProblem.tsx';

const words = en.cases;
const transaction = parsePurchase(demoTransaction({ id: '9000', ref: 'OJA-9000', status: 'pending' }));

describeWidget('ReportProblem', {
  make: (client) => <ReportProblem client={client} transaction={transaction} />,
  setup: { answers: { cases: () => ok([]) } },
});

async function report(answers: Answers, isRefundDue = false) {
  const { client, server } = createTestClient({ answers });
  render(<ReportProblem client={client} transaction={transaction} isRefundDue={isRefundDue} />);
  const name = isRefundDue ? en.support.reportRefund : words.reportTitle;
  await userEvent.click(screen.getByRole('button', { name }));
  return { server, dialog: within(await screen.findByRole('dialog')) };
}

describe('ReportProblem', () => {
  afterEach(cleanup);

  it('requires a message, sends it with the ref and shows the number of the new case', async () => {
    const { server, dialog } = await report({
      cases: () => ok([]),
      openCase: () => ok(demoCase, { status: 201 }),
    });
    await userEvent.click(await dialog.findByRole('button', { name: words.send }));
    expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(words.whatMissing));
    await paste(userEvent, dialog.getByRole('textbox', { name: words.what }), '  Nothing came. ');
    await userEvent.click(dialog.getByRole('button', { name: words.send }));
    expect(await dialog.findByText(words.opened('OJ-000123'))).toBeVisible();
    const sent = server.calls.filter(({ name }) => name === 'openCase').map(({ body }) => body);
    expect(sent).toEqual([{ ref: 'OJA-9000', message: 'Nothing came.' }]);
  });

  it('shows the existing case if a refund is due', async () => {
    const { dialog } = await report({ cases: () => ok([demoCase]) }, true);
    expect(await dialog.findByText(demoCase.message ?? '')).toBeVisible();
  });

  it('shows a resolved case and allows a new report', async () => {
    const { dialog } = await report({ cases: () => ok(demoCases.slice(-1)) });
    expect(await dialog.findByText(words.resolutions.refunded)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: words.reportAgain }));
    expect(await dialog.findByRole('textbox', { name: words.what })).toBeVisible();
  });

  it('opens support’s chat with the ref if the server has no cases endpoint', async () => {
    const { dialog } = await report({
      contact: () => ok([{ link: 'https://wa.me/send?phone=2348012345678' }]),
    });
    const chat = await dialog.findByRole('button', { name: en.support.reportRefund });
    await userEvent.hover(chat);
    const link = await dialog.findByRole('link', { name: en.support.reportRefund });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Reference: OJA-9000');
  });
});
