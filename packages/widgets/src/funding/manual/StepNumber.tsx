import { useArrivalFocus } from '../../binding/useFocus.ts';
import { focusTarget } from '../../ui/layout/screenReader.css.ts';
import * as styles from './StepNumber.css.ts';

type StepNumberProps = Readonly<{
  of: number;
  /** `true` moves the focus to the title, because the pressed control was removed. */
  isBack?: boolean;
  id?: string;
  children: string;
}>;

/** The numbered title of a step. */
export function StepNumber({ of, isBack = false, id, children }: StepNumberProps) {
  const title = useArrivalFocus<HTMLHeadingElement>(isBack);
  return (
    <h3 id={id} ref={title} tabIndex={-1} className={`${styles.title} ${focusTarget}`}>
      <span className={styles.number}>{of}</span> {children}
    </h3>
  );
}
