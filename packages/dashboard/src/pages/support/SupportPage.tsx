import { useText } from '@oja/widgets/binding';
import { SupportButton } from '@oja/widgets/support-button';
import { supportPage } from '@oja/widgets/text';
import { subheading } from '@oja/widgets/theme';
import { Card, TextLink } from '@oja/widgets/ui';
import { useId } from 'react';
import { NeedsAttention } from '../../openPurchases/NeedsAttention.tsx';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { useLinks } from '../../routing/useLinks.ts';
import { column, columns } from '../../screens/Columns.css.ts';
import * as rows from '../../screens/Rows.css.ts';
import * as styles from './SupportPage.css.ts';

/** Contact, common answers, and the purchases that are still open. */
export function SupportPage() {
  const text = useText({ supportPage }).supportPage;
  const routes = useRoutes();
  const answersId = useId();
  return (
    <div className={columns}>
      <div className={column}>
        <Card>
          <div className={styles.contact}>
            <div className={styles.words}>
              <h2 className={subheading}>{text.contact}</h2>
              <p className={styles.muted}>{text.contactBody}</p>
            </div>
            <SupportButton />
          </div>
        </Card>
        <Card>
          <div className={styles.ways} {...useLinks()}>
            <TextLink href={addressOf(routes, 'cases')}>{text.cases}</TextLink>
            <p className={styles.muted}>{text.casesBody}</p>
            <TextLink href={addressOf(routes, 'notices')}>{text.notices}</TextLink>
            <p className={styles.muted}>{text.noticesBody}</p>
          </div>
        </Card>
        <NeedsAttention showNone />
      </div>
      <section className={rows.section} aria-labelledby={answersId}>
        <h2 id={answersId} className={subheading}>
          {text.answers}
        </h2>
        <Card flush>
          {text.questions.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary className={styles.summary}>{question}</summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </Card>
      </section>
    </div>
  );
}
