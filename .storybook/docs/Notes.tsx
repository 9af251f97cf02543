import * as styles from './ComponentPage.css.ts';
import type { Usage } from './usage.ts';

const sections = [
  ['use', 'Do'],
  ['avoid', 'Don’t'],
  ['accessibility', 'Accessibility'],
  ['content', 'Content'],
] as const;

/** The usage notes of a component: do, don't, accessibility and content. */
export function Notes({ usage }: Readonly<{ usage: Usage }>) {
  return (
    <div className={styles.notes}>
      {sections.map(([name, title]) => (
        <section key={name} className={styles.tone[name]} aria-label={title}>
          <h3 className={styles.noteTitle}>{title}</h3>
          <ul className={styles.lines}>
            {usage[name].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
