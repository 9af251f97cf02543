import { ok, refuse } from '@oja/core/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardSale, parsePurchase, powerSale } from '../testing/demoPurchases.ts';
import { describeWidget } from '../testing/describeWidget.tsx';
import { paste } from '../testing/paste.ts';
import { type Answers, createTestClient } from '../testing/testClient.ts';
import { en } from '../text/en.ts';
import { demoLogo } from './logo.fixture.ts';
import { PrintCards } from './PrintCards.tsx';

const words = en.printedCards;
const title = en.agentSale.printCards;
const transaction = parsePurchase(cardSale(12));
const saved = { name: 'Amaka Ventures', phone: '0801 234 5678' };

describeWidget('PrintCards', {
  make: (client) => <PrintCards client={client} transaction={transaction} />,
  setup: { answers: { shop: () => ok(saved) } },
});

/** The cards in the element that the browser prints. */
const onPaper = () => [
  ...(document.querySelector('[data-oja-paper]')?.shadowRoot?.querySelectorAll('.card') ?? []),
];

async function open(answers: Answers = {}) {
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  let number = 0;
  const { client, server } = createTestClient({
    answers: { shop: () => ok(saved), recordPrint: () => ok({ number: ++number }), ...answers },
  });
  render(<PrintCards client={client} transaction={transaction} />);
  await userEvent.click(screen.getByRole('button', { name: title }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = await dialog.findByLabelText(words.name);
  const press = () => userEvent.click(dialog.getByRole('button', { name: title }));
  return { dialog, name, press, print, server };
}

describe('printing the pins of a purchase', () => {
  afterEach(() => {
    window.dispatchEvent(new Event('pointerdown'));
    cleanup();
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('prints cards with the shop’s name and marks the next print as a copy', async () => {
    const { dialog, press, print } = await open();
    await press();
    expect(await dialog.findByText(words.printed(null))).toBeVisible();
    expect(print).toHaveBeenCalledOnce();
    expect(onPaper()).toHaveLength(12);
    expect(onPaper()[0]?.textContent).toContain('Amaka Ventures');
    expect(onPaper()[0]?.textContent).not.toContain('COPY');
    await press();
    expect(await dialog.findByText(words.printed('COPY 1'))).toBeVisible();
    for (const card of onPaper()) expect(card.textContent).toContain('COPY 1');
  });

  it('remembers the number of cards per page', async () => {
    const first = await open();
    await userEvent.click(first.dialog.getByRole('radio', { name: '24' }));
    await first.press();
    await first.dialog.findByText(words.printed(null));
    cleanup();
    const { dialog } = await open();
    expect(dialog.getByRole('radio', { name: '24' })).toBeChecked();
    expect(dialog.getByText(words.size(12, 1))).toBeVisible();
  });

  it('prints the typed name and saves it once, with a resized logo', async () => {
    const { dialog, name, press, server } = await open({ saveShop: ({ body }) => ok({ ...body }) });
    await userEvent.clear(name);
    await paste(userEvent, name, '  Okafor   Stores ');
    const file = new File([await (await fetch(demoLogo)).arrayBuffer()], 'logo.png', { type: 'image/png' });
    await userEvent.upload(dialog.getByLabelText(words.logo), file);
    const logo = await dialog.findByRole('img', { name: words.logo });
    await press();
    await dialog.findByText(words.printed(null));
    const { body } = server.calls.find((call) => call.name === 'saveShop') ?? {};
    expect(body).toEqual({ name: 'Okafor Stores', phone: saved.phone, logo: logo.getAttribute('src') });
    await press();
    await dialog.findByText(words.printed('COPY 1'));
    expect(server.calls.filter((call) => call.name === 'saveShop')).toHaveLength(1);
  });

  it.each([
    ['an SVG, which may hold script', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['what is called PNG and is none', 'image/png', 'not an image'],
  ])('rejects a logo file: %s', async (_, type, content) => {
    const { dialog } = await open();
    const file = new File([content], 'logo', { type });
    // As with drag and drop, or a phone that ignores `accept`.
    await userEvent.upload(dialog.getByLabelText(words.logo), file, { applyAccept: false });
    expect(await dialog.findByText(words.notAnImage)).toBeVisible();
    expect(dialog.queryByRole('img')).toBeNull();
  });

  it('prints cards if the shop’s details failed to load, and does not overwrite them', async () => {
    const { dialog, name, press, server } = await open({ shop: () => refuse(403, 'No.') });
    expect(await dialog.findByText(words.notLoaded)).toBeVisible();
    await userEvent.clear(name);
    await paste(userEvent, name, 'Amaka');
    await press();
    await dialog.findByText(words.printed(null));
    expect(server.calls.some((call) => call.name === 'saveShop')).toBe(false);
  });

  it('prints by keyboard and returns the focus to its button on close', async () => {
    const { dialog, print } = await open();
    await userEvent.click(dialog.getByRole('radio', { name: 'A4' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog.getByRole('radio', { name: en.receipt.papers.roll80 })).toBeChecked();
    await userEvent.click(dialog.getByLabelText(words.phone, { exact: false }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await userEvent.click(dialog.getByRole('button', { name: en.kit.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: title })).toHaveFocus();
  });
});

it('renders nothing for a purchase without pins', () => {
  const { client } = createTestClient();
  const { container } = render(<PrintCards client={client} transaction={parsePurchase(powerSale)} />);
  expect(container).toBeEmptyDOMElement();
  cleanup();
});
