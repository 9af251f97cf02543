import { type RefObject, useEffect, useRef, useState } from 'react';

interface OpenRefProps {
  readonly openRef?: string | null | undefined;
  readonly onOpenChange?: ((ref: string | null) => void) | undefined;
}

/** As high as the bars that a host lays over the page's edges, in px. */
const BARS = 80;

export interface OpenRef {
  readonly ref: string | null;
  /** Goes on the panel: it takes the focus when the agent opens it. */
  readonly panel: RefObject<HTMLElement | null>;
  /** Goes around the rows: the row of what was open gets the focus back. */
  readonly rows: RefObject<HTMLDivElement | null>;
  /** Opens the transaction with this ref; null closes. */
  show(ref: string | null): void;
}

/** Which transaction is open: told by the host (`openRef`), else kept here. And where the focus goes. */
export function useOpenRef({ openRef, onOpenChange }: OpenRefProps): OpenRef {
  const [kept, setKept] = useState<string | null>(null);
  const ref = openRef === undefined ? kept : openRef;
  const panel = useRef<HTMLElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const isByHand = useRef(false);
  const before = useRef<string | null>(null);

  const show = (next: string | null) => {
    isByHand.current = true;
    setKept(next);
    onOpenChange?.(next);
  };

  useEffect(() => {
    // A link that opens one must not take the focus from where the reader is.
    if (ref !== null && isByHand.current) showPanel(panel.current);
    if (ref === null && before.current !== null) focusRow(rows.current, before.current);
    isByHand.current = false;
    before.current = ref;
  }, [ref]);

  return { ref, panel, rows, show };
}

/**
 * The reader stood at a row far down, and the detail is short: its beginning is brought into sight, with what the host
 * has above it as far as its margin tells.
 */
function showPanel(panel: HTMLElement | null): void {
  panel?.focus({ preventScroll: true });
  // Beside the list it sticks where it is seen.
  if (panel && getComputedStyle(panel).position !== 'sticky') panel.scrollIntoView({ block: 'start' });
}

function focusRow(rows: HTMLElement | null, ref: string): void {
  const row = [...(rows?.querySelectorAll<HTMLElement>('[data-ref]') ?? [])].find(
    ({ dataset }) => dataset['ref'] === ref || dataset['key'] === ref,
  );
  row?.focus({ preventScroll: true });
  // In the middle: a host's bar may lie over either edge.
  if (row && !isInSight(row)) row.scrollIntoView({ block: 'center' });
}

function isInSight(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= BARS && bottom <= innerHeight - BARS;
}
