import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { en } from '../../text/en.ts';
import { body } from '../../theme/type.css.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Example(props: Omit<ConfirmDialogProps, 'words' | 'children'>) {
  return (
    <ConfirmDialog {...props} words={en.kit}>
      <p className={body}>The shop that uses this key can’t sell until it has another one.</p>
    </ConfirmDialog>
  );
}

const meta = preview.meta({
  title: 'Kit/ConfirmDialog',
  component: Example,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    title: 'Revoke this key?',
    confirmLabel: 'Revoke this key',
    cancelLabel: 'Keep it',
    tone: 'danger' as const,
    onConfirm: fn(),
    onClose: fn(),
  },
});

export const Asked = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Revoke this key?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke this key' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke this key' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
});
