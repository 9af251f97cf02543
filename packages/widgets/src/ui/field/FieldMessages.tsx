import type { ReactNode } from 'react';
import { warning } from '../icon/glyphs.ts';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Field.css.ts';

export type FieldMessagesProps = Readonly<{
  id: string;
  hint?: ReactNode;
  error?: string | null | undefined;
}>;

/** The ids under which the hint and the error can be named by `aria-describedby`. */
export function describedBy({ id, hint, error }: FieldMessagesProps): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The hint and the error under a control. The error's place is always there, so that what appears in it is announced. */
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
