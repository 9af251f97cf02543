import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../layout/Card.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = preview.meta({
  title: 'Kit/DescriptionList',
  component: DescriptionList,
  args: {
    rows: [
      { term: 'To', value: '0803 123 4567 (MTN)' },
      { term: 'Price', value: '₦456.00' },
      { term: 'You earn', value: '₦9.00' },
      { term: 'Fee', value: null },
      { term: 'Balance after', value: '₦47,794.00' },
    ],
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
});

export const Review = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.queryByText('Fee')).toBeNull();
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const LongText = meta.story({
  args: {
    rows: [
      {
        term: 'Customer',
        value: 'Oluwaseun Adebayo-Ogunlesi and Chukwuemeka Nwankwo Trading Enterprises Limited',
      },
      { term: 'Reference', value: '0192f0c4-7b1e-7c3a-9d10-2f6b8e4a5c41' },
      { term: 'Price', value: '₦9,999,999,999.99' },
    ],
  },
});
