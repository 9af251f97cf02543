import type { ReferenceApi } from '@oja/reference-api';
import type { Account } from './accounts.harness.ts';
import type { Device, Tab } from './browsers.harness.ts';
import { takeSightings } from './device.harness.ts';
import type { DeviceNetwork } from './network.harness.ts';
import type { Reading, Sighting } from './pageHands.ts';
import type { Surface } from './schedule.harness.ts';

/** Where one schedule plays: a device with its line to the API, and who uses it. */
export interface Stage {
  readonly surface: Surface;
  readonly api: ReferenceApi;
  readonly network: DeviceNetwork;
  readonly device: Device;
  readonly account: Account;
  /** Somebody else with an account, who borrows the device. */
  readonly other: Account;
  /** How much the first agent has sold before, in sales; null where a schedule before could not be played. */
  readonly soldBefore: number | null;
  /** Where the form is. */
  readonly formUrl: string;
  /** The first is the one that sells. */
  readonly tabs: Tab[];
  /** Purchases that the server had as pending while the support page said that none is open. */
  readonly deniedOpen: string[];
  /** What the pages said while another agent was signed in. */
  readonly toOthers: Reading[];
  /** What was said so far, also by pages that are gone. */
  readonly during: Sighting[];
}

/** Gathers what the pages said since the last time: before a page goes, and at each pause. */
export async function collect(stage: Stage): Promise<void> {
  for (const tab of stage.tabs) stage.during.push(...(await takeSightings(tab).catch(() => [])));
}

export function mainTab({ tabs }: Stage): Tab {
  const [tab] = tabs;
  if (!tab) throw new Error('The device has no page open.');
  return tab;
}
