import { definitionOf } from '@oja/core';
import { expect, spyOn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { cableSale, keyChangeSale, parsePurchase, pinSale, powerSale } from '../testing/demoPurchases.ts';
import { en } from '../text/en.ts';
import { Card } from '../ui/layout/Card.tsx';
import { Delivery } from './Delivery.tsx';

const words = en.deliverables;

const meta = preview.meta({
  title: 'Handover/What is handed over',
  component: Delivery,
  args: { transaction: parsePurchase(powerSale), definition: definitionOf('electricity') },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

/** One tap copies the digits without separators. */
export const Token = meta.story({
  beforeEach() {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('7802')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: words.copyToken }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('26362054405982757802');
  },
});
export const TokenDark = meta.story({ globals: { theme: 'dark' } });

export const KeyChange = meta.story({
  args: { transaction: parsePurchase(keyChangeSale) },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map((step) => step.textContent?.replace(/\s/g, ''));
    await expect(steps).toEqual([
      expect.stringContaining('11112222333344445555'),
      expect.stringContaining('66667777888899990000'),
      expect.stringContaining('26362054405982757802'),
    ]);
    await expect(canvas.getByText(words.stepsBody)).toBeVisible();
    await expect(canvas.getByRole('button', { name: words.copyStep(3) })).toBeVisible();
  },
});
export const KeyChangeDark = meta.story({
  args: { transaction: parsePurchase(keyChangeSale) },
  globals: { theme: 'dark' },
});

/** Each PIN is covered separately, together with its serial number. */
export const Pins = meta.story({
  args: { transaction: parsePurchase(pinSale) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/0987|WRN/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words.showPinLabel(words.pinOf(1, 3)) }));
    await expect(canvas.getByText('0987')).toBeVisible();
    await expect(canvas.getByText('WRN123456790')).toBeVisible();
    await expect(canvas.queryByText('WRN123456791')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: words.hidePinLabel(words.pinOf(1, 3)) }));
    await expect(canvas.queryByText('0987')).toBeNull();
  },
});

export const Cable = meta.story({
  args: { transaction: parsePurchase(cableSale), definition: definitionOf('cable') },
});

/** A PIN with letters and without a serial number. */
export const OddPin = meta.story({
  args: {
    transaction: parsePurchase({
      ...pinSale,
      delivery: { pins: [{ pin: 'NECO-2026-ABCDEFGH-IJKLMNOP-QRSTUVWX', serial: 'N/A' }] },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.showPinLabel(words.pin) }));
    await expect(canvas.queryByText(new RegExp(words.serial))).toBeNull();
  },
});
