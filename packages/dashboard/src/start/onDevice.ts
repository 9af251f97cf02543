import { openDeviceSnapshot, type Session, type Snapshot } from '@oja/core';
import { countVisit } from '../install/visits.ts';
import { registerWorker } from '../worker/register.ts';

/** The figures of the last visit. */
export const openLastFigures = (): Promise<Snapshot> => openDeviceSnapshot();

/** The font of the app, where the device has none of that name. If it fails, the page stays in the device's own. */
export const loadRoboto = (): Promise<unknown> => import('@oja/widgets/fonts/roboto.css');

/** Prepares the next visit, once the first screen is there: nothing here may delay that screen. */
export async function prepareNextVisit(session: Session, lastFigures: Promise<Snapshot>): Promise<void> {
  countVisit(Date.now());
  // A session that ended while the app was being killed left them there.
  if (!session.state.peek().isAuthenticated) (await lastFigures).forget();
  // `npm run dev` serves sources, which change under a worker.
  if (import.meta.env.PROD) await registerWorker();
}
