import { Fragment } from 'react';

/** A path that breaks after its slashes where it is too long for a line, and not within a word. */
export function PathText({ path }: Readonly<{ path: string }>) {
  const parts = path.split(/(?<=\/)(?=[^/])/);
  return parts.map((part, place) => (
    // The path as far as this part: no other one has the same.
    <Fragment key={parts.slice(0, place + 1).join('')}>
      {part}
      <wbr />
    </Fragment>
  ));
}
