import type { Kobo, MeterType } from '@oja/core';

/** A meter as the disco returns it. `minimum` and `arrears` are in kobo; a part of a payment may go to the arrears. */
export interface VerifiedMeter {
  /** Id of the disco's service, for a purchase. */
  readonly discoId: string;
  readonly discoName: string;
  readonly meterNumber: string;
  /** The disco's type of the meter, which may differ from the one in the form. */
  readonly meterType: MeterType;
  readonly customerName: string;
  readonly address: string | undefined;
  readonly minimum: Kobo | undefined;
  readonly arrears: Kobo | undefined;
  /** `false` if the disco does not sell to this meter now. */
  readonly canVend: boolean;
}
