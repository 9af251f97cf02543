import type { ReferenceApi } from '@oja/reference-api';
import type { Account } from './accounts.harness.ts';
import type { Device, Tab } from './browsers.harness.ts';
import { takeSightings } from './device.harness.ts';
import type { DeviceNetwork } from './network.harness.ts';
import type { Reading, Sighting } from './pageHands.ts';
import type { Surface } from './schedule.harness.ts';

/** The context of one schedule: a device with its connection to the API, and its users. */
export interface Stage {
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
  readonly toOthers: Reading[];
  /** Readings so far, from open and closed pages. */
  readonly during: Sighting[];
}

/** Collects the pages' readings since the last call: before a page closes, and at each pause. */
export async function collect(stage: Stage): Promise<void> {
  for (const tab of stage.tabs) stage.during.push(...(await takeSightings(tab).catch(() => [])));
}

export function mainTab({ tabs }: Stage): Tab {
  const [tab] = tabs;
  if (!tab) throw new Error('The device has no page open.');
  return tab;
}
