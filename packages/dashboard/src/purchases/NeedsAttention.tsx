import { isEnded } from '@oja/core';
import { useText } from '@oja/widgets/binding/TextProvider.tsx';
import { home } from '@oja/widgets/text/en/home.ts';
import { subheading } from '@oja/widgets/theme/type.css.ts';
import { Card } from '@oja/widgets/ui/card/Card.tsx';
import { useId } from 'react';
import * as rows from '../screens/Rows.css.ts';
import { AttentionRow } from './AttentionRow.tsx';
import * as styles from './NeedsAttention.css.ts';
import { usePursuits } from './usePursuits.ts';

/** Sales of which nobody knows the end yet, each with where its money is. Where there are none: `whenNone`, or nothing. */
export function NeedsAttention({ whenNone }: { readonly whenNone?: string }) {
  const text = useText({ home }).home;
  const titleId = useId();
  const open = usePursuits().filter(({ state }) => !isEnded(state));
  if (open.length === 0) return whenNone ? <p className={styles.none}>{whenNone}</p> : null;
  return (
    <section className={rows.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={subheading}>
        {text.attention(open.length)}
      </h2>
      <Card flush>
        <ul className={rows.list}>
          {open.map((followed) => (
            <li key={followed.pursuit.entry.key} className={rows.item}>
              <AttentionRow {...followed} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
