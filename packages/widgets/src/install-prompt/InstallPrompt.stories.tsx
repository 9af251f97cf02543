import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { InstallPrompt } from './InstallPrompt.tsx';

const meta = preview.meta({
  title: 'Widgets/InstallPrompt',
  component: InstallPrompt,
  ...withClient({}),
  args: { productName: 'Oja', onInstall: fn(), onDismiss: fn() },
});

export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.install.install }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
});

export const Dismissed = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: en.install.dismiss }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onInstall).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: { productName: 'Chukwuemeka & Sons Telecommunications Recharge Centre' },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
