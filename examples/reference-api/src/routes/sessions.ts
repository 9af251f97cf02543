import { kobo, toNaira } from '@oja/core';
import type { Handler } from '../http/handler.ts';
import { omitNull } from '../http/omitNull.ts';
import * as own from '../identity/ownSessions.ts';

export const sessions: Handler<'sessions'> = async ({ caller }, context) => {
  const rows = await own.listSessions(caller, context);
  const limit = await own.limitNow(caller, context);
  return {
    data: {
      sessions: rows.map(({ id, isCurrent, isLimited, ...row }) => ({
        id,
        isCurrent,
        isLimited,
        ...omitNull({ browser: row.browser, system: row.system, place: row.place }),
        createdAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastUsedAt.toISOString(),
        endsAt: row.expiresAt.toISOString(),
        idleEndsAt: row.idleEndsAt.toISOString(),
      })),
      ...(limit && {
        newDevice: {
          most: toNaira(limit.most),
          left: toNaira(kobo(limit.left)),
          until: limit.until.toISOString(),
        },
      }),
    },
  };
};

export const endSessions: Handler<'endSessions'> = async ({ caller, body }, context) => {
  const ended = await own.endSessions(caller, body, context);
  return {
    message: ended === 1 ? '1 device was signed out.' : `${ended} devices were signed out.`,
    data: { ended },
  };
};
