import { availableParallelism } from 'node:os';

/**
 * Runs as many files in parallel as there are cores. The projects of a group run in parallel; a group starts when the
 * one before it has ended.
 */
export const workers = (group: 'node' | 'pages') => ({
  maxWorkers: availableParallelism(),
  sequence: { groupOrder: ['node', 'pages'].indexOf(group) },
});
