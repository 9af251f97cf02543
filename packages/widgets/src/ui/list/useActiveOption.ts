import { useState } from 'react';

/**
 * Which option of a list the arrow keys are at, while the focus stays in the field above it (WAI-ARIA combobox): its
 * index, or -1. What is typed anew begins at `first` again.
 */
export function useActiveOption(typed: string, many: number, first = -1) {
  const [at, setAt] = useState({ typed, active: first });
  const active = at.typed === typed && at.active < many ? at.active : Math.min(first, many - 1);
  return {
    active,
    /** Down by 1 or up by -1, from one end to the other. For a list that is not empty. */
    step: (by: 1 | -1) =>
      setAt({ typed, active: active < 0 && by < 0 ? many - 1 : (active + by + many) % many }),
  };
}
