import { useId } from 'react';
import { caption, subheading } from '../theme/type.css.ts';
import { chevronDown } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { plainList } from '../ui/layout/plainList.css.ts';
import * as styles from './ApiReference.css.ts';
import { EntryName } from './EntryName.tsx';
import type { Entry, LayoutProps } from './entries.ts';

type DisclosureProps = Pick<LayoutProps, 'open' | 'onShow' | 'read'> & Readonly<{ entry: Entry }>;

function Disclosure({ entry, open, onShow, read }: DisclosureProps) {
  const id = useId();
  const isOpen = open === entry.name;
  return (
    <li className={styles.disclosure}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onShow(isOpen ? null : entry.name)}
      >
        <span className={styles.summaryText}>
          <EntryName entry={entry} />
          {entry.kind === 'call' && !isOpen && <span className={caption}>{entry.call.summary}</span>}
        </span>
        <span className={styles.chevron} data-open={isOpen}>
          <Icon glyph={chevronDown} />
        </span>
      </button>
      {isOpen && (
        <div id={id} className={styles.opened}>
          {read(entry)}
        </div>
      )}
    </li>
  );
}

/** The layout for phones: one column in which each entry expands in place. */
export function Disclosures({ groups, open, onShow, search, read }: LayoutProps) {
  return (
    <div className={styles.column}>
      {search}
      {groups.map(({ title, says, entries }) => (
        <div key={title} className={styles.group}>
          <h3 className={subheading}>{title}</h3>
          {says && <p className={caption}>{says}</p>}
          <Card flush>
            <ul className={plainList}>
              {entries.map((entry) => (
                <Disclosure key={entry.name} entry={entry} open={open} onShow={onShow} read={read} />
              ))}
            </ul>
          </Card>
        </div>
      ))}
    </div>
  );
}
