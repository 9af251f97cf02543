import { percentEncode } from '@oja/core';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/** Returns the decoded URL fragment; `null` if it is empty or malformed. */
function read(): string | null {
  try {
    return decodeURIComponent(location.hash.slice(1)) || null;
  } catch {
    // Malformed percent-encoding, for example in a URL typed by hand.
    return null;
  }
}

/**
 * Keeps the open part of a page in the URL fragment: a link can name it, a reload keeps it, and Back leaves the page,
 * however many parts were opened. `first` is open if the URL has no fragment.
 */
export function useHash(first: string): readonly [open: string | null, show: (part: string | null) => void] {
  const [path, go] = useLocation();
  const [open, setOpen] = useState<string | null>(() => read() ?? first);
  useEffect(() => {
    const follow = () => setOpen(read() ?? first);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [first]);
  const show = (part: string | null) => {
    setOpen(part);
    go(part === null ? path : `${path}#${percentEncode(part)}`, { replace: true });
  };
  return [open, show];
}
