import { useState } from 'react';

export interface OpenProps {
  /** The name of the call that is read, or of a guide; null for none. Left out: the widget keeps it itself. */
  readonly open?: string | null;
  /** The reader opened one, or closed it (null): for hosts that keep it in the address. */
  readonly onOpenChange?: (name: string | null) => void;
}

/** What is open: told by the host, else kept here. */
export function useOpen(
  { open, onOpenChange }: OpenProps,
  first: string,
): readonly [open: string | null, show: (name: string | null) => void] {
  const [kept, setKept] = useState<string | null>(first);
  const show = (name: string | null) => {
    setKept(name);
    onOpenChange?.(name);
  };
  return [open === undefined ? kept : open, show];
}
