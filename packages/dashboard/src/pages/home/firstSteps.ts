import { onDemand } from '../../onDemand/onDemand.ts';

/** Only until the first sale: no later visit carries it. */
export const firstSteps = onDemand('first-steps', () =>
  import('../../firstSteps/FirstSteps.tsx').then(({ FirstSteps }) => FirstSteps),
);
