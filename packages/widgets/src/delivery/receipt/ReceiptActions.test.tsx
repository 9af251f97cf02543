import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextProvider } from '../../binding/TextProvider.tsx';
import { type DemoPurchase, parsePurchase, powerSale } from '../../testing/demoPurchases.ts';
import { en } from '../../text/en.ts';
import { yo } from '../../text/locales/yo.ts';
import { ReceiptActions } from './ReceiptActions.tsx';
import { receiptText } from './receiptText.ts';

const words = en.receipt;
const DIGITS = /2636\D*2054\D*4059\D*8275\D*7802/;
const about = { seller: 'Amaka Okafor', support: '0801 234 5678' };
const message = receiptText(parsePurchase(powerSale), about, en);

const show = (sale: DemoPurchase = powerSale, container?: HTMLElement) =>
  render(
    <ReceiptActions
      transaction={parsePurchase(sale)}
      sellerName={about.seller}
      supportContact={about.support}
      onRepeat={onRepeat}
    />,
    container && { container },
  );
const onRepeat = vi.fn();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const paper = () => document.querySelector('[data-oja-paper]');

/** Adds the functions of a browser with a share sheet. */
function withShareSheet(share: (data?: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
}

beforeEach(() => {
  vi.spyOn(window, 'print').mockImplementation(() => {});
  vi.spyOn(window, 'open').mockReturnValue(null);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => {
  window.dispatchEvent(new Event('pointerdown'));
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

describe('sharing', () => {
  it('passes the whole receipt to the share sheet', async () => {
    const share = vi.fn(async () => {});
    withShareSheet(share);
    show();
    await press(words.share);
    expect(share).toHaveBeenCalledWith({ title: words.title, text: message });
  });

  it('ignores a closed share sheet and shows an error for a failed one', async () => {
    withShareSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    show();
    await press(words.share);
    expect(screen.queryByText(words.notDone)).toBeNull();
    withShareSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await press(words.share);
    expect(await screen.findByText(words.notDone)).toBeVisible();
  });

  it('copies the receipt if the browser has no share sheet', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show();
    expect(screen.queryByRole('button', { name: words.share })).toBeNull();
    await press(words.copyText);
    expect(write).toHaveBeenCalledWith(message);
  });

  it('puts the token into a URL only when WhatsApp is tapped, and never into the page', async () => {
    const { container } = show();
    expect(container.querySelector('[href]')).toBeNull();
    expect(container.innerHTML).not.toMatch(DIGITS);
    expect(window.open).not.toHaveBeenCalled();
    await press(words.whatsApp);
    expect(window.open).toHaveBeenCalledOnce();
    const [address, target, features] = vi.mocked(window.open).mock.calls[0] ?? [];
    const { origin, searchParams } = new URL(String(address));
    expect(origin).toBe('https://wa.me');
    expect(searchParams.get('text')).toBe(message);
    expect([target, features]).toEqual(['_blank', 'noopener,noreferrer']);
    expect(container.innerHTML).not.toMatch(DIGITS);
    expect(location.href).not.toMatch(DIGITS);
  });
});

describe('printing', () => {
  it('asks for the paper once and remembers it', async () => {
    const { unmount } = show();
    await press(words.print);
    expect(window.print).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: words.papers.roll58 }));
    await press(words.printOn(words.papers.roll58));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    expect(screen.getByRole('button', { name: words.print })).toHaveFocus();
    expect(paper()?.getAttribute('data-oja-paper')).toBe('roll58');
    unmount();

    show();
    expect(screen.getByRole('button', { name: words.changePaper(words.papers.roll58) })).toBeVisible();
    await press(words.print);
    await waitFor(() => expect(window.print).toHaveBeenCalledTimes(2));
    expect(Object.values({ ...localStorage }).join(' ')).toBe('roll58');
  });

  it('prints on the chosen paper', async () => {
    localStorage.setItem('oja-paper', 'roll80');
    show();
    await press(words.changePaper(words.papers.roll80));
    expect(screen.getByRole('radio', { name: words.papers.roll80 })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: words.papers.a4 }));
    await press(words.printOn(words.papers.a4));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    expect(paper()?.getAttribute('data-oja-paper')).toBe('a4');
  });

  it('prints the token also from inside a shadow root', async () => {
    localStorage.setItem('oja-paper', 'roll80');
    const host = document.createElement('div');
    document.body.append(host);
    const inside = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(inside);
    show(powerSale, inside);
    const button = [...inside.querySelectorAll('button')].find(
      ({ textContent }) => textContent === words.print,
    );
    button?.click();
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    expect(paper()?.parentElement).toBe(document.body);
    expect(paper()?.shadowRoot?.textContent).toMatch(DIGITS);
    host.remove();
  });
});

describe('saving an image', () => {
  it('saves the image, then shares it through the share sheet', async () => {
    const share = vi.fn(async (_data?: ShareData) => {});
    withShareSheet(share);
    show();
    await press(words.saveImage);
    expect(await screen.findByText(words.imageSaved)).toBeVisible();
    await press(words.shareImage);
    expect(share.mock.calls[0]?.[0]?.files?.[0]).toMatchObject({
      name: 'receipt-OJA-9101.png',
      type: 'image/png',
    });
  });
});

describe('repeating a purchase', () => {
  it('calls onRepeat with the transaction', async () => {
    show();
    await press(words.repeat);
    expect(onRepeat).toHaveBeenCalledWith(expect.objectContaining({ ref: 'OJA-9101' }));
  });

  it.each(['pending', 'processing', 'on hold'])('offers no repeat while the purchase is %s', (status) => {
    show({ ...powerSale, status });
    expect(screen.queryByRole('button', { name: words.repeat })).toBeNull();
    expect(screen.getByRole('button', { name: words.whatsApp })).toBeVisible();
  });
});

it('prints in the selected language', async () => {
  render(
    <TextProvider text={yo}>
      <ReceiptActions
        transaction={parsePurchase(powerSale)}
        sellerName={about.seller}
        supportContact={about.support}
      />
    </TextProvider>,
  );
  await press(yo.receipt?.print ?? '');
  await press(yo.receipt?.printOn?.('A4') ?? '');
  await waitFor(() => expect(paper()).not.toBeNull());
  const printed = paper()?.shadowRoot?.textContent;
  for (const word of [yo.delivery?.delivered, yo.receipt?.customer, yo.receipt?.date])
    expect(printed).toContain(word);
  expect(printed).not.toContain(words.customer);
});
