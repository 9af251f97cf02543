import { cpus } from 'node:os';

/** The time that all processors of this machine have worked since it started, in ms: of what runs beside us too. */
export const processorMs = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
