import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { en } from '../../text/en.ts';
import { surfaceRoot } from '../../theme/surface.css.ts';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

it('stays open while it is mounted, however often Escape is pressed', async () => {
  const onClose = vi.fn();
  render(
    <div className={surfaceRoot}>
      <Dialog title="Wait" onClose={onClose} words={en.kit}>
        It is on its way.
      </Dialog>
    </div>,
  );
  const dialog = screen.getByRole('dialog');
  // Real key presses: the browser lets a page cancel the first Escape, but not the second.
  for (const times of [1, 2, 3]) {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(dialog).toHaveProperty('open', true));
  }
});
