import { createDefaultPlatform } from '../platform/defaultPlatform.ts';
import { findStorage } from './deviceStorage.ts';
import type { Snapshot } from './keepAnswers.ts';
import { openSnapshot } from './snapshot.ts';

/** The last figures of an agent on this device, for `createClient({ snapshot: openDeviceSnapshot() })`. */
export const openDeviceSnapshot = (): Promise<Snapshot> =>
  openSnapshot(findStorage(), createDefaultPlatform());
