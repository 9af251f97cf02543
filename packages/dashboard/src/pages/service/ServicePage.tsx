import { findDefinition } from '@oja/core';
import { useClient } from '@oja/widgets/binding/ClientProvider.tsx';
import { useSignal } from '@oja/widgets/binding/signals.ts';
import { Purchase } from '@oja/widgets/purchase/index.ts';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { asked, readRepeat } from '../../purchases/useRepeat.ts';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf, type PageProps } from '../../routing/route.ts';
import { useBegun } from '../../routing/useBegun.ts';
import { Later } from '../../screens/Later.tsx';
import { createKeptForms } from '../../session/keptForms.ts';
import { useSession } from '../../session/useSession.ts';
import * as styles from './ServicePage.css.ts';
import { serviceAside } from './serviceAside.ts';

/** How high the last sales are, which come first. */
const ASIDE = '420px';

/** Sells one service of the catalogue, beside what helps to sell it; on a phone that stands below. */
export function ServicePage({ route: { category = '' } }: PageProps) {
  const [, go] = useLocation();
  const routes = useRoutes();
  const repeated = useHistoryState<unknown>();
  const { user } = useSignal(useSession().state);
  const client = useClient();
  const definition = findDefinition(category);
  if (!definition) throw new Error(`The catalogue has no ${category}.`);
  const repeat = asked(category, readRepeat(repeated, user?.username ?? null));
  const kept = client.getStore(createKeptForms);
  const begun = useBegun();
  const isRepeat = Object.keys(repeat).length > 0;
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <Purchase
          // What is to be sold again fills a fresh form.
          key={`${category} ${begun}`}
          definition={definition}
          prefill={isRepeat ? repeat : kept.of(category)}
          onEnter={(entries) => kept.keep(category, entries)}
          onAddMoney={() => go(addressOf(routes, 'funding'))}
        />
      </div>
      <div className={styles.beside}>
        <Later key={category} of={serviceAside} props={{ category }} height={ASIDE} />
      </div>
    </div>
  );
}
