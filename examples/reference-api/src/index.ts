export type { Log, LogLine, Message } from './house.ts';
export { DASHBOARD_CSP } from './http/securityHeaders.ts';
export type { StaticDirs } from './http/staticFiles.ts';
export type { LedgerHandle } from './ledger/handle.ts';
export { magicNumbers, PORTED_TO_MTN, REVERSED_LATER } from './provider/magicNumbers.ts';
export { DEMO_AGENT, DEMO_API_KEY, OTHER_AGENT } from './seed/demo.ts';
export { type ReferenceApi, type ReferenceApiOptions, startReferenceApi } from './start.ts';
