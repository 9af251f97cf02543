import { useClient, useText } from '@oja/widgets/binding';
import { useFoundCustomers } from '@oja/widgets/purchase';
import { kit, commands as words } from '@oja/widgets/text';
import { Dialog, SearchInput, useActiveOption, VisuallyHidden } from '@oja/widgets/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { CommandOptions } from './CommandOptions.tsx';
import * as styles from './CommandPalette.css.ts';
import { matchCommands } from './matchCommands.ts';
import { useCommands } from './useCommands.ts';

/** Minimum number of typed characters before customers are searched. */
const LEAST = 2;

export type CommandPaletteProps = Readonly<{ onClose: () => void; onSettings: () => void }>;

/** Finds every screen, customer and action by name, for agents who work by keyboard. */
export function CommandPalette({ onClose, onSettings }: CommandPaletteProps) {
  const text = useText({ commands: words, kit });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const sought = typed.trim();
  const { customers } = useFoundCustomers(useClient(), sought.length >= LEAST ? 'any' : null, sought);
  const found = matchCommands(useCommands(sought.length >= LEAST ? customers : [], onSettings), typed);
  const { active, step } = useActiveOption(typed, found.length, 0);
  const run = (at: number) => {
    const command = found[at];
    if (!command) return;
    onClose();
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') run(active);
    else if (event.key === 'ArrowDown' && found.length > 0) step(1);
    else if (event.key === 'ArrowUp' && found.length > 0) step(-1);
    else return;
    event.preventDefault();
  };
  // Runs after the dialog has focused its title.
  useEffect(() => input.current?.focus(), []);

  return (
    <Dialog title={text.commands.title} words={text.kit} onClose={onClose}>
      <div className={styles.palette}>
        <SearchInput
          ref={input}
          label={text.commands.search}
          words={text.kit}
          value={typed}
          onChange={setTyped}
          onKeyDown={press}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          {...(active >= 0 && { 'aria-activedescendant': `${id}-${active}` })}
        />
        <VisuallyHidden>
          <span role="status">{sought && text.commands.found(found.length)}</span>
        </VisuallyHidden>
        {found.length === 0 && <p className={styles.none}>{text.commands.none}</p>}
        <CommandOptions id={id} found={found} active={active} onRun={run} />
        <p className={styles.keys}>
          {text.commands.keys.map(([key, does]) => (
            <span key={key} className={styles.key}>
              <kbd className={styles.cap}>{key}</kbd> {does}
            </span>
          ))}
        </p>
      </div>
    </Dialog>
  );
}
