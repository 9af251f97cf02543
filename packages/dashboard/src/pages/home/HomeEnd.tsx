import { InstallOffer } from '../../install/InstallOffer.tsx';
import { Referral } from '../../referral/Referral.tsx';

/** What stands at the end of the page and is loaded after the rest. */
export function HomeEnd() {
  return (
    <>
      <InstallOffer />
      <Referral />
    </>
  );
}
