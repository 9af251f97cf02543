import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { en } from '../../text/en.ts';
import { Button } from '../button/Button.tsx';
import { Toaster } from './Toaster.tsx';
import { createToasts, type ToastContent } from './toasts.ts';

function Example({ start, autoClose }: Readonly<{ start: readonly ToastContent[]; autoClose?: number }>) {
  const [toasts] = useState(() => {
    const made = createToasts(autoClose);
    for (const content of start) made.add(content);
    return made;
  });
  return (
    <div style={{ minHeight: 400, display: 'flex', alignItems: 'flex-end' }}>
      <Toaster toasts={toasts} words={en.kit} />
      <Button onClick={() => toasts.add({ tone: 'success', message: 'Welcome back, Amaka' })}>Sign in</Button>
    </div>
  );
}

const three: readonly ToastContent[] = [
  { tone: 'success', message: 'Welcome back, Amaka' },
  { tone: 'info', message: 'Please check the input new password and confirm password are not the same' },
  { tone: 'error', message: 'You have Logout' },
];
const STAYS = 3_600_000;

const meta = preview.meta({
  title: 'Kit/Toaster',
  component: Example,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { start: three, autoClose: STAYS },
});

export const Every = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have Logout');
    await expect(canvas.getByRole('status')).toHaveTextContent('Welcome back, Amaka');
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Dismissed = meta.story({
  args: { start: three.slice(2) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText('You have Logout')).toBeNull());
  },
});

export const LongText = meta.story({
  args: {
    start: [
      {
        tone: 'error',
        message:
          'The sale of 1.5 GB for thirty days to 0803 123 4567 could not be sent. You have not been charged. Reference 0192f0c4-7b1e-7c3a-9d10-2f6b8e4a5c41.',
      },
    ],
  },
});
