import { Fragment, type MouseEvent, useEffect, useRef } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { apiReference } from '../text/en/apiReference.ts';
import { plainList } from '../ui/layout/plainList.css.ts';
import * as styles from './ApiReference.css.ts';
import { EntryName } from './EntryName.tsx';
import type { Entry, LayoutProps } from './entries.ts';

/** A click that does not ask the browser for a new tab, a new window or a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Moves the focus to an entry that the reader chose in the list, but not to one that the host opened. */
function useFocusOnChoice(open: string | null) {
  const panel = useRef<HTMLDivElement>(null);
  const chosen = useRef<string | null>(null);
  useEffect(() => {
    if (chosen.current !== null && chosen.current === open) {
      panel.current?.focus({ preventScroll: true });
      panel.current?.scrollIntoView({ block: 'start' });
    }
    chosen.current = null;
  }, [open]);
  const choose = (name: string) => {
    chosen.current = name;
  };
  return { panel, choose };
}

/** The layout for wide pages: the list of entries on the left, the open entry on the right. */
export function SideBySide({ groups, everything, open, onShow, search, read }: LayoutProps) {
  const words = useText({ apiReference }).apiReference;
  const shown = everything.find(({ name }) => name === open) ?? everything[0];
  const { panel, choose } = useFocusOnChoice(shown?.name ?? null);
  const press = (event: MouseEvent, entry: Entry) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    choose(entry.name);
    onShow(entry.name);
  };
  return (
    <div className={styles.columns}>
      <nav className={styles.side} aria-label={words.calls}>
        {search}
        {groups.map(({ title, entries }) => (
          <div key={title} className={styles.sideGroup}>
            <h3 className={styles.sideTitle}>{title}</h3>
            <ul className={plainList}>
              {entries.map((entry) => (
                <li key={entry.name}>
                  <a
                    href={`#${entry.name}`}
                    className={styles.link}
                    title={entry.kind === 'call' ? entry.call.summary : undefined}
                    aria-current={entry.name === shown?.name ? 'true' : undefined}
                    onClick={(event) => press(event, entry)}
                  >
                    <EntryName entry={entry} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.panel} ref={panel} tabIndex={-1}>
        {shown && <Fragment key={shown.name}>{read(shown)}</Fragment>}
      </div>
    </div>
  );
}
