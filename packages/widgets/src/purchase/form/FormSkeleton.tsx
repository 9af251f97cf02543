import type { Field, ServiceDefinition } from '@oja/core';
import type { ReactNode } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { saleForm } from '../../text/en/saleForm.ts';
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

/** Each kind in its final size. */
const shapes: Readonly<Record<Field['kind'], ReactNode>> = {
  service: (
    <div className={styles.tiles}>
      {four.map((key) => (
        <Skeleton key={key} height="76px" />
      ))}
    </div>
  ),
  plan: four.map((key) => <Skeleton key={key} height="60px" />),
  choice: chips,
  phone: line,
  digits: line,
  text: line,
  amount: (
    <>
      {line}
      {chips}
    </>
  ),
  quantity: line,
};

export interface FormSkeletonProps {
  readonly definition: ServiceDefinition;
  readonly sentence: string | null;
}

/** The form while its price list is on its way; after 3 s with a sentence. */
export function FormSkeleton({ definition, sentence }: FormSkeletonProps) {
  const text = useText({ saleForm });
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{text.saleForm.loading}</span>
      </VisuallyHidden>
      {definition.fields.map(({ name, kind }) => (
        <div key={name} className={styles.field}>
          <SkeletonText size={14} />
          {shapes[kind]}
        </div>
      ))}
      {/* Its line is kept from the start, so that the sentence moves nothing. */}
      <p className={`${small} ${styles.sentence}`} role="status">
        {sentence}
      </p>
    </div>
  );
}
