import { NoticeCentre } from '@oja/widgets/notice-centre';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { useLinks } from '../../routing/useLinks.ts';

/** Every notice, read or not. */
export function NoticesPage() {
  const cases = addressOf(useRoutes(), 'cases');
  return (
    <div {...useLinks()}>
      <NoticeCentre showTitle={false} caseHref={(number) => `${cases}?case=${encodeURIComponent(number)}`} />
    </div>
  );
}
