import { openDeviceSnapshot, type Session, type Snapshot } from '@oja/core';
import { countVisit } from '../install/visits.ts';
import { registerWorker } from '../worker/register.ts';

/** Opens the stored figures of the last visit. */
export const openLastFigures = (): Promise<Snapshot> => openDeviceSnapshot();

/** Loads Roboto if the device lacks it. If loading fails, the page keeps the device's font. */
export const loadRoboto = (): Promise<unknown> => import('@oja/widgets/fonts/roboto.css');

/** Prepares the next visit. Runs after the first screen, which it must not delay. */
export async function prepareNextVisit(session: Session, lastFigures: Promise<Snapshot>): Promise<void> {
  countVisit(Date.now());
  // Deletes figures that were left behind when the app was killed while a session ended.
  if (!session.state.peek().isAuthenticated) (await lastFigures).forget();
  // `npm run dev` serves sources, which would change under a worker.
  if (import.meta.env.PROD) await registerWorker();
}
