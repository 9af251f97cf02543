import { Notices } from '@oja/widgets/notices';
import { InstallOffer } from '../../install/InstallOffer.tsx';
import { Referral } from '../../referral/Referral.tsx';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';

/** The end of the home page, loaded after the rest. */
export function HomeEnd() {
  return (
    <>
      <Notices most={2} allHref={addressOf(useRoutes(), 'notices')} />
      <InstallOffer />
      <Referral />
    </>
  );
}
