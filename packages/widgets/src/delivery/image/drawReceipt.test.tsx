import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import {
  type DemoPurchase,
  keyChangeSale,
  parsePurchase,
  pinSale,
  powerSale,
} from '../../testing/demoPurchases.ts';
import { en } from '../../text/en.ts';
import { plainReceipt } from '../receipt/plainReceipt.ts';
import { drawReceipt } from './drawReceipt.ts';
import { saveImage } from './saveImage.ts';

const about = { seller: 'Amaka Okafor', support: '0801 234 5678' };
const receiptOf = (sale: DemoPurchase) => plainReceipt(parsePurchase(sale), about, en);

let written: MockInstance<CanvasRenderingContext2D['fillText']>;
beforeEach(() => {
  written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
});
afterEach(() => vi.restoreAllMocks());

/** The drawn texts and their positions. */
const strokes = () => written.mock.calls.map(([text, x, y]) => ({ text, x, y }));
const texts = () => strokes().map(({ text }) => text);

async function pixelsOf(blob: Blob) {
  const image = await createImageBitmap(blob);
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const data = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
  return { width: image.width, height: image.height, colours: new Set(new Uint32Array(data.buffer)) };
}

describe('the image of a receipt', () => {
  it('is a PNG of 720 px, twice a phone’s width, and is not blank', async () => {
    const blob = await drawReceipt(document, receiptOf(powerSale));
    expect(blob.type).toBe('image/png');
    const { width, height, colours } = await pixelsOf(blob);
    expect(width).toBe(720);
    expect(height).toBeGreaterThan(1200);
    expect(height).toBeLessThan(2400);
    expect(colours.size).toBeGreaterThan(20);
  });

  it('draws the token’s groups in order, the seller, the status, the amount and the customer', async () => {
    await drawReceipt(document, receiptOf(powerSale));
    const groups = strokes().filter(({ text }) => /^\d{4}$/.test(text));
    expect(groups.map(({ text }) => text)).toEqual(['2636', '2054', '4059', '8275', '7802']);
    for (const [at, { x, y }] of groups.entries()) {
      const before = groups[at - 1];
      if (before) expect(y > before.y || x > before.x).toBe(true);
    }
    expect(texts()).toEqual(
      expect.arrayContaining(['Amaka Okafor', 'Delivered', '₦5,000.00', 'ADEWALE OKONKWO']),
    );
  });

  it('numbers the key change codes and draws every PIN’s serial number', async () => {
    await drawReceipt(document, receiptOf(keyChangeSale));
    expect(texts().filter((text) => text.startsWith('Step '))).toEqual([
      'Step 1. Key change code',
      'Step 2. Key change code',
      'Step 3. Token',
    ]);
    written.mockClear();
    await drawReceipt(document, receiptOf(pinSale));
    expect(texts().filter((text) => text.startsWith('Serial '))).toHaveLength(3);
  });

  it('keeps long texts inside the margins', async () => {
    const customerName =
      'OLUWASEUN-ADEBAYO-OGUNLESI-AND-CHUKWUEMEKA-NWANKWO-TRADING-ENTERPRISES LIMITED OF LAGOS';
    const sale = {
      ...pinSale,
      name: customerName,
      amount: '9999999999.99',
      delivery: {
        customerName,
        pins: [{ pin: 'NECO-2026-ABCDEFGHIJKLMNOP-QRSTUVWXYZ', serial: 'S'.repeat(60) }],
      },
    };
    const measured: number[] = [];
    written.mockImplementation(function (this: CanvasRenderingContext2D, text, x) {
      measured.push(x + this.measureText(text).width);
      expect(x).toBeGreaterThanOrEqual(48);
    });
    await drawReceipt(document, receiptOf(sale));
    expect(Math.max(...measured)).toBeLessThanOrEqual(720 - 48 + 1);
    expect(measured.length).toBeGreaterThan(20);
  });
});

it('names the file after the reference, without anything delivered', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const file = await saveImage(document, receiptOf({ ...powerSale, ref: 'OJA/91 01' }));
  expect(file.name).toBe('receipt-OJA-91-01.png');
  expect(file.size).toBeGreaterThan(5000);
  const link = click.mock.instances[0] as unknown as HTMLAnchorElement;
  expect(link.download).toBe(file.name);
  expect(link.href).toMatch(/^blob:/);
});
