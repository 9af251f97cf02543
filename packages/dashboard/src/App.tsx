import type { Client } from '@oja/core';
import { ClientProvider } from '@oja/widgets/binding/ClientProvider.tsx';
import { useText } from '@oja/widgets/binding/TextProvider.tsx';
import { kit } from '@oja/widgets/text/en/kit.ts';
import { surfaceRoot } from '@oja/widgets/theme/surface.css.ts';
import { Toaster } from '@oja/widgets/ui/toaster/Toaster.tsx';
import type { Toasts } from '@oja/widgets/ui/toaster/toasts.ts';
import { useState } from 'react';
import { ConfigContext } from './ConfigContext.ts';
import type { Config } from './config.ts';
import { RoutesContext } from './routing/RoutesContext.ts';
import type { Routes } from './routing/route.ts';
import { RouteAnnouncerContext } from './routing/routeAnnouncer.ts';
import { Screens } from './screens/Screens.tsx';
import { ToastsContext } from './toasts/ToastsContext.ts';

export type AppProps = Readonly<{ client: Client; config: Config; routes: Routes; toasts: Toasts }>;

/** The whole dashboard, from what `main.tsx` made. */
export function App({ client, config, routes, toasts }: AppProps) {
  const [lastScreen] = useState({ at: null, isBack: false });
  return (
    <ConfigContext.Provider value={config}>
      <RoutesContext.Provider value={routes}>
        <ToastsContext.Provider value={toasts}>
          <RouteAnnouncerContext.Provider value={lastScreen}>
            <ClientProvider client={client}>
              <div className={surfaceRoot}>
                <Screens />
                <Toaster toasts={toasts} words={useText({ kit }).kit} />
              </div>
            </ClientProvider>
          </RouteAnnouncerContext.Provider>
        </ToastsContext.Provider>
      </RoutesContext.Provider>
    </ConfigContext.Provider>
  );
}
