import { createOtherTabs } from '@oja/core';
import { useClient, useIsOnline, useText } from '@oja/widgets/binding';
import { dashboard, kit, shell } from '@oja/widgets/text';
import { title } from '@oja/widgets/theme';
import { Dialog, Notice } from '@oja/widgets/ui';
import { memo, useCallback, useEffect, useState } from 'react';
import { useConfig } from '../ConfigContext.ts';
import { useCommandKey } from '../commands/useCommandKey.ts';
import { useChosenLanguage } from '../language/useChosenLanguage.ts';
import { Lazy } from '../lazy/Lazy.tsx';
import { lazyChunk } from '../lazy/loadChunk.ts';
import { forgetStoredDrafts } from '../purchases/storedDrafts.ts';
import { type Route, routeTitle } from '../routing/route.ts';
import { useRouteAnnouncer } from '../routing/routeAnnouncer.ts';
import { FailureBoundary } from '../screens/FailureBoundary.tsx';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { useAppearance } from '../settings/useAppearance.ts';
import { Breadcrumb } from './Breadcrumb.tsx';
import * as styles from './Shell.css.ts';
import { SideMenu } from './SideMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { useDrawer } from './useDrawer.ts';

type PanelProps = Readonly<{ onClose: () => void; onSettings: () => void }>;

/** Panels that open over any screen. */
const panels = {
  settings: lazyChunk<PanelProps>('settings', () =>
    import('../settings/SettingsDrawer.tsx').then(({ SettingsDrawer }) => SettingsDrawer),
  ),
  commands: lazyChunk<PanelProps>('commands', () =>
    import('../commands/CommandPalette.tsx').then(({ CommandPalette }) => CommandPalette),
  ),
};
type PanelName = keyof typeof panels;

/** The frame around every screen after sign-in: top bar, side menu, breadcrumb, heading. */
export function Shell({ route }: { readonly route: Route }) {
  const text = useText({ shell });
  const { isWide, isOpen, toggle, close: closeMenu } = useDrawer();
  const [panel, setPanel] = useState<PanelName | null>(null);
  const close = () => setPanel(null);
  const openSettings = () => setPanel('settings');
  const openCommands = useCallback(() => setPanel('commands'), []);
  useCommandKey(openCommands);
  const client = useClient();
  useAppearance();
  useChosenLanguage();
  // Runs on every screen: resumes the tracking of purchases that an earlier visit left open, and lists other tabs'
  // purchases.
  useEffect(() => {
    client.getStore(createOtherTabs);
    return client.session?.ended.subscribe((why) => {
      if (why === 'logout' || why === 'elsewhere') forgetStoredDrafts();
    });
  }, [client]);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {text.shell.skip}
      </a>
      <TopBar isMenuOpen={isOpen} onToggleMenu={toggle} onSettings={openSettings} onCommands={openCommands} />
      {panel && (
        <FailureBoundary key={panel}>
          <Lazy code={panels[panel]} props={{ onClose: close, onSettings: openSettings }} fallback={null} />
        </FailureBoundary>
      )}
      <div className={styles.body}>
        {isOpen && <Menu current={route} isWide={isWide} onClose={closeMenu} />}
        <Content route={route} />
      </div>
    </div>
  );
}

/** The current screen. Memoised, so that opening the menu or changing the theme does not re-render it. */
const Content = memo(function Content({ route }: { readonly route: Route }) {
  const text = useText({ dashboard });
  const heading = useRouteAnnouncer(route.name);
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      <OfflineNotice />
      <div className={styles.head[route.name === 'home' ? 'quiet' : 'shown']}>
        <Breadcrumb route={route} />
        <h1 ref={heading} tabIndex={-1} className={`${title} ${styles.heading}`}>
          {routeTitle(text.dashboard.screens, route.name)}
        </h1>
      </div>
      <FailureBoundary key={route.name}>
        <Lazy code={route.page} props={{ route }} fallback={<LoadingScreen />} />
      </FailureBoundary>
    </main>
  );
});

/** Explains on every screen that the content may be outdated while the device is offline. */
function OfflineNotice() {
  const { offline } = useText({ shell }).shell;
  return useIsOnline() ? null : <Notice tone="caution">{offline}</Notice>;
}

type MenuProps = Readonly<{ current: Route; isWide: boolean; onClose: () => void }>;

/** The side menu: beside the page on wide screens, else over it. */
function Menu({ current, isWide, onClose }: MenuProps) {
  const text = useText({ kit });
  const { productName } = useConfig();
  if (isWide)
    return (
      <div className={styles.side}>
        <SideMenu current={current} />
      </div>
    );
  return (
    <Dialog placement="start" title={productName} words={text.kit} onClose={onClose}>
      <SideMenu current={current} onGo={onClose} />
    </Dialog>
  );
}
