import { cpus } from 'node:os';

/** The busy time of all processors since this machine started, in ms. It includes other programs. */
export const processorMs = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
