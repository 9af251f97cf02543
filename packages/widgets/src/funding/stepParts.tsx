import { useText } from '../binding/TextProvider.tsx';
import { useArrivalFocus } from '../binding/useFocus.ts';
import { checkout } from '../text/en/checkout.ts';
import { kit } from '../text/en/kit.ts';
import { subheading } from '../theme/type.css.ts';
import { CopyButton } from '../ui/button/CopyButton.tsx';
import { focusTarget } from '../ui/layout/focusTarget.css.ts';
import * as styles from './Funding.css.ts';

/** The title of a new step. It takes the focus, because the pressed control was removed. */
export function StepTitle({ id, children }: Readonly<{ id?: string; children: string }>) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <h3 part="heading" id={id} ref={title} tabIndex={-1} className={`${subheading} ${focusTarget}`}>
      {children}
    </h3>
  );
}

/** The payment's reference, which support needs to find it. */
export function Reference({ of }: Readonly<{ of: string }>) {
  const text = useText({ checkout, kit });
  return (
    <div className={styles.reference}>
      <span>
        {text.checkout.reference} {of}
      </span>
      <span>
        <CopyButton variant="quiet" value={of} words={text.kit} label={text.checkout.copyReference} />
      </span>
    </div>
  );
}
