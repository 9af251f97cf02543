import { availableParallelism } from 'node:os';

/**
 * As many files at once as there are cores. The projects of one group run side by side, and a group begins when the one
 * before it has ended.
 */
export const workers = (group: 'units' | 'pages' | 'journeys') => ({
  maxWorkers: availableParallelism(),
  sequence: { groupOrder: ['units', 'pages', 'journeys'].indexOf(group) },
});
