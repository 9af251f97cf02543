import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextButton, TextLink } from './TextLink.tsx';

function Every() {
  return (
    <div style={{ display: 'grid', justifyItems: 'start', fontSize: 14 }}>
      <TextLink href="#reset">Forgot password?</TextLink>
      <TextLink href="#register" question="New here?">
        Register
      </TextLink>
      <TextButton>Send a new code</TextButton>
      <TextButton disabled>Send a new code in 18 s</TextButton>
    </div>
  );
}

const meta = preview.meta({ title: 'Kit/TextLink', component: Every });

export const EveryKind = meta.story({
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('button', { name: 'Send a new code in 18 s' })).toBeDisabled();
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
