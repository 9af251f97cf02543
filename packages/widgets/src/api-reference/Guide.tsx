import type { ReactNode } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { apiReference } from '../text/en/apiReference.ts';
import { body, heading, subheading } from '../theme/type.css.ts';
import { Card } from '../ui/layout/Card.tsx';
import * as styles from './ApiReference.css.ts';
import { pre } from './detail/Code.css.ts';
import type { GuideName } from './entries.ts';

type GuideProps = Readonly<{
  name: GuideName;
  keys: ReactNode;
  /** `true` renders the guide on a card with its title; `false` within an entry that already shows the title. */
  isAlone: boolean;
}>;

/** A guide. The authentication guide shows the host's `keys` beside it. */
export function Guide({ name, keys, isAlone }: GuideProps) {
  const words = useText({ apiReference }).apiReference;
  const isAccess = name === 'authentication';
  const text = (
    <div className={styles.guideText}>
      {isAlone && <h3 className={heading}>{words.guides[name]}</h3>}
      {words[name].map((paragraph) => (
        <div key={paragraph.title} className={styles.paragraph}>
          <h4 className={subheading}>{paragraph.title}</h4>
          <p className={body}>{paragraph.body}</p>
        </div>
      ))}
      {isAccess && <pre className={pre}>Authorization: Bearer {words.placeholders.agent}</pre>}
    </div>
  );
  return (
    <div className={styles.guide} data-beside={isAccess && Boolean(keys)}>
      <div className={styles.guideColumn}>{isAlone ? <Card>{text}</Card> : text}</div>
      {isAccess && keys && <div className={styles.guideColumn}>{keys}</div>}
    </div>
  );
}
