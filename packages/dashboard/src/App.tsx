import type { Client } from '@oja/core';
import { ClientProvider, TextProvider, useText } from '@oja/widgets/binding';
import { kit } from '@oja/widgets/text';
import { surfaceRoot } from '@oja/widgets/theme';
import { Toaster, type Toasts } from '@oja/widgets/ui';
import { type ReactNode, useRef } from 'react';
import { ConfigContext } from './ConfigContext.ts';
import { CurrentRoute } from './CurrentRoute.tsx';
import type { Config } from './config.ts';
import { LanguageContext, useLanguages } from './language/LanguageContext.ts';
import { RoutesContext } from './routing/RoutesContext.ts';
import type { Routes } from './routing/route.ts';
import { type LastRoute, RouteAnnouncerContext } from './routing/routeAnnouncer.ts';
import { ToastsContext } from './toasts/ToastsContext.ts';

export type AppProps = Readonly<{ client: Client; config: Config; routes: Routes; toasts: Toasts }>;

/** The whole dashboard, with the objects that `main.tsx` created. */
export function App(props: AppProps) {
  return (
    <AppContexts {...props}>
      <CurrentRoute />
      <AppToaster toasts={props.toasts} />
    </AppContexts>
  );
}

/** Providers of every context that the dashboard needs. */
export function AppContexts({
  client,
  config,
  routes,
  toasts,
  children,
}: AppProps & { readonly children: ReactNode }) {
  const { text, choice } = useLanguages(client);
  const lastScreenRef = useRef<LastRoute>({ at: null, isBack: false });
  return (
    <ConfigContext.Provider value={config}>
      <RoutesContext.Provider value={routes}>
        <ToastsContext.Provider value={toasts}>
          <RouteAnnouncerContext.Provider value={lastScreenRef}>
            <ClientProvider client={client}>
              <TextProvider text={text}>
                <LanguageContext.Provider value={choice}>
                  <div className={surfaceRoot}>{children}</div>
                </LanguageContext.Provider>
              </TextProvider>
            </ClientProvider>
          </RouteAnnouncerContext.Provider>
        </ToastsContext.Provider>
      </RoutesContext.Provider>
    </ConfigContext.Provider>
  );
}

function AppToaster({ toasts }: Pick<AppProps, 'toasts'>) {
  return <Toaster toasts={toasts} words={useText({ kit }).kit} />;
}
