import { foldText } from '@oja/core';

/** A screen, a customer or an action that can be found by name. */
export interface Command {
  /** Unique among all commands. */
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  /** Further text that identifies the command: a number, the latest purchase. Is searched too. */
  readonly note?: string;
  readonly glyph: string;
  /** Keyboard shortcut that works anywhere: "Alt+1". */
  readonly shortcut?: string | undefined;
  readonly run: () => void;
}

/** In display order. */
export const commandGroups = ['customers', 'screens', 'actions'] as const;
export type CommandGroup = (typeof commandGroups)[number];

/** Splits a text into folded words, so that "Owo ina" finds "Owó iná". */
const wordsOf = (text: string): readonly string[] => foldText(text).split(/\s+/).filter(Boolean);

/** True if each typed word is the beginning of a word of the command, in any order. */
function fits({ label, note = '' }: Command, typed: readonly string[]): boolean {
  const words = wordsOf(`${label} ${note}`);
  return typed.every((part) => words.some((word) => word.startsWith(part)));
}

/** Commands that match the query, by group. Names that start with the query come first. An empty query matches all. */
export function matchCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const parts = wordsOf(typed);
  const begins = ({ label }: Command) => (foldText(label).startsWith(parts[0] ?? '') ? 0 : 1);
  const found = commands.filter((command) => fits(command, parts));
  return commandGroups.flatMap((group) =>
    found.filter((command) => command.group === group).sort((one, other) => begins(one) - begins(other)),
  );
}
