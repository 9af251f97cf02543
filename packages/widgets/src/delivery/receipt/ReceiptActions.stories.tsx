import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { parsePurchase, powerSale } from '../../testing/demoPurchases.ts';
import { en } from '../../text/en.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';

const words = en.receipt;

/** Sets the paper that the device remembers; `null` for none. */
const withPaper = (paper: string | null) => () => {
  if (paper) localStorage.setItem('oja-paper', paper);
  else localStorage.removeItem('oja-paper');
  const print = spyOn(window, 'print').mockReturnValue(undefined);
  return () => {
    window.dispatchEvent(new Event('pointerdown'));
    localStorage.removeItem('oja-paper');
    print.mockRestore();
  };
};

const meta = preview.meta({
  title: 'Handover/Ways to give a receipt',
  component: ReceiptActions,
  args: {
    transaction: parsePurchase(powerSale),
    sellerName: 'Amaka Okafor',
    supportContact: '0801 234 5678',
    onRepeat: fn(),
  },
  beforeEach: withPaper(null),
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

export const Ways = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** On a phone the share sheet replaces the copy button. */
export const OnAPhone = meta.story({
  beforeEach() {
    Object.defineProperty(navigator, 'share', { value: async () => {}, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: words.share })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: words.copyText })).toBeNull();
  },
});

/** The first print asks for the paper. */
export const FirstPrint = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.print }));
    await userEvent.click(canvas.getByRole('radio', { name: words.papers.roll58 }));
    await expect(canvas.getByRole('button', { name: words.printOn(words.papers.roll58) })).toBeVisible();
    await expect(window.print).not.toHaveBeenCalled();
  },
});

/** Later prints need one tap. */
export const NextPrint = meta.story({
  beforeEach: withPaper('roll80'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.print }));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: words.changePaper(words.papers.roll80) })).toBeVisible();
  },
});

export const PictureSaved = meta.story({
  beforeEach() {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    return () => click.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.saveImage }));
    await waitFor(() => expect(canvas.getByText(words.imageSaved)).toBeVisible());
  },
});

/** A purchase without a final status can't be repeated. */
export const StillOpen = meta.story({
  args: { transaction: parsePurchase({ ...powerSale, status: 'pending', delivery: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: words.repeat })).toBeNull();
  },
});
