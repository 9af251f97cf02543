import type { ApiKey, RotatedKey } from '@oja/core';
import { useState } from 'react';

type Named = ApiKey & { readonly id: string };

export interface Rotating {
  /** The key that is to be replaced. */
  readonly asked: Named | null;
  /** The new one, whole, for as long as it is on screen. */
  readonly made: RotatedKey | null;
  ask(key: Named): void;
  keep(): void;
  done(made: RotatedKey): void;
  forget(): void;
}

/** Replacing a key: the question, then the new key. */
export function useRotate(): Rotating {
  const [asked, setAsked] = useState<Named | null>(null);
  const [made, setMade] = useState<RotatedKey | null>(null);
  return {
    asked,
    made,
    ask: setAsked,
    keep: () => setAsked(null),
    done(rotated) {
      setAsked(null);
      setMade(rotated);
    },
    forget: () => setMade(null),
  };
}
