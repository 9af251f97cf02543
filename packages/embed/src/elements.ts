// Written by the build from the element table.

/** The attributes of each tag's own. */
export interface OwnAttributes {
  /** Scope of its session: `purchase:data`. */
  readonly 'oja-data-purchase': {
    /** number */
    readonly phone?: string;
    /** id of a service */
    readonly network?: string;
    /** id of a plan */
    readonly plan?: string;
  };
  /** Scope of its session: `purchase:airtime`. */
  readonly 'oja-airtime-purchase': {
    /** number */
    readonly phone?: string;
    /** id of a service */
    readonly network?: string;
    /** naira */
    readonly amount?: string;
  };
  /** Scope of its session: `purchase:electricity`. */
  readonly 'oja-electricity-purchase': {
    /** id of a service */
    readonly disco?: string;
    /** `prepaid` or `postpaid` */
    readonly 'meter-type'?: string;
    /** as it is typed */
    readonly 'meter-number'?: string;
    /** naira */
    readonly amount?: string;
  };
  /** Scope of its session: `purchase:cable`. */
  readonly 'oja-cable-purchase': {
    /** id of a service */
    readonly provider?: string;
    /** digits */
    readonly 'smartcard-number'?: string;
    /** `renew` or `change` */
    readonly operation?: string;
    /** id of a plan */
    readonly package?: string;
  };
  /** Scope of its session: `purchase:result-checker`. */
  readonly 'oja-result-checker-purchase': {
    /** id of a service */
    readonly exam?: string;
    /** id of a plan */
    readonly product?: string;
    /** how many */
    readonly quantity?: string;
    /** digits */
    readonly 'phone-or-profile'?: string;
  };
  /** Scope of its session: `wallet:read`. */
  readonly 'oja-wallet-balance': object;
  /** Scope of its session: `services:read`. */
  readonly 'oja-price-list': {
    /** id of a category, `data` to begin with */
    readonly category?: string;
  };
  /** Scope of its session: `services:read`. */
  readonly 'oja-service-health': {
    /** id of a category, `data` to begin with */
    readonly category?: string;
  };
  /** Scope of its session: `meters:read`. */
  readonly 'oja-meter-validator': {
    /** id of a service */
    readonly disco?: string;
    /** `prepaid` or `postpaid` */
    readonly 'meter-type'?: string;
    /** as it is typed */
    readonly 'meter-number'?: string;
  };
  /** Scope of its session: `transactions:read`. */
  readonly 'oja-transaction-list': {
    /** id of a category; left out: all */
    readonly category?: string;
  };
  /** Scope of its session: `transactions:read`. */
  readonly 'oja-receipt': {
    /** the server’s ref of a sale, or its `reference` */
    readonly reference?: string;
  };
}

/** Every tag. */
export type Tag = keyof OwnAttributes;
