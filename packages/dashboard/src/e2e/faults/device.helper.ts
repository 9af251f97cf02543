import { setTimeout as sleep } from 'node:timers/promises';
import { en } from '@oja/widgets/text/en';
import type { Tab } from './browsers.helper.ts';
import type { JournalLine } from './judge.helper.ts';
import { HASTE, installPageClock, type PageClock } from './pageClock.ts';
import { installPageHands, type PageHands, type ScreenText, type TimedScreenText } from './pageHands.ts';
import { installPageOutbox, type PageOutbox } from './pageOutbox.ts';
import { installUnseen, type PageUnseen } from './pageUnseen.ts';
import { until } from './until.helper.ts';

interface Installed {
  readonly faultRun: PageHands;
  readonly faultRunOutbox: PageOutbox;
  readonly faultRunClock: PageClock;
  readonly faultRunUnseen: PageUnseen;
}

type Role = Parameters<PageHands['press']>[0];

/**
 * The script that each page of a device runs before the app. `began` is the device's clock at its start, in ms since
 * 1970.
 */
export function deviceScript(began: number, mutant = ''): string {
  const clock = `(${installPageClock})(${JSON.stringify({ haste: HASTE, began })})`;
  const words = { attention: en.openPurchases.title(0).split('(')[0], summary: en.salesSummary.title };
  return `${clock};(${installPageHands})(${JSON.stringify(words)});(${installPageOutbox})();(${installUnseen})();${mutant}`;
}

/** Waits until this much of the client's time has passed. */
export function pass(ms: number): Promise<void> {
  return sleep(ms / HASTE);
}

// Each function runs inside the page, where nothing of this module is in scope.
const inPage = {
  fill: (label: string, value: string) => (globalThis as unknown as Installed).faultRun.fill(label, value),
  press: (role: Role, name: string, times: number) =>
    (globalThis as unknown as Installed).faultRun.press(role, name, times),
  has: (role: Role | 'heading' | 'paragraph', name: string) =>
    (globalThis as unknown as Installed).faultRun.has(role, name),
  openRow: (key: string) => (globalThis as unknown as Installed).faultRun.openRow(key),
  readAll: () => (globalThis as unknown as Installed).faultRun.readAll(),
  takeMessage: () => (globalThis as unknown as Installed).faultRunOutbox.takeMessage(),
  takeFile: () => (globalThis as unknown as Installed).faultRunOutbox.takeFile(),
  takeSightings: () => (globalThis as unknown as Installed).faultRun.takeScreenTexts(),
  look: () => (globalThis as unknown as Installed).faultRun.look(),
  journal: () => (globalThis as unknown as Installed).faultRun.journal(),
  setOnline: (isOnline: boolean) => (globalThis as unknown as Installed).faultRun.setOnline(isOnline),
  setHaste: (haste: number) => (globalThis as unknown as Installed).faultRunClock.setHaste(haste),
  showAgain: () => (globalThis as unknown as Installed).faultRunUnseen.end(),
  jump: (ms: number) => (globalThis as unknown as Installed).faultRunClock.jump(ms),
};

export const fill = (tab: Tab, label: string, value: string) => tab.evaluate(inPage.fill, label, value);
export const press = (tab: Tab, role: Role, name: string, times = 1) =>
  tab.evaluate(inPage.press, role, name, times);
export const has = (tab: Tab, role: Role | 'heading' | 'paragraph', name: string) =>
  tab.evaluate(inPage.has, role, name);
export const openRow = (tab: Tab, key: string) => tab.evaluate(inPage.openRow, key);
export const readAll = (tab: Tab): Promise<ScreenText[]> => tab.evaluate(inPage.readAll);
export const takeMessage = (tab: Tab): Promise<string | null> => tab.evaluate(inPage.takeMessage);
export const takeFile = (tab: Tab): Promise<string | null> => tab.evaluate(inPage.takeFile);
export const takeScreenTexts = (tab: Tab): Promise<TimedScreenText[]> => tab.evaluate(inPage.takeSightings);
export const look = (tab: Tab) =>
  tab.evaluate(inPage.look) as Promise<{
    results: ScreenText[];
    journal: JournalLine[];
    sightings: TimedScreenText[];
  }>;
export const readJournal = (tab: Tab) => tab.evaluate(inPage.journal) as Promise<JournalLine[]>;
export const setOnline = (tab: Tab, isOnline: boolean) => tab.evaluate(inPage.setOnline, isOnline);
/** Makes the page visible, for a screenshot. */
export const showAgain = (tab: Tab) => tab.evaluate(inPage.showAgain);
export const jumpClock = (tab: Tab, ms: number) => tab.evaluate(inPage.jump, ms);

/** Slows the page's clock to real time, for steps in which a busy machine would miss the client's deadlines. */
export const calmClock = (tab: Tab) => tab.evaluate(inPage.setHaste, 1);
export const hurryClock = (tab: Tab) => tab.evaluate(inPage.setHaste, HASTE);

/** Presses the element as soon as it exists. */
export function pressOnce(tab: Tab, role: Role, name: string, times = 1): Promise<void> {
  return until(`${role} ${name}`, () => press(tab, role, name, times));
}
