import { useState } from 'react';

export interface OpenProps {
  /** Name of the open endpoint or guide; `null` for none. Uncontrolled if omitted. */
  readonly open?: string | null;
  /** Called when the reader opens an entry, or closes it (`null`), for example to store it in the URL. */
  readonly onOpenChange?: (name: string | null) => void;
}

/** The open entry, controlled by the host or kept here. */
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
