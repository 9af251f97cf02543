import { Fragment } from 'react';

/** A path that can wrap after its slashes but not within a segment. */
export function PathText({ path }: Readonly<{ path: string }>) {
  const parts = path.split(/(?<=\/)(?=[^/])/);
  return parts.map((part, place) => (
    // The path up to this part is unique.
    <Fragment key={parts.slice(0, place + 1).join('')}>
      {part}
      <wbr />
    </Fragment>
  ));
}
