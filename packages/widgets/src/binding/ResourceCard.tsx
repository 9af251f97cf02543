import { type ReactNode, useId } from 'react';
import { heading } from '../theme/type.css.ts';
import { SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import * as styles from './ResourceCard.css.ts';
import type { ResourceWords } from './ResourceNotices.tsx';
import { ResourceView } from './ResourceView.tsx';
import { isLacking, type ResourceResult } from './useResource.ts';

type ResourceCardProps<T> = Readonly<{
  state: ResourceResult<T>;
  words: ResourceWords & Readonly<{ title: string; lead: string }>;
  /** The client's clock, ms since 1970. */
  now: number;
  onRetry: () => void;
  children: (data: T) => ReactNode;
}>;

/** A widget that is a single card: a title, a lead and a fetched value in each of its states. */
export function ResourceCard<T>({ state, words, now, onRetry, children }: ResourceCardProps<T>) {
  const titleId = useId();
  // Renders nothing if the server lacks the endpoint.
  if (isLacking(state)) return null;
  return (
    <WidgetRoot className={styles.root} aria-labelledby={titleId} aria-busy={state.isPending}>
      <Card>
        <div className={styles.head}>
          <h2 part="heading" className={heading} id={titleId}>
            {words.title}
          </h2>
          <p className={styles.muted}>{words.lead}</p>
        </div>
        <ResourceView
          state={state}
          words={words}
          now={now}
          onRetry={onRetry}
          skeleton={<SkeletonText width="28ch" />}
        >
          {children}
        </ResourceView>
      </Card>
    </WidgetRoot>
  );
}
