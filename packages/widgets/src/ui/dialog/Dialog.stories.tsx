import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { en } from '../../text/en.ts';
import * as type from '../../theme/type.css.ts';
import { Button } from '../button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

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
              <Button>Keep the first</Button>
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
  args: {
    title: 'The same sale again?',
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    const dialog = await canvas.findByRole('dialog', { name: 'The same sale again?' });
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
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(dialog).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
});
