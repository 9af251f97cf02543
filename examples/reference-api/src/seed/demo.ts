/** The seed of all random demo data. The agents' ids are drawn first. */
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

/** A second agent, to show that agents can't see each other's data. */
export const OTHER_AGENT = {
  username: 'bola',
  password: 'oja-demo-2026',
  firstName: 'Bola',
  lastName: 'Adeyemi',
  phone: '08051234567',
  email: 'bola@example.com',
} as const;

/**
 * The partner's API key of the demo agent. Fixed, so that the example site needs no setup. A real key never belongs
 * in code.
 */
export const DEMO_API_KEY = 'oja_test_demo4partner4site4on4this4machine4only26';
