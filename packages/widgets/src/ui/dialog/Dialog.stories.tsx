import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { en } from '../../text/en.ts';
import * as type from '../../theme/type.css.ts';
import { Button } from '../button/Button.tsx';
import { createToasts } from '../toaster/toasts.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

const STAYS = 3_600_000;

function Example(props: Pick<DialogProps, 'title' | 'placement'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buy</Button>
      {open && (
        <Dialog
          {...props}
          words={en.kit}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button variant="primary">Sell it again</Button>
              <Button>Don’t sell it</Button>
            </>
          }
        >
          <p className={type.body}>
            You sold 1 GB to 0803 123 4567 twelve seconds ago, and it was delivered.
          </p>
        </Dialog>
      )}
    </>
  );
}

const meta = preview.meta({
  title: 'Kit/Dialog',
  component: Example,
  // A modal dialog covers its page, so the docs render each story in a frame.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Sell this again?',
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Sell this again?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' }, play: Open.play });
export const Wide = meta.story({ globals: { viewport: { value: 'desk' } }, play: Open.play });

export const Drawer = meta.story({
  args: { placement: 'start', title: 'Menu' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const GivesTheFocusBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Buy' });
    await userEvent.click(button);
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sell this again?' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(dialog).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
});

function WithToasts() {
  const [toasts] = useState(() => createToasts(STAYS));
  return (
    <Dialog title="Change password" words={en.kit} toasts={toasts} onClose={fn()}>
      <Button onClick={() => toasts.add({ tone: 'info', message: 'The two passwords differ' })}>Save</Button>
    </Dialog>
  );
}

export const WithToast = meta.story({
  render: () => <WithToasts />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('The two passwords differ')).toBeVisible());
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText('The two passwords differ')).toBeNull());
  },
});

export const AsksToClose = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    const dialog = await canvas.findByRole('dialog');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});
