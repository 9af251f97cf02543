import { useArrivalFocus } from '../../binding/useFocus.ts';
import { stop } from '../Funding.css.ts';
import * as styles from './StepNumber.css.ts';

type StepNumberProps = Readonly<{
  of: number;
  /** True where something else stood here and was pressed away: the focus goes on from here. */
  isBack?: boolean;
  id?: string;
  children: string;
}>;

/** One of the things to do, in their order. */
export function StepNumber({ of, isBack = false, id, children }: StepNumberProps) {
  const title = useArrivalFocus<HTMLHeadingElement>(isBack);
  return (
    <h3 id={id} ref={title} tabIndex={-1} className={`${styles.title} ${stop}`}>
      <span className={styles.number}>{of}</span> {children}
    </h3>
  );
}
