import { useArrivalFocus } from '../binding/useFocus.ts';
import { subheading } from '../theme/type.css.ts';
import { focusTarget } from '../ui/layout/screenReader.css.ts';

/** The title of a new step. It takes the focus, because the pressed control was removed. */
export function StepTitle({ id, children }: Readonly<{ id?: string; children: string }>) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <h3 part="heading" id={id} ref={title} tabIndex={-1} className={`${subheading} ${focusTarget}`}>
      {children}
    </h3>
  );
}
