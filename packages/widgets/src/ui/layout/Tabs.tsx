import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as styles from './Tabs.css.ts';

export type Tab<Value extends string> = Readonly<{ value: Value; label: string }>;

export type TabsProps<Value extends string> = Readonly<{
  /** Accessible name of the tab list. */
  label: string;
  /** Two to five tabs, labelled in a word or two. */
  tabs: readonly Tab<Value>[];
  /** The selected tab. The owner keeps it in its state. */
  value: Value;
  /** Called with the value of the selected tab. */
  onChange: (value: Value) => void;
  /** Renders the panel of a tab. Mounted on first display and then kept, with what was typed. */
  children: (value: Value) => ReactNode;
}>;

/** The index that a key leads to from the tab at `index`; `null` for other keys. */
function target(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

type TabListProps<Value extends string> = Omit<TabsProps<Value>, 'children'> & Readonly<{ id: string }>;

function TabList<Value extends string>({ id, label, tabs, value, onChange }: TabListProps<Value>) {
  const list = useRef<HTMLDivElement>(null);

  const press = (event: KeyboardEvent, index: number) => {
    const next = target(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div role="tablist" aria-label={label} className={styles.list} ref={list}>
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.value}`}
          aria-controls={`${id}-panel-${tab.value}`}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(tab.value)}
          onKeyDown={(event) => press(event, index)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Tabs with one visible panel. The tab list is a single tab stop; arrow keys select (ARIA tabs pattern). */
export function Tabs<Value extends string>({ children, ...list }: TabsProps<Value>) {
  const id = useId();
  const { tabs, value } = list;
  const shown = useShown(value);
  return (
    <div>
      <TabList id={id} {...list} />
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== value}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that begins with text is a tab stop (ARIA tabs pattern).
          tabIndex={0}
          className={styles.panel}
        >
          {shown.has(tab.value) && children(tab.value)}
        </div>
      ))}
    </div>
  );
}

/** Every value that has been selected. */
function useShown<Value extends string>(value: Value): ReadonlySet<Value> {
  const [shown, setShown] = useState<ReadonlySet<Value>>(new Set([value]));
  if (shown.has(value)) return shown;
  const grown = new Set([...shown, value]);
  setShown(grown);
  return grown;
}
