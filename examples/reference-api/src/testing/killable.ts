import { type ReferenceApiOptions, startReferenceApi } from '../start.ts';

// A server in a process of its own, for tests that kill it. Its options come as JSON, its address goes out as a line.
const options = JSON.parse(process.argv[2] ?? '{}') as ReferenceApiOptions;
const api = await startReferenceApi(options);
console.log(api.url);
