import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { parsePurchase, powerSale } from '../testing/demoSales.ts';
import { en } from '../text/en.ts';
import { Card } from '../ui/card/Card.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';

const words = en.receipt;

/** A device whose printer is known, or not. */
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

/** On a phone: the share sheet takes the place of copying. */
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

/** The first time, the paper is asked for. */
export const FirstPrint = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.print }));
    await userEvent.click(canvas.getByRole('radio', { name: words.papers.roll58 }));
    await expect(canvas.getByRole('button', { name: words.printOn(words.papers.roll58) })).toBeVisible();
    await expect(window.print).not.toHaveBeenCalled();
  },
});

/** After that one tap prints. */
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
    await userEvent.click(canvas.getByRole('button', { name: words.savePicture }));
    await waitFor(() => expect(canvas.getByText(words.pictureSaved)).toBeVisible());
  },
});

/** Only what can be done now: a sale that is still open is not sold again. */
export const StillOpen = meta.story({
  args: { transaction: parsePurchase({ ...powerSale, status: 'pending', delivery: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: words.repeat })).toBeNull();
  },
});
