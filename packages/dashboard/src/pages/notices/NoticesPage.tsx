import { percentEncode } from '@oja/core';
import { NoticeCentre } from '@oja/widgets/notice-centre';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { useLinks } from '../../routing/useLinks.ts';

/** All notices, read and unread. */
export function NoticesPage() {
  const routes = useRoutes();
  const [cases, schedules, transactions] = (['cases', 'schedules', 'transactions'] as const).map((name) =>
    addressOf(routes, name),
  );
  return (
    <div {...useLinks()}>
      <NoticeCentre
        showTitle={false}
        caseHref={(number) => `${cases}?case=${percentEncode(number)}`}
        scheduleHref={(id) => `${schedules}?sell=${percentEncode(id)}`}
        saleHref={(ref) => `${transactions}?ref=${percentEncode(ref)}`}
      />
    </div>
  );
}
