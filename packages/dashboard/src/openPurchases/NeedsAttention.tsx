import type { OpenPurchase } from '@oja/core';
import { percentEncode } from '@oja/core';
import { OpenPurchases, type OpenPurchasesProps } from '@oja/widgets/open-purchases';
import { useRoutes } from '../routing/RoutesContext.ts';
import { addressOf } from '../routing/route.ts';
import { useLinks } from '../routing/useLinks.ts';
import * as styles from './NeedsAttention.css.ts';

/** The open purchases. Each links to the form that tracks it on this device, or else to the transaction list. */
export function NeedsAttention(props: Pick<OpenPurchasesProps, 'showNone' | 'isFolded'>) {
  const routes = useRoutes();
  const links = useLinks();
  const address = ({ isOwn, category, ref }: OpenPurchase): string | null => {
    const form = category && routes.find((route) => route.category === category);
    if (isOwn && form) return form.paths[0] ?? null;
    return ref && `${addressOf(routes, 'transactions')}?ref=${percentEncode(ref)}`;
  };
  return (
    <div className={styles.links} {...links}>
      <OpenPurchases {...props} addressOf={address} />
    </div>
  );
}
