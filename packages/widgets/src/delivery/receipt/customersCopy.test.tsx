import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DemoPurchase, parsePurchase, powerSale } from '../../testing/demoPurchases.ts';
import { en } from '../../text/en.ts';
import { drawReceipt } from '../image/drawReceipt.ts';
import { paperNames } from '../print/paper.ts';
import { printReceipt } from '../print/printReceipt.ts';
import { customersCopy } from './customersCopy.ts';
import { plainReceipt } from './plainReceipt.ts';
import { receiptText } from './receiptText.ts';

const about = { seller: 'Amaka Okafor', support: null };
/** Costs ₦456.00, sold for ₦500.00. */
const ownPrice: DemoPurchase = {
  sellingPrice: '500.00',
  planId: 'mtn-sme-1gb',
  recipient: '08022222222',
  delivery: { message: 'You bought 1GB of data for N456.' },
};
/** Only for the agent: cost, profit, commission and wallet balance. */
const secrets = /456|44\.00|₦44|₦9|48,?250|47,?794/;

/** The text of the customer's receipt in every output format. */
async function outputs(sale: DemoPurchase): Promise<Readonly<Record<string, string>>> {
  const transaction = parsePurchase(sale);
  const receipt = plainReceipt(transaction, about, en);
  const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  await drawReceipt(document, receipt);
  vi.spyOn(window, 'print').mockImplementation(() => {});
  const printed = paperNames.map((paper) => {
    printReceipt(document, receipt, paper);
    const sheet = document.querySelector(`[data-oja-paper="${paper}"]`)?.shadowRoot?.textContent ?? '';
    return [paper, sheet] as const;
  });
  return {
    message: receiptText(transaction, about, en),
    image: drawn.mock.calls.map(([text]) => text).join(' '),
    ...Object.fromEntries(printed),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  for (const sheet of document.querySelectorAll('[data-oja-paper]')) sheet.remove();
});

describe('the customer’s receipt of a purchase with a selling price', () => {
  it('shows the selling price and hides the cost in the message, the image and on every paper', async () => {
    const written = await outputs(ownPrice);
    expect(Object.keys(written).sort()).toEqual(['message', 'image', ...paperNames].sort());
    for (const output of Object.values(written)) {
      expect(output).toContain('₦500.00');
      expect(output).not.toMatch(secrets);
    }
  });

  it('shows the debited amount and the provider’s message if the purchase has no selling price', async () => {
    for (const output of Object.values(await outputs({ ...ownPrice, sellingPrice: undefined }))) {
      expect(output).toContain('₦456.00');
      expect(output).toContain('for');
    }
  });

  it('shows the agent’s markup on an amount as a fee', () => {
    const sale = { ...powerSale, fee: '0.00', sellingPrice: '5100.00' };
    const { amount, lines } = plainReceipt(parsePurchase(sale), about, en);
    const terms = Object.fromEntries(lines.map(({ term, value }) => [term, value]));
    expect(amount).toBe('₦5,100.00');
    expect(terms).toMatchObject({ Amount: '₦5,100.00', Fee: '₦100.00', Energy: '₦4,651.16' });
    expect(JSON.stringify(lines)).not.toMatch(/43,250|48,250|₦50\.00/);
  });

  it.each([
    ['bought for N456.00, thank you', undefined],
    ['NGN 456 was charged', undefined],
    ['1GB, code 4567', '1GB, code 4567'],
    ['1.456 GB', '1.456 GB'],
    ['₦456.50', '₦456.50'],
  ])('keeps the provider’s message only if it does not name the cost: %s', (message, kept) => {
    const copy = customersCopy(parsePurchase({ ...ownPrice, delivery: { message } }));
    expect(copy.delivery?.message).toBe(kept);
  });

  it('returns a purchase without a selling price unchanged', () => {
    const sale = parsePurchase(powerSale);
    expect(customersCopy(sale)).toBe(sale);
  });
});
