import { useText } from '@oja/widgets/binding';
import { commands as words } from '@oja/widgets/text';
import { caption } from '@oja/widgets/theme';
import { Icon, listOption } from '@oja/widgets/ui';
import { useEffect, useRef } from 'react';
import * as styles from './CommandPalette.css.ts';
import { type Command, commandGroups } from './matchCommands.ts';

type CommandOptionsProps = Readonly<{
  /** Id of the combobox. The list has the id `<id>-list`, an option `<id>-<index>`. */
  id: string;
  found: readonly Command[];
  active: number;
  onRun: (at: number) => void;
}>;

/** The grouped option list of the command combobox. Scrolls to the active option. */
export function CommandOptions({ id, found, active, onRun }: CommandOptionsProps) {
  const text = useText({ commands: words }).commands;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = active < 0 ? null : list.current?.querySelector('[aria-selected="true"]');
    option?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={text.title} className={styles.list}>
      {commandGroups.map((group) => {
        const members = found
          .map((command, at) => ({ command, at }))
          .filter((one) => one.command.group === group);
        if (members.length === 0) return null;
        const nameId = `${id}-${group}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset.
          <div key={group} role="group" aria-labelledby={nameId}>
            <p id={nameId} className={`${caption} ${styles.group}`}>
              {text.groups[group]}
            </p>
            {members.map(({ command, at }) => (
              <Option
                key={command.id}
                id={`${id}-${at}`}
                command={command}
                isActive={at === active}
                onRun={() => onRun(at)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

type OptionProps = Readonly<{ id: string; command: Command; isActive: boolean; onRun: () => void }>;

function Option({ id, command: { label, note, glyph, shortcut }, isActive, onRun }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the keys.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={`${listOption} ${styles.option}`}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <Icon glyph={glyph} />
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {note && <span className={caption}>{note}</span>}
      </span>
      {shortcut && <kbd className={styles.cap}>{shortcut}</kbd>}
    </div>
  );
}
