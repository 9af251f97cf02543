import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Kit/Spinner', component: Spinner, args: { label: 'Loading', size: 32 } });

export const Named = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
