import type { ChangeEvent } from 'react';

/** Groups what stands in a control, such as "0803 123 4567". `before` is what it showed until now. */
export type Group = (typed: string, before: string) => string;

/**
 * Groups what was just typed or pasted, and gives what then stands there. The caret keeps the digits that follow it: those
 * an edit leaves alone. It stands before the mark at its place, so that Backspace goes on, and after it for Delete.
 */
export function regroup(
  { currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>,
  group: Group,
  before: string,
): string {
  const { value, selectionStart } = input;
  const grouped = group(value, before);
  if (grouped !== value) {
    const following = value.slice(selectionStart ?? value.length).replace(/[^\d.]/g, '').length;
    const mark = (nativeEvent as InputEvent).inputType === 'deleteContentForward' ? '' : '[ ,]?';
    const at = grouped.search(RegExp(`${mark}(?:[\\d.][ ,]*){${following}}$`));
    input.value = grouped;
    input.setSelectionRange(at, at);
  }
  return grouped;
}
