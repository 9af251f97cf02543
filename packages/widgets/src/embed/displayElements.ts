import { type Endpoint, servicesEndpoints, type WidgetScope, walletEndpoints } from '@oja/core';

/** A display element, which sells nothing. */
export interface DisplayElementRow {
  /** The scope that its session needs. */
  readonly scope: WidgetScope;
  /** Its specific attributes, each with a description of its values. */
  readonly attributes: Readonly<Record<string, string>>;
  /**
   * Its first call, which the loader sends while the code loads. `null` if the call depends on attributes: only the token
   * is requested then.
   */
  readonly firstCall: Pick<Endpoint, 'path'> | null;
  /** The height of its placeholder, in px. It is the height of the loaded element; of a full list, if it is a list. */
  readonly height: number;
  /** The height from a width of 720 px, if it differs much. */
  readonly wideHeight?: number;
}

const category = 'id of a category; default: `data`';

type FirstCall = DisplayElementRow['firstCall'];
// Typed without schemas: otherwise the declarations of this package would import valibot, which is not a dependency.
const balance: FirstCall = walletEndpoints.balance;
const services: FirstCall = servicesEndpoints.services;

/** The display elements. The code of each is the module of its name in `display`, `history` or `funding`. */
export const displayElements = {
  'oja-wallet-balance': {
    scope: 'wallet:read',
    attributes: {},
    firstCall: balance,
    height: 146,
  },
  'oja-price-list': {
    scope: 'services:read',
    attributes: { category },
    firstCall: services,
    height: 551,
  },
  'oja-service-health': {
    scope: 'services:read',
    attributes: { category },
    firstCall: services,
    height: 56,
  },
  'oja-meter-validator': {
    scope: 'meters:read',
    attributes: {
      disco: 'id of a service',
      'meter-type': '`prepaid` or `postpaid`',
      'meter-number': 'as typed by a visitor',
    },
    firstCall: services,
    height: 369,
  },
  'oja-funding': {
    scope: 'wallet:fund',
    attributes: { amount: 'in naira' },
    firstCall: null,
    height: 403,
  },
  'oja-transaction-list': {
    scope: 'transactions:read',
    attributes: { category: 'id of a category; default: all' },
    firstCall: null,
    height: 2040,
  },
  'oja-receipt': {
    scope: 'transactions:read',
    attributes: { reference: 'the `ref` or the `reference` of a purchase' },
    firstCall: null,
    height: 682,
    wideHeight: 481,
  },
} as const satisfies Readonly<Record<string, DisplayElementRow>>;
