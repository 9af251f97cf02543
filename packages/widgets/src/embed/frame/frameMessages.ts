import type { CheckoutDetail, ElementEvents, ErrorDetail, MeterDetail, PurchaseDetail } from '../events.ts';
import { sizeNames } from '../sizeNames.ts';

// Messages between a page and the form in its frame, over a port that each end passes only to the other's origin. Each end
// parses what it receives, because any script may run at the other end.

/** The methods of an element without arguments. */
const methods = ['focus', 'reset', 'update', 'logout'] as const;
export type FrameMethod = (typeof methods)[number];

/** The element's settings from the page, unchecked. */
export interface FrameSettings {
  readonly attributes: Readonly<Record<string, string>>;
  readonly theme: unknown;
  readonly account: unknown;
  readonly hasToken: boolean;
  /** Language of the page around the element, in BCP 47. */
  readonly language: string;
  /** The computed `color-scheme` of the element. */
  readonly colorScheme: string;
  /** The computed values of the size variables, by name. Empty if the page does not set one. */
  readonly sizes: Readonly<Record<string, string>>;
}

/** From the page to its frame. */
export type ToFrame =
  | ({ readonly type: 'settings' } & FrameSettings)
  | { readonly type: 'token'; readonly id: number; readonly token: unknown; readonly expiresAt: unknown }
  | { readonly type: 'no-token'; readonly id: number }
  | { readonly type: 'prefill'; readonly values: Readonly<Record<string, string>> }
  | { readonly type: FrameMethod };

/** An event, without what the visitor typed. */
export type FrameEvent = {
  readonly [N in keyof ElementEvents]: { readonly name: N; readonly detail: ElementEvents[N] };
}[keyof ElementEvents];

/** From the frame to its page. */
export type FromFrame =
  /** Height in px. */
  | { readonly type: 'size'; readonly height: number }
  | { readonly type: 'token'; readonly id: number }
  | { readonly type: 'event'; readonly event: FrameEvent };

type Fields = Readonly<Record<string, unknown>>;

/** Copies own properties only, because a page may have added properties to every object. */
function fieldsOf(value: unknown): Fields {
  return Object.assign(Object.create(null), typeof value === 'object' ? value : null) as Fields;
}

const isText = (value: unknown): value is string => typeof value === 'string';
/** Maximum length of an attribute's value. */
const MOST_CHARACTERS = 200;

const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (entry): entry is [string, string] => isText(entry[1]) && entry[1].length <= MOST_CHARACTERS,
    ),
  );

/** The sizes that are a plain number or length. */
const sizesOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sizeNames.map((name) => [name, matching(fieldsOf(value)[name], /^\d{1,4}(\.\d{1,3})?(px|rem)?$/, '')]),
  );

const matching = (value: unknown, pattern: RegExp, otherwise: string): string =>
  isText(value) && pattern.test(value) ? value : otherwise;

/** Parses a message from the page; `null` for anything else. */
export function parseToFrame(message: unknown): ToFrame | null {
  const { type, id, token, expiresAt, values, ...settings } = fieldsOf(message);
  if (type === 'token' && typeof id === 'number') return { type, id, token, expiresAt };
  if (type === 'no-token' && typeof id === 'number') return { type, id };
  if (type === 'prefill') return { type, values: textsOf(values) };
  if (type === 'settings')
    return {
      type,
      attributes: textsOf(settings['attributes']),
      theme: settings['theme'] ?? null,
      account: settings['account'] ?? null,
      hasToken: settings['hasToken'] === true,
      language: matching(settings['language'], /^[\w-]{1,35}$/, 'en'),
      colorScheme: matching(settings['colorScheme'], /^[a-z ]{1,30}$/, 'normal'),
      sizes: sizesOf(settings['sizes']),
    };
  const method = methods.find((one) => one === type);
  return method ? { type: method } : null;
}

/** The strings of a detail by these names; `null` if one is missing. */
function detailOf<K extends string>(value: unknown, names: readonly K[]): Record<K, string> | null {
  const fields = fieldsOf(value);
  if (!names.every((name) => isText(fields[name]))) return null;
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Record<K, string>;
}

const saleFields = ['reference', 'category', 'status', 'money', 'serviceId', 'planId', 'amount'] as const;

/** A purchase without its recipient. */
function saleOf(detail: unknown): PurchaseDetail | null {
  const sale = detailOf(detail, saleFields);
  return sale && ({ ...sale, recipient: '' } as PurchaseDetail);
}

/**
 * Parses an event for the page. Removes the typed recipient or meter number, which a page in this mode is not trusted with,
 * and the cause of an error, which is on the console, unless it is a purchase. `null` for an unknown event.
 */
export function parseEvent(name: unknown, detail: unknown): FrameEvent | null {
  switch (name) {
    case 'oja:ready':
      return { name, detail: null };
    case 'oja:purchase':
    case 'oja:sold':
    case 'oja:pending':
    case 'oja:refunded':
    case 'oja:cancelled': {
      const sale = saleOf(detail);
      return sale && ({ name, detail: sale } as FrameEvent);
    }
    case 'oja:meter': {
      const meter = detailOf(detail, ['serviceId', 'meterType']);
      const canVend = fieldsOf(detail)['canVend'] === true;
      return meter && { name, detail: { ...meter, meterNumber: '', canVend } as MeterDetail };
    }
    case 'oja:checkout': {
      const checkout: CheckoutDetail | null = detailOf(detail, ['reference', 'amount', 'fee', 'net']);
      return checkout && { name, detail: checkout };
    }
    case 'oja:error': {
      const error = detailOf(detail, ['code', 'whose']);
      const cause = saleOf(fieldsOf(detail)['cause']);
      return error && { name, detail: { ...error, cause } as unknown as ErrorDetail };
    }
    default:
      return null;
  }
}

/** Maximum height of a form in px. */
const MOST_HEIGHT = 20_000;

/** Parses a message from the frame; `null` for anything else. */
export function parseFromFrame(message: unknown): FromFrame | null {
  const { type, id, height, event } = fieldsOf(message);
  if (type === 'token' && typeof id === 'number') return { type, id };
  if (type === 'size' && typeof height === 'number' && height >= 0 && height <= MOST_HEIGHT)
    return { type, height };
  const { name, detail } = fieldsOf(event);
  const parsed = type === 'event' ? parseEvent(name, detail) : null;
  return parsed && { type: 'event', event: parsed };
}
