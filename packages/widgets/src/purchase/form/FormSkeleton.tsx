import type { Field } from '@oja/core';
import type { ReactNode } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { purchaseForm } from '../../text/en/purchaseForm.ts';
import { small } from '../../theme/type.css.ts';
import { Skeleton, SkeletonText } from '../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import * as styles from './FormSkeleton.css.ts';

const four = ['a', 'b', 'c', 'd'];
const line = () => <Skeleton height="48px" />;
const chips = () => (
  <div className={styles.chips}>
    {four.slice(0, 3).map((key) => (
      <Skeleton key={key} height="44px" />
    ))}
  </div>
);

const tiles = () => (
  <div className={styles.tiles}>
    {four.map((key) => (
      <Skeleton key={key} height="44px" />
    ))}
  </div>
);

/**
 * Placeholders in the final size of each kind. A plan field is a sentence until a service is selected. Functions, because
 * Preact links an element that is created once to the last form that rendered it.
 */
const shapes: Readonly<Record<Exclude<Field['kind'], 'service'>, () => ReactNode>> = {
  plan: () => null,
  choice: chips,
  phone: line,
  digits: line,
  text: line,
  amount: () => (
    <>
      {line()}
      {chips()}
      {chips()}
    </>
  ),
  quantity: line,
};

const shapeOf = ({ kind, usually }: Field) =>
  kind === 'service' ? (usually === 'many' ? line() : tiles()) : shapes[kind]();

export interface FormSkeletonProps {
  /** The fields of the empty form. */
  readonly fields: readonly Field[];
  readonly sentence: string | null;
}

/** Skeleton of the form while the price list loads; with a sentence after 3 s. */
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
          // The form shows the same sentence.
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
      {/* In the place of the review button. Its line is reserved, so that the sentence moves nothing. */}
      <p className={`${small} ${styles.sentence}`} role="status">
        {sentence}
      </p>
    </div>
  );
}
