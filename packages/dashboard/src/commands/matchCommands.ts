import { foldText } from '@oja/core';

/** Something to open or to do, found by its name. */
export interface Command {
  /** Unlike every other. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  /** What else tells it apart: a number, the latest sale. It is searched too. */
  readonly note?: string;
  readonly glyph: string;
  /** The keys that do the same from anywhere: "Alt+1". */
  readonly shortcut?: string | undefined;
  readonly run: () => void;
}

/** In the order of the list. */
export const commandGroups = ['customers', 'screens', 'actions'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** Splits a text into folded words: "Owo ina" finds "Owó iná". */
const wordsOf = (text: string): readonly string[] => foldText(text).split(/\s+/).filter(Boolean);

/** Whether each typed word begins a word of the command, in any order. */
function fits({ label, note = '' }: Command, typed: readonly string[]): boolean {
  const words = wordsOf(`${label} ${note}`);
  return typed.every((part) => words.some((word) => word.startsWith(part)));
}

/** The commands with what was typed, by group; within one, those first whose name begins with it. Nothing typed: all. */
export function matchCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const parts = wordsOf(typed);
  const begins = ({ label }: Command) => (foldText(label).startsWith(parts[0] ?? '') ? 0 : 1);
  const found = commands.filter((command) => fits(command, parts));
  return commandGroups.flatMap((group) =>
    found.filter((command) => command.group === group).sort((one, other) => begins(one) - begins(other)),
  );
}
