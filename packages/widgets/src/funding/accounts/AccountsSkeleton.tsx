import { Skeleton, SkeletonText } from '../../ui/feedback/Skeleton.tsx';
import * as card from '../AccountCard.css.ts';

/** Placeholder of the same height as an account. */
export function AccountsSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <p className={card.bank}>
        <SkeletonText size={14} width="9ch" />
      </p>
      <div className={card.line}>
        <SkeletonText size={24} width="11ch" />
        <Skeleton width="98px" height="44px" />
      </div>
      <p className={card.name}>
        <SkeletonText size={14} width="18ch" />
      </p>
    </div>
  );
}
