import { useText } from '../binding/TextProvider.tsx';
import { funding } from '../text/en/funding.ts';
import { kit } from '../text/en/kit.ts';
import { CopyButton } from '../ui/button/CopyButton.tsx';
import * as styles from './Funding.css.ts';

/** The payment's reference, which support needs to find it. */
export function Reference({ of }: Readonly<{ of: string }>) {
  const text = useText({ funding, kit });
  return (
    <div className={styles.reference}>
      <span>
        {text.funding.reference} {of}
      </span>
      <span>
        <CopyButton variant="quiet" value={of} words={text.kit} label={text.funding.copyReference} />
      </span>
    </div>
  );
}
