/** What the test button sends: tried once, and told to nobody where it fails. */
export const TEST_EVENT = 'webhook.test';
