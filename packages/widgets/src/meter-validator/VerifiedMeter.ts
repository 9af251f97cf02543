import type { Kobo, MeterType } from '@oja/core';

/** A meter as the disco knows it. `minimum` and `arrears` in kobo; a part of what is paid may go to the arrears. */
export interface VerifiedMeter {
  /** The id of the disco's service, as a purchase names it. */
  readonly discoId: string;
  readonly discoName: string;
  readonly meterNumber: string;
  /** As the disco has it, which may differ from what was chosen. */
  readonly meterType: MeterType;
  readonly customerName: string;
  readonly address: string | undefined;
  readonly minimum: Kobo | undefined;
  readonly arrears: Kobo | undefined;
  /** False: the disco sells nothing to this meter now. */
  readonly canVend: boolean;
}
