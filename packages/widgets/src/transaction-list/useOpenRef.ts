import { type RefObject, useEffect, useRef, useState } from 'react';

interface OpenRefProps {
  readonly openRef?: string | null | undefined;
  readonly onOpenChange?: ((ref: string | null) => void) | undefined;
}

/** Assumed height in px of a host's bars at the top and the bottom of the page. */
const BARS = 80;

export interface OpenRef {
  readonly ref: string | null;
  /** Ref of the panel, which takes the focus when the agent opens it. */
  readonly panel: RefObject<HTMLElement | null>;
  /** Ref of the element around the rows. The row of the closed transaction gets the focus back. */
  readonly rows: RefObject<HTMLDivElement | null>;
  /** Opens the transaction with this ref; `null` closes it. */
  show(ref: string | null): void;
}

/** The open transaction, controlled by the host (`openRef`) or kept here. Also moves the focus. */
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
    // A transaction that a link opens must not take the focus.
    if (ref !== null && isByHand.current) showPanel(panel.current);
    if (ref === null && before.current !== null) focusRow(rows.current, before.current);
    isByHand.current = false;
    before.current = ref;
  }, [ref]);

  return { ref, panel, rows, show };
}

/**
 * Focuses the panel and scrolls its start into view, because the pressed row may be far down. The panel's scroll margin
 * leaves space for the host's title and bar.
 */
function showPanel(panel: HTMLElement | null): void {
  panel?.focus({ preventScroll: true });
  // Beside the list it is sticky and already visible.
  if (panel && getComputedStyle(panel).position !== 'sticky') panel.scrollIntoView({ block: 'start' });
}

function focusRow(rows: HTMLElement | null, ref: string): void {
  const row = [...(rows?.querySelectorAll<HTMLElement>('[data-ref]') ?? [])].find(
    ({ dataset }) => dataset['ref'] === ref || dataset['key'] === ref,
  );
  row?.focus({ preventScroll: true });
  // Centred, because a host's bar may cover either edge.
  if (row && !isInSight(row)) row.scrollIntoView({ block: 'center' });
}

function isInSight(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= BARS && bottom <= innerHeight - BARS;
}
