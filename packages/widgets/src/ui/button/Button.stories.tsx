import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { plus, share } from '../icon/glyphs.ts';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Buy', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: ['primary', 'secondary', 'quiet', 'plain', 'danger'] },
    busy: { control: 'boolean' },
    full: { control: 'boolean' },
    disabled: { control: 'boolean' },
    type: { control: false },
    glyph: { control: false },
  },
});

export const Primary = meta.story({ args: { variant: 'primary', full: true, children: 'Review · ₦456' } });
export const Secondary = meta.story({ args: { children: 'Change' } });
export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Forgot password?' } });
export const Danger = meta.story({ args: { variant: 'danger', children: 'Revoke this key' } });

export const Disabled = meta.story({ args: { variant: 'primary', disabled: true } });

export const Busy = meta.story({
  args: { variant: 'primary', busy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Buy' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

const every = (
  <>
    {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
      <Button key={variant} variant={variant}>
        {variant}
      </Button>
    ))}
    <Button glyph={plus} full>
      Add money
    </Button>
    <Button variant="primary" disabled>
      Buy
    </Button>
    <Button variant="primary" busy>
      Buy
    </Button>
    <ButtonLink href="#share" glyph={share}>
      Share
    </ButtonLink>
    <IconButton label="Share" glyph={share} />
  </>
);

export const Every = meta.story({ render: () => every });
export const Dark = meta.story({ render: () => every, globals: { theme: 'dark' } });

export const LongText = meta.story({
  args: {
    variant: 'primary',
    full: true,
    children: 'Buy 1.5 GB for thirty days, night plan included, for 0803 123 4567 on MTN',
  },
});
