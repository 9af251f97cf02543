import { BASE_PATH, embeddedServices, servicesEndpoints } from '@oja/core';
import { type DisplayElementRow, displayElements } from './displayElements.ts';
import { formHeight } from './formHeight.ts';
import { purchaseElements } from './purchaseElements.ts';

// Data only: the build runs this module and inlines its exports into `oja.js`, which must not bundle the catalogue.

const purchases = purchaseElements(embeddedServices);
const readings: Readonly<Record<string, DisplayElementRow>> = displayElements;

export type Tag = keyof typeof purchases | keyof typeof displayElements;

type Tags<T> = Readonly<Record<Tag, T>>;

/** Every tag with its attributes. */
export const elements = {
  ...purchases,
  ...Object.fromEntries(
    Object.entries(readings).map(([tag, { attributes }]) => [tag, Object.keys(attributes)]),
  ),
} as Tags<readonly string[]>;

/** The first call of most elements. */
export const usualCall = BASE_PATH + servicesEndpoints.services.path;

/**
 * The loader's data of each tag: the height in px to reserve until the widget is rendered, the first call if it is not the
 * usual one (empty for none), and the height from a width of 720 px if it differs.
 */
export const tags = Object.fromEntries([
  ...embeddedServices.map((definition) => [definition.tag, [formHeight(definition)]]),
  ...Object.entries(readings).map(([tag, { height, firstCall, wideHeight }]) => {
    const call = firstCall ? BASE_PATH + firstCall.path : '';
    if (wideHeight) return [tag, [height, call, wideHeight]];
    return [tag, call === usualCall ? [height] : [height, call]];
  }),
]) as Tags<readonly [height: number, firstCall?: string, wideHeight?: number]>;
