import { Fragment } from 'react';

/** A path that breaks after its slashes where it is too long for a line, and not within a word. */
export function PathText({ path }: Readonly<{ path: string }>) {
  return path.split(/(?<=\/)(?=[^/])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path never move.
    <Fragment key={place}>
      {part}
      <wbr />
    </Fragment>
  ));
}
