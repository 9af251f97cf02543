import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { FailureNotice, Notice, StaleNotice } from './Notice.tsx';

const meta = preview.meta({
  title: 'Kit/Notice',
  component: Notice,
  argTypes: {
    tone: { control: 'select', options: ['info', 'positive', 'caution', 'critical'] },
    announced: { control: 'boolean' },
    children: { control: 'text' },
    action: { control: false },
  },
});

export const Info = meta.story({
  args: { tone: 'info', children: '0803 is usually MTN. If the number was ported, keep Airtel.' },
});
export const Positive = meta.story({
  args: { tone: 'positive', title: 'Delivered', children: '1 GB is on 0803 123 4567.' },
});
export const Caution = meta.story({
  args: {
    tone: 'caution',
    title: 'The network did not answer',
    children: '₦500 is held while we confirm. You don’t need to pay again.',
  },
});
export const Critical = meta.story({
  args: { tone: 'critical', title: '₦206 short', children: 'This plan costs ₦456.' },
});

const every = (
  <>
    <Notice tone="info">0803 is usually MTN. If the number was ported, keep Airtel.</Notice>
    <Notice tone="positive" title="Delivered">
      1 GB is on 0803 123 4567.
    </Notice>
    <Notice tone="caution" title="The network did not answer">
      ₦500 is held while we confirm. You don’t need to pay again.
    </Notice>
    <Notice tone="critical" title="₦206 short" action={<Button>Add money</Button>}>
      This plan costs ₦456 and your balance is ₦250.
    </Notice>
  </>
);

export const Every = meta.story({ render: () => every });
export const Dark = meta.story({ render: () => every, globals: { theme: 'dark' } });

export const LongText = meta.story({
  args: {
    tone: 'caution',
    title:
      'Transaction 0192f0c4-7b1e-7c3a-9d10-2f6b8e4a5c41-and-then-some is being confirmed with the network',
    children:
      'Airtel has been slow since nine this morning. Sales go through, and each may take some minutes to be confirmed; the money is held until then, and comes back if the network refuses the sale.',
  },
});

const nothing = () => {};

export const DidNotCome = meta.story({
  render: () => (
    <FailureNotice title="Could not load your transactions" retryLabel="Try again" onRetry={nothing}>
      You are offline. Check your connection.
    </FailureNotice>
  ),
});

/** A shop is expected to be offline at times, so that notice is `info`; a failing service is `caution`. */
export const Old = meta.story({
  render: () => (
    <>
      <StaleNotice isOffline retryLabel="Try again" onRetry={nothing}>
        As of 09:41. You are offline.
      </StaleNotice>
      <StaleNotice isOffline={false} retryLabel="Try again">
        As of 09:41. Our service did not answer.
      </StaleNotice>
    </>
  ),
  play: async ({ canvas }) => {
    const tones = canvas.getAllByRole('status').map(({ dataset }) => dataset['tone']);
    await expect(tones).toEqual(['info', 'caution']);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});
