import { useText } from '@oja/widgets/binding';
import { check, chevronRight } from '@oja/widgets/icons';
import { home } from '@oja/widgets/text';
import { subheading } from '@oja/widgets/theme';
import { Card, Icon, VisuallyHidden } from '@oja/widgets/ui';
import { useId } from 'react';
import { useRoutes } from '../routing/RoutesContext.ts';
import * as rows from '../screens/Rows.css.ts';
import { RouteLink } from '../shell/RouteLink.tsx';
import * as styles from './FirstSteps.css.ts';

const steps = [
  { name: 'money', screen: 'funding' },
  { name: 'sale', screen: 'data' },
  { name: 'receipt', screen: null },
] as const;

type FirstStepsProps = Readonly<{
  /** True once the wallet has received money, which completes the first step. */
  hasMoney: boolean;
}>;

/** Steps to the first sale, shown until the agent has sold something. */
export function FirstSteps({ hasMoney }: FirstStepsProps) {
  const words = useText({ home }).home;
  const routes = useRoutes();
  const titleId = useId();
  return (
    <section className={rows.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={subheading}>
        {words.firstSteps}
      </h2>
      <Card flush>
        <ol className={rows.list}>
          {steps.map(({ name, screen }, at) => {
            const isDone = name === 'money' && hasMoney;
            const route = routes.find((each) => each.name === screen);
            const content = (
              <>
                <span className={isDone ? styles.done : styles.number} aria-hidden="true">
                  {isDone ? <Icon glyph={check} size={16} /> : at + 1}
                </span>
                <span className={styles.words}>
                  <span className={styles.title}>{words.steps[name].title}</span>
                  <span className={styles.body}>{words.steps[name].body}</span>
                  {isDone && <VisuallyHidden>{words.stepDone}</VisuallyHidden>}
                </span>
              </>
            );
            return (
              <li key={name} className={rows.item}>
                {route ? (
                  <RouteLink route={route} className={rows.row}>
                    {content}
                    <Icon glyph={chevronRight} />
                  </RouteLink>
                ) : (
                  <div className={rows.row}>{content}</div>
                )}
              </li>
            );
          })}
        </ol>
      </Card>
    </section>
  );
}
