import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import * as type from '../../theme/type.css.ts';
import { person, signOut, sliders } from '../icon/glyphs.ts';
import { Menu, type MenuProps } from './Menu.tsx';

const profile = fn();

function UserMenu(props: Pick<MenuProps, 'label' | 'items'>) {
  const header = (
    <>
      <p className={type.caption}>Good day,</p>
      <p className={type.subheading}>Amaka Obi</p>
    </>
  );
  return <Menu {...props} header={header} />;
}

const meta = preview.meta({
  title: 'Kit/Menu',
  component: UserMenu,
  args: {
    label: 'Amaka Obi',
    items: [
      { label: 'Account settings', glyph: sliders, href: '#settings' },
      { label: 'Profile', glyph: person, note: '02', onSelect: profile },
      { label: 'Log out', glyph: signOut, onSelect: fn() },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 320 }}>
        <div>
          <Story />
        </div>
      </div>
    ),
  ],
});

export const Closed = meta.story();

export const WalkedByKeys = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Amaka Obi' });
    await userEvent.click(button);
    const menu = await within(canvasElement).findByRole('menu', { name: 'Amaka Obi' });
    const first = within(menu).getByRole('menuitem', { name: 'Account settings' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(profile).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amaka Obi' }));
    await canvas.findByRole('menu');
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amaka Obi' }));
    await canvas.findByRole('menu');
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
});

export const ClosedByEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Amaka Obi' });
    await userEvent.click(button);
    await canvas.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});
