import type { ReactNode } from 'react';
import { warning } from '../icon/glyphs.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Field.css.ts';

export type FieldMessagesProps = Readonly<{
  id: string;
  hint?: ReactNode;
  error?: string | null | undefined;
}>;

/** The ids of the hint and the error, for `aria-describedby`; `undefined` if there is neither. */
export function describedBy({ id, hint, error }: FieldMessagesProps): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Hint and error below a control. The error's live region is always mounted, so that the error is announced. */
export function FieldMessages({ id, hint, error }: FieldMessagesProps) {
  return (
    <>
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <div aria-live="polite">
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <span className={styles.mark}>
              <Icon glyph={warning} size={16} />
            </span>
            {error}
          </p>
        )}
      </div>
    </>
  );
}
