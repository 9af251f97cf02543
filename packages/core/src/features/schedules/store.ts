import type { CallResult } from '../../http/parseResponse.ts';
import { createResource, type Resource } from '../../store/resource.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import { scheduleEndpoints } from './endpoints.ts';
import type { Schedule, ScheduleRequest } from './schema.ts';

/** A schedule as the agent creates it. */
export type ScheduleTerms = Omit<ScheduleRequest, 'reference'>;

/** The agent's schedules, stored and run by the server. */
export interface SchedulesStore extends Resource<readonly Schedule[]> {
  /** Creates a schedule. Repeating the same terms after a lost answer creates no second one. A problem changes nothing. */
  add(schedule: ScheduleTerms): Promise<CallResult<Schedule>>;
  /** Stops a schedule at once: it sells nothing more. */
  stop(id: string): Promise<CallResult<Schedule>>;
  /** Restarts a stopped schedule. */
  resume(id: string): Promise<CallResult<Schedule>>;
}

export function createSchedulesStore({ call, now, platform }: StoreContext): SchedulesStore {
  const resource = createResource<readonly Schedule[]>(() => call(scheduleEndpoints.schedules), now);
  let sent: { readonly terms: string; readonly reference: string } | null = null;
  const { stopSchedule, resumeSchedule } = scheduleEndpoints;
  const change = async (endpoint: typeof stopSchedule | typeof resumeSchedule, id: string) => {
    const result = await call(endpoint, { params: { id } });
    if (result.ok) resource.change((all) => all.map((one) => (one.id === id ? result.data : one)));
    return result;
  };
  return {
    ...resource,
    async add(schedule) {
      const terms = JSON.stringify({ ...schedule, pin: undefined });
      if (sent?.terms !== terms) sent = { terms, reference: platform.newKey() };
      const result = await call(scheduleEndpoints.addSchedule, {
        body: { ...schedule, reference: sent.reference },
      });
      if (result.ok) {
        sent = null;
        resource.change((all) => [result.data, ...all.filter(({ id }) => id !== result.data.id)]);
      }
      return result;
    },
    stop: (id) => change(stopSchedule, id),
    resume: (id) => change(resumeSchedule, id),
    reset() {
      sent = null;
      resource.reset();
    },
  };
}
