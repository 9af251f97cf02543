import { createHash } from 'node:crypto';
import { findRecipientKind } from '../catalogue/limits.ts';
import type { Order, ResponseFault } from './provider.ts';

/** The course of an order: when it is answered, and its outcome. */
export interface Script {
  readonly pace: 'at once' | 'pending' | 'silent';
  readonly outcome: 'delivered' | 'failed';
  readonly message: string;
  readonly fault?: ResponseFault;
}

const delivered = { outcome: 'delivered', message: 'The network confirmed the delivery.' } as const;
const failed = { outcome: 'failed', message: 'The network could not deliver this.' } as const;

/** Recipients with a scripted outcome (the sandbox data set), for demonstrations and tests. */
export const magicNumbers: Readonly<Record<string, Script>> = {
  '08011111111': { pace: 'at once', ...delivered },
  '08020000201': { pace: 'pending', ...delivered },
  '08030000202': { pace: 'pending', ...failed },
  '08040000300': { pace: 'silent', ...delivered },
  '08050000400': { pace: 'pending', ...delivered, fault: 'drop' },
  '08060000500': { pace: 'pending', ...delivered, fault: 'html' },
};

/** Meters with a scripted outcome (VTpass's own sandbox numbers, and one with a late token). */
export const magicMeters: Readonly<Record<string, Script>> = {
  '201000000000': { pace: 'pending', ...delivered },
  '300000000000': { pace: 'silent', ...delivered },
  '400000000000': { pace: 'pending', ...delivered, fault: 'drop' },
  '500000000000': { pace: 'pending', ...delivered, fault: 'html' },
  '99000000051': { pace: 'pending', ...delivered },
};

/** Delivered at once, and reversed by the network three hours later (VTpass's code 040). */
export const REVERSED_LATER = '08070000040';

/** A T2 number that was ported to MTN: MTN delivers only if the order says that it is ported. */
export const PORTED_TO_MTN = '08090000023';

const NOT_MTN = 'This is not an MTN number.';
const UNKNOWN_NUMBER = 'The provider does not know this number.';

/** Messages for a fault of the order, not of the network. */
export const faultsOfOrders: ReadonlySet<string> = new Set([NOT_MTN, UNKNOWN_NUMBER]);

function portedScript(order: Order): Script {
  return order.ported
    ? { pace: 'at once', ...delivered }
    : { pace: 'at once', outcome: 'failed', message: NOT_MTN };
}

/**
 * Any other number: 97 % delivered, 2 % pending and then delivered, 1 % failed. The same reference has the same
 * outcome.
 */
function commonScript(reference: string): Script {
  const draw = createHash('sha256').update(reference).digest().readUInt32BE(0) % 100;
  if (draw < 97) return { pace: 'at once', ...delivered };
  return draw < 99 ? { pace: 'pending', ...delivered } : { pace: 'at once', ...failed };
}

/** The scripted outcome of this recipient, if it has one. */
export function scriptOf(recipient: string): Script | undefined {
  const story = [magicNumbers, magicMeters].find((numbers) => Object.hasOwn(numbers, recipient));
  return story?.[recipient];
}

interface Circumstances {
  /** Whether the provider knows the meter, the card or the profile; `true` by default. */
  readonly isKnown?: boolean;
  /** Whether every sale to a phone number without a script is delivered at once; `false` by default. */
  readonly everyPhoneDelivers?: boolean;
}

/** The script of an order. */
export function scriptFor(
  order: Order,
  { isKnown = true, everyPhoneDelivers = false }: Circumstances = {},
): Script {
  if (order.recipient === PORTED_TO_MTN && order.serviceId.startsWith('mtn-')) return portedScript(order);
  if (!isKnown) return { pace: 'at once', outcome: 'failed', message: UNKNOWN_NUMBER };
  if (order.recipient === REVERSED_LATER) return { pace: 'at once', ...delivered };
  const story = scriptOf(order.recipient);
  if (story) return story;
  return findRecipientKind(order) === 'phone' && !everyPhoneDelivers
    ? commonScript(order.reference)
    : { pace: 'at once', ...delivered };
}
