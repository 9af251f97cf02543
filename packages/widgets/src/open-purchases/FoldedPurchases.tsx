import type { OpenPurchases } from '@oja/core';
import type { ReactNode } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { openPurchases } from '../text/en/openPurchases.ts';
import { checkCircle, chevronDown, clock, warning } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { heldBy, OpenPurchaseList, type OpenPurchaseRowsProps } from './OpenPurchaseRows.tsx';
import * as styles from './OpenPurchases.css.ts';

type FoldedPurchasesProps = Omit<OpenPurchaseRowsProps, 'items'> &
  Readonly<{
    state: OpenPurchases;
    titleId: string;
    /** How complete and recent the list is, or why it failed to load. */
    note: ReactNode;
  }>;

/** One line of constant height from the first render, so that a late response causes no layout shift. It expands to the list. */
export function FoldedPurchases({ state, titleId, note, ...rows }: FoldedPurchasesProps) {
  const words = useText({ openPurchases }).openPurchases;
  const { items, status } = state;
  if (items.length === 0 && status !== 'unknown') {
    return (
      <Card flush>
        <p className={styles.line} role="status">
          {status === 'known' && <Icon glyph={checkCircle} />}
          {status === 'known' ? words.line.none : words.line.loading}
        </p>
      </Card>
    );
  }
  return (
    <Card flush>
      <details>
        <summary className={`${styles.line} ${styles.opens}`}>
          <span className={styles.alert}>
            <Icon glyph={status === 'unknown' ? warning : clock} />
          </span>
          <span className={styles.lineText}>
            <h2 id={titleId} className={styles.lineTitle}>
              {items.length > 0 ? words.title(items.length) : words.line.unknown}
            </h2>
            {items.length > 0 && <span className={styles.lineAmount}>{words.line.held(heldBy(items))}</span>}
          </span>
          <span className={styles.chevron}>
            <Icon glyph={chevronDown} />
          </span>
        </summary>
        {items.length > 0 && <p className={`${styles.note} ${styles.muted}`}>{words.held(heldBy(items))}</p>}
        <OpenPurchaseList items={items} {...rows} />
        <div className={styles.note}>{note}</div>
      </details>
    </Card>
  );
}
