import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../layout/Card.tsx';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Kit/Skeleton', component: Skeleton });

const rows = (
  <div role="status" aria-busy="true" aria-label="Loading">
    <Card>
      <SkeletonText size={14} width="8ch" />
      <SkeletonText size={32} width="9ch" />
      <Skeleton height="44px" />
      <Skeleton width="40px" height="40px" round />
    </Card>
  </div>
);

export const Balance = meta.story({ render: () => rows });
export const Dark = meta.story({ render: () => rows, globals: { theme: 'dark' } });
