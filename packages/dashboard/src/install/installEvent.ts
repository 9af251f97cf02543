/** The `beforeinstallprompt` event, which TypeScript's DOM types lack because only Chromium fires it. */
export interface InstallEvent extends Event {
  /** Opens the browser's install dialog. Works once. */
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Stored by the page's first script, because the browser fires the event once, and early. */
    ojaInstallEvent?: InstallEvent;
  }
}
