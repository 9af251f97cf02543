import type { Endpoint } from '../../http/endpoint.ts';
import { scheduleRequestSchema, scheduleSchema, schedulesSchema } from './schema.ts';

/** The calls for scheduled purchases. */
// biome-ignore format: one row per call, so that the columns can be compared
export const scheduleEndpoints = {
  schedules: { name: 'schedules', method: 'GET', path: '/schedules', auth: 'agent', answer: schedulesSchema },
  addSchedule: { name: 'addSchedule', method: 'POST', path: '/schedules', auth: 'agent', body: scheduleRequestSchema, answer: scheduleSchema },
  stopSchedule: { name: 'stopSchedule', method: 'POST', path: '/schedules/{id}/stop', auth: 'agent', answer: scheduleSchema },
  resumeSchedule: { name: 'resumeSchedule', method: 'POST', path: '/schedules/{id}/resume', auth: 'agent', answer: scheduleSchema },
} as const satisfies Record<string, Endpoint>;
