import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AnyErrorCode } from './operatorErrors.ts';

export interface RefusalDetails {
  readonly errors?: Record<string, string[]>;
  readonly data?: unknown;
  readonly headers?: Record<string, string>;
  /** For a purchase: no sale exists under this reference, and no later copy of it will be charged. */
  readonly purchase?: { readonly reference: string; readonly charged: false };
}

/**
 * A request that is answered with a 4xx or 503 in the API's envelope. This request charged nothing; `purchase` says
 * whether an earlier copy did.
 */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  /** A row of the table of errors, with meaning, owner and fix. */
  readonly code: AnyErrorCode;
  readonly details: RefusalDetails;

  constructor(
    status: ContentfulStatusCode,
    code: AnyErrorCode,
    message: string,
    details: RefusalDetails = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.details = details;
  }

  /** The same refusal with a statement about the purchase. */
  about(purchase: NonNullable<RefusalDetails['purchase']>): Refusal {
    return new Refusal(this.status, this.code, this.message, { ...this.details, purchase });
  }
}

/** A 400 for one field, in a form that a form can show. */
export function invalid(field: string, message: string): Refusal {
  return new Refusal(400, 'invalid', message, { errors: { [field]: [message] } });
}

export const notFound = (message = 'There is nothing at this address.') =>
  new Refusal(404, 'not_found', message);
