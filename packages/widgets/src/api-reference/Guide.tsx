import type { ReactNode } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { apiReference } from '../text/en/apiReference.ts';
import { body, heading, small, subheading } from '../theme/type.css.ts';
import * as styles from './ApiReference.css.ts';
import type { GuideName } from './entries.ts';

type GuideProps = Readonly<{
  name: GuideName;
  schemes: Readonly<Record<string, string>>;
  keys: ReactNode;
  /** False where its name stands right above it already. */
  isTitled: boolean;
}>;

/** How to begin. Beside how to get access stand the reader's keys, where the host has them. */
export function Guide({ name, schemes, keys, isTitled }: GuideProps) {
  const words = useText({ apiReference }).apiReference;
  const isAccess = name === 'authentication';
  return (
    <div className={styles.guide} data-beside={isAccess && Boolean(keys)}>
      <div className={styles.guideText}>
        {isTitled && <h3 className={heading}>{words.guides[name]}</h3>}
        {words[name].map((paragraph) => (
          <div key={paragraph.title} className={styles.paragraph}>
            <h4 className={subheading}>{paragraph.title}</h4>
            <p className={body}>{paragraph.body}</p>
          </div>
        ))}
        {isAccess && (
          <>
            <pre className={styles.pre}>Authorization: Bearer {words.placeholders.agent}</pre>
            <ul className={styles.schemes}>
              {Object.entries(schemes).map(([scheme, says]) => (
                <li key={scheme} className={small}>
                  {says}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {isAccess && keys && <div className={styles.guideBeside}>{keys}</div>}
    </div>
  );
}
