import type { Field } from '@oja/core';
import type { ReactNode } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { purchaseForm } from '../../text/en/purchaseForm.ts';
import { small } from '../../theme/type.css.ts';
import { VisuallyHidden } from '../../ui/hidden/VisuallyHidden.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton/Skeleton.tsx';
import * as styles from './FormSkeleton.css.ts';

const four = ['a', 'b', 'c', 'd'];
const line = <Skeleton height="48px" />;
const chips = (
  <div className={styles.chips}>
    {four.slice(0, 3).map((key) => (
      <Skeleton key={key} height="44px" />
    ))}
  </div>
);

const tiles = (
  <div className={styles.tiles}>
    {four.map((key) => (
      <Skeleton key={key} height="44px" />
    ))}
  </div>
);

/** Each kind in its final size. A price list is a sentence until a service is chosen. */
const shapes: Readonly<Record<Exclude<Field['kind'], 'service'>, ReactNode>> = {
  plan: null,
  choice: chips,
  phone: line,
  digits: line,
  text: line,
  amount: (
    <>
      {line}
      {chips}
      {chips}
    </>
  ),
  quantity: line,
};

const shapeOf = ({ kind, usually }: Field) =>
  kind === 'service' ? (usually === 'many' ? line : tiles) : shapes[kind];

export interface FormSkeletonProps {
  /** What the empty form asks for. */
  readonly fields: readonly Field[];
  readonly sentence: string | null;
}

/** The form while its price list is on its way; after 3 s with a sentence. */
export function FormSkeleton({ fields, sentence }: FormSkeletonProps) {
  const text = useText({ purchaseForm });
  const takesNumber = fields.some(({ kind }) => kind === 'phone');
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{text.purchaseForm.loading}</span>
      </VisuallyHidden>
      {fields.map((field) =>
        field.kind === 'plan' && takesNumber ? (
          // What the form will say there too.
          <p key={field.name} className={small}>
            {text.purchaseForm.numberFirst}
          </p>
        ) : (
          <div key={field.name} className={styles.field}>
            <SkeletonText size={14} />
            {shapeOf(field)}
          </div>
        ),
      )}
      {/* Where the way to the review will stand. Its line is kept from the start, so that the sentence moves nothing. */}
      <p className={`${small} ${styles.sentence}`} role="status">
        {sentence}
      </p>
    </div>
  );
}
