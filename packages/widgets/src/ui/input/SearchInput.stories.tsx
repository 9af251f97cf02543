import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { en } from '../../text/en.ts';
import { SearchInput } from './SearchInput.tsx';

function Plans({ start = '' }: Readonly<{ start?: string }>) {
  const [value, setValue] = useState(start);
  return <SearchInput label="Search 51 plans" value={value} onChange={setValue} words={en.kit} />;
}

const meta = preview.meta({ title: 'Kit/SearchInput', component: Plans });

export const Empty = meta.story();

export const Cleared = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search 51 plans' });
    await userEvent.type(box, '1 GB');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Filled = meta.story({ args: { start: '1 GB' } });
export const Dark = meta.story({ args: { start: '1 GB' }, globals: { theme: 'dark' } });
