import { useArrivalFocus } from '../binding/useFocus.ts';
import { subheading } from '../theme/type.css.ts';
import * as styles from './Funding.css.ts';

/** The name of what came in the place of something that was pressed away: the focus goes on from here. */
export function StepTitle({ id, children }: Readonly<{ id?: string; children: string }>) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <h3 id={id} ref={title} tabIndex={-1} className={`${subheading} ${styles.stop}`}>
      {children}
    </h3>
  );
}
