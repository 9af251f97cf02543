import { useState } from 'react';
import type { LazyCode } from '../ui/lazy/lazyCode.ts';
import { useLazy } from '../ui/lazy/useLazy.ts';

/** A dialog and the button that opens it. The dialog's code loads on pointerenter, focus or click of the button. */
export function useLazyDialog<C>(code: LazyCode<C>) {
  const [isOpen, setOpen] = useState(false);
  const { Component, failure, load } = useLazy(code);
  return {
    /** The dialog's component while it is open; `null` if it is closed or its code is not loaded. */
    Dialog: isOpen && !failure ? Component : null,
    /** True if the dialog was opened and its code failed to load. */
    hasFailed: isOpen && failure !== null,
    isLoading: isOpen && !Component && !failure,
    /** Properties of the button. */
    button: {
      'aria-haspopup': 'dialog' as const,
      onPointerEnter: load,
      onFocus: load,
      onClick() {
        load();
        setOpen(true);
      },
    },
    close: () => setOpen(false),
  };
}
