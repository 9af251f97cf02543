import type { ReferenceApi } from '@oja/reference-api';
import type { Account } from './accounts.helper.ts';
import type { Device, Tab } from './browsers.helper.ts';
import { takeScreenTexts } from './device.helper.ts';
import type { DeviceNetwork } from './network.helper.ts';
import type { ScreenText, TimedScreenText } from './pageHands.ts';
import type { Surface } from './schedule.helper.ts';

/** The context of one schedule: a device with its connection to the API, and its users. */
export interface ScheduleContext {
  readonly surface: Surface;
  readonly api: ReferenceApi;
  readonly network: DeviceNetwork;
  readonly device: Device;
  readonly account: Account;
  /** Another agent who borrows the device. */
  readonly other: Account;
  /** Number of purchases that the first agent made before; `null` if an earlier schedule could not be played. */
  readonly soldBefore: number | null;
  /** URL of the form. */
  readonly formUrl: string;
  /** The first tab is the one that sells. */
  readonly tabs: Tab[];
  /** Purchases that the server had as pending while the support page said that none is open. */
  readonly deniedOpen: string[];
  /** Readings while another agent was signed in. */
  readonly toOthers: ScreenText[];
  /** Readings so far, from open and closed pages. */
  readonly during: TimedScreenText[];
}

/** Collects the pages' readings since the last call: before a page closes, and at each pause. */
export async function collect(context: ScheduleContext): Promise<void> {
  for (const tab of context.tabs) context.during.push(...(await takeScreenTexts(tab).catch(() => [])));
}

export function mainTab({ tabs }: ScheduleContext): Tab {
  const [tab] = tabs;
  if (!tab) throw new Error('The device has no page open.');
  return tab;
}
