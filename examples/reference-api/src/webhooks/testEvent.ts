/** The event of the test button. Tried once; a failure is not reported to the agent. */
export const TEST_EVENT = 'webhook.test';
