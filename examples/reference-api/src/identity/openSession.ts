import { lt } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { sessions } from '../database/identity.schema.ts';
import { createNotice, sendNotification } from './agentNotification.ts';
import { type DeviceSource, describeSource, newDeviceNews, recogniseDevice } from './devices.ts';
import { hashToken, newToken } from './token.ts';

/**
 * Signs an agent in with a new bearer token; only its hash is stored. The browser keeps the token `device` and sends
 * it with its next sign-in. Notifies the agent about a new device.
 */
export async function openSession(
  agentId: string,
  source: DeviceSource,
  context: AppContext,
): Promise<{ token: string; device: string }> {
  const token = newToken('session');
  const now = context.clock();
  const about = describeSource(source);
  await context.db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
  const { device, isNew } = await context.db.transaction(async (tx) => {
    const known = await recogniseDevice(tx, agentId, source.device, now);
    await tx.insert(sessions).values({
      ...about,
      tokenHash: hashToken(token),
      agentId,
      deviceHash: known.deviceHash,
      createdAt: new Date(now),
      expiresAt: new Date(now + context.signIns.absoluteMs),
    });
    if (known.isNew) await createNotice(tx, agentId, newDeviceNews(about, now), now);
    return known;
  });
  if (isNew) {
    context.security({ event: 'new-device', agentId, address: source.address });
    await sendNotification(agentId, newDeviceNews(about, now), context);
  }
  return { token, device };
}
