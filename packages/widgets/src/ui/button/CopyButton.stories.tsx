import { expect, spyOn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { en } from '../../text/en.ts';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({
  title: 'Kit/CopyButton',
  component: CopyButton,
  args: { value: '26362054405982757802', label: 'Copy token', words: en.kit },
});

export const Idle = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Copied = meta.story({
  beforeEach() {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy token' }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.value);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
});

export const Refused = meta.story({
  beforeEach() {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    return () => write.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy token' }));
    await expect(await canvas.findByText(en.kit.copyFailed)).toBeVisible();
  },
});
