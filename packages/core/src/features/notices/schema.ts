import * as v from 'valibot';
import { list, object } from '../../shared/schemas/object.ts';
import { identifier, text } from '../../shared/schemas/text.ts';
import { instant } from '../../shared/schemas/time.ts';

const levels = ['info', 'warning', 'outage'] as const;

/**
 * A message to all agents, or to this one. An unknown level becomes `warning`, so that the notice is shown but not as
 * an outage. `createdAt` in ms since 1970.
 */
export const noticeSchema = object({
  id: identifier,
  title: text(120),
  body: v.nullish(text(1000), ''),
  level: v.nullish(v.fallback(v.picklist(levels), 'warning'), 'info'),
  createdAt: instant,
  // From servers that store which notices each agent has read.
  isRead: v.nullish(v.boolean(), false),
});
export type Notice = v.InferOutput<typeof noticeSchema>;

export const noticesSchema = list(noticeSchema);
