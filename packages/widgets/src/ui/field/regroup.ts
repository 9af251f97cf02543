import type { ChangeEvent } from 'react';

/** Groups the digits of a control's text: "0803 123 4567". `before` is the text before the edit. */
export type Group = (typed: string, before: string) => string;

/**
 * Groups the text after an edit and returns it. The caret keeps the number of digits after it, because the edit left them
 * alone. At a separator it goes before it, so that Backspace continues, or after it for Delete.
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
