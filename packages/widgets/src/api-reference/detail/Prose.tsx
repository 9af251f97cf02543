import { code } from '../ApiReference.css.ts';

/** A sentence of the API document, in which backticks mark code. */
export function Prose({ text }: Readonly<{ text: string }>) {
  return text.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
      <code key={at} className={code}>
        {part}
      </code>
    ),
  );
}
