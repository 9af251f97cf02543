import { useText } from '../binding/TextProvider.tsx';
import { funding } from '../text/en/funding.ts';
import { kit } from '../text/en/kit.ts';
import { CopyButton } from '../ui/button/CopyButton.tsx';
import { Skeleton, SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import * as styles from './AccountCard.css.ts';

type AccountCardProps = Readonly<{ bankName: string; accountNumber: string; accountName: string }>;

/** Groups the ten digits of a Nigerian account number as 3-3-4. Other numbers stay unchanged. */
const groupsOf = (number: string): readonly string[] =>
  /^\d{10}$/.test(number) ? [number.slice(0, 3), number.slice(3, 6), number.slice(6)] : [number];

/** An account to transfer to, with a large number and a copy button. */
export function AccountCard({ bankName, accountNumber, accountName }: AccountCardProps) {
  const text = useText({ funding, kit });
  const words = text.funding;
  return (
    <div className={styles.card}>
      <p className={styles.bank}>{bankName}</p>
      <div className={styles.line}>
        {/* Outside the paragraphs, so that selecting one copies only the number or only the name. */}
        <VisuallyHidden>{words.accountNumber}</VisuallyHidden>
        <p className={styles.number}>
          {groupsOf(accountNumber).map((digits, place, groups) => (
            // The digits up to this group are unique.
            <span key={groups.slice(0, place + 1).join('')} className={styles.digits}>
              {digits}
            </span>
          ))}
        </p>
        <span>
          <CopyButton value={accountNumber} words={text.kit} name={words.copyNumber(bankName)} />
        </span>
      </div>
      <VisuallyHidden>{words.accountName}</VisuallyHidden>
      <p className={styles.name}>{accountName}</p>
    </div>
  );
}

/** Placeholder of the same height as an account. */
export function AccountsSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <p className={styles.bank}>
        <SkeletonText size={14} width="9ch" />
      </p>
      <div className={styles.line}>
        <SkeletonText size={24} width="11ch" />
        <Skeleton width="98px" height="44px" />
      </div>
      <p className={styles.name}>
        <SkeletonText size={14} width="18ch" />
      </p>
    </div>
  );
}
