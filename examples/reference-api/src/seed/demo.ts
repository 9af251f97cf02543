/** Everything that is drawn for the demo follows from this, the agents' ids first. */
export const DEMO_SEED = 20_261_121;

/** The demo agent. All people, numbers and addresses are fictitious. */
export const DEMO_AGENT = {
  username: 'amaka',
  password: 'oja-demo-2026',
  firstName: 'Amaka',
  lastName: 'Okafor',
  phone: '08031234567',
  email: 'amaka@example.com',
} as const;

/** A second agent, so that one can be seen not to see the other. */
export const OTHER_AGENT = {
  username: 'bola',
  password: 'oja-demo-2026',
  firstName: 'Bola',
  lastName: 'Adeyemi',
  phone: '08051234567',
  email: 'bola@example.com',
} as const;

/** The partner's API key of the demo agent: fixed, so that the example site runs by itself. A real one is never in code. */
export const DEMO_API_KEY = 'oja_test_demo4partner4site4on4this4machine4only26';
