import { useState } from 'react';

/**
 * The active option of a list, moved by the arrow keys while the focus stays in the input (WAI-ARIA combobox): its index,
 * or -1. New input resets it to `first`.
 */
export function useActiveOption(typed: string, many: number, first = -1) {
  const [at, setAt] = useState({ typed, active: first });
  const active = at.typed === typed && at.active < many ? at.active : Math.min(first, many - 1);
  return {
    active,
    /** Moves by 1 or -1 and wraps at the ends. The list must not be empty. */
    step: (by: 1 | -1) =>
      setAt({ typed, active: active < 0 && by < 0 ? many - 1 : (active + by + many) % many }),
  };
}
