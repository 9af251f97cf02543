import { cpus } from 'node:os';

/** Busy time of all processors since this machine started, in ms. Includes other programs. */
export const processorMs = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
