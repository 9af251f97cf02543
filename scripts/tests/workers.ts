import { availableParallelism } from 'node:os';

/**
 * Runs as many files at once as there are cores. The projects of a group run in parallel, and a group starts
 * after the one before it has ended.
 */
export const workers = (group: 'node' | 'pages') => ({
  maxWorkers: availableParallelism(),
  sequence: { groupOrder: ['node', 'pages'].indexOf(group) },
});
