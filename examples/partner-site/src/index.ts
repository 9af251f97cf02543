export { type PartnerSite, type PartnerSiteOptions, startPartnerSite } from './start.ts';
export type { Violation } from './violations.ts';
