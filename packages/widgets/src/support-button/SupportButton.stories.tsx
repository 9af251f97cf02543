import { fixtures, html, ok, silent } from '@oja/core/testing';
import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { SupportButton } from './SupportButton.tsx';

const words = en.support;
const meta = preview.meta({
  title: 'Widgets/SupportButton',
  component: SupportButton,
  ...withClient({ answers: { contact: () => ok(fixtures.contact) } }),
});

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Hovered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: words.chat }));
    await expect(await canvas.findByRole('link', { name: words.chat })).toHaveAttribute(
      'href',
      'https://wa.me/2348012345678',
    );
  },
});

export const Opening = meta.story({
  ...withClient({ answers: { contact: () => silent } }),
  play: async ({ canvas }) => {
    fireEvent.click(canvas.getByRole('button', { name: words.chat }));
    await expect(await canvas.findByText(words.opening)).toBeInTheDocument();
  },
});

export const NoNumber = meta.story({
  ...withClient({ answers: { contact: () => html(502) } }),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: words.chat });
    fireEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
