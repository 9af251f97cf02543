import { useText } from '@oja/widgets/binding';
import { SupportButton } from '@oja/widgets/support-button';
import { supportPage } from '@oja/widgets/text';
import { subheading } from '@oja/widgets/theme';
import { Card } from '@oja/widgets/ui';
import { useId } from 'react';
import { NeedsAttention } from '../../openPurchases/NeedsAttention.tsx';
import { column, columns } from '../../screens/Columns.css.ts';
import * as rows from '../../screens/Rows.css.ts';
import * as styles from './SupportPage.css.ts';

/** Whom to ask, what is asked most, and what becomes of the sales that are still open. */
export function SupportPage() {
  const text = useText({ supportPage }).supportPage;
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
