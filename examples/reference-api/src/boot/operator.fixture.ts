import { readSettings, startReferenceApi } from '../index.ts';
import { cardsElsewhere, everyOrderDelivered } from './production.fixture.ts';

// A production server as an operator starts it: settings from the environment, and a provider from code.
const print = (line: object) => console.error(JSON.stringify(line));
const api = await startReferenceApi({
  ...readSettings(process.env, '/var/lib/oja'),
  provider: everyOrderDelivered,
  payments: cardsElsewhere,
  log: print,
  securityLog: print,
});
console.log(`ready at ${api.url}`);
process.once('SIGTERM', () => void api.close().then(() => process.exit(0)));
