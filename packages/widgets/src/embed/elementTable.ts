import { embeddedServices, type Field, type ServiceDefinition } from '@oja/core';
import { type DisplayElementRow, displayElements } from './displayElements.ts';
import type { ElementMethods } from './elementModule.ts';
import { type ElementEvents, saleEvents } from './events.ts';
import { formHeight } from './formHeight.ts';
import type { themeAttributes } from './isThemed.ts';
import type { ElementSettings } from './page.ts';
import { prefillAttributes } from './purchaseElements.ts';
import type { sizeNames } from './sizeNames.ts';

// The elements, described for developers. The types of the npm package, the editors' files and the documentation are made
// from these tables.

/** One element. */
export interface ElementRow {
  readonly tag: string;
  /** The scope that its session needs. */
  readonly scope: string;
  /** Its specific attributes, each with a description of its values. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The height in px that it reserves until it is rendered. */
  readonly height: number;
  /** The height from a width of 720 px, if it differs much. */
  readonly wideHeight?: number;
  readonly events: readonly (keyof ElementEvents)[];
}

/** Descriptions of an attribute's values, by the kind of its field. */
const values: Readonly<Record<Exclude<Field['kind'], 'choice'>, string>> = {
  service: 'id of a service',
  plan: 'id of a plan',
  phone: 'phone number',
  digits: 'digits',
  text: 'as typed by a visitor',
  amount: 'in naira',
  quantity: 'number of items',
};

const valueIn = ({ kind, options = [] }: Field) =>
  kind === 'choice' ? options.map((option) => `\`${option}\``).join(' or ') : values[kind];

const sellingRow = (definition: ServiceDefinition): ElementRow => ({
  tag: definition.tag,
  scope: `purchase:${definition.id}`,
  attributes: Object.fromEntries(
    [...prefillAttributes(definition)].map(([attribute, field]) => [attribute, valueIn(field)]),
  ),
  height: formHeight(definition),
  events: ['oja:ready', ...saleEvents, 'oja:error'],
});

/** Further events of display elements. */
const ownEvents: Readonly<Record<string, readonly (keyof ElementEvents)[]>> = {
  'oja-meter-validator': ['oja:meter'],
  'oja-funding': ['oja:checkout'],
};

const displayRow = ([tag, { scope, attributes, height, wideHeight }]: readonly [
  string,
  DisplayElementRow,
]): ElementRow => ({
  tag,
  scope,
  attributes,
  height,
  ...(wideHeight && { wideHeight }),
  events: ['oja:ready', ...(ownEvents[tag] ?? []), 'oja:error'],
});

/** Describes every element, purchase elements first. */
export const elementTable = (
  definitions: readonly ServiceDefinition[] = embeddedServices,
): readonly ElementRow[] => [
  ...definitions.map(sellingRow),
  ...Object.entries(displayElements).map(displayRow),
];

/** The attributes that every element accepts. */
export const commonAttributes: Readonly<
  Record<(typeof themeAttributes)[number] | 'locale' | 'data-mode', string>
> = {
  theme: '`light`, `dark` or `auto` (the visitor’s system). Default: the scheme of your page',
  accent: '`#rgb`, `#rrggbb` or `rgb(r, g, b)`. The text colour on it is chosen for contrast',
  radius: '`0px` to `64px`, or `rem`',
  font: '`Roboto`, `Poppins`, `Inter`, or families that your page has loaded',
  locale:
    '`en`, `pcm`, `ha`, `ig` or `yo`. Default: the nearest `lang` around the element, through shadow roots, up to your page',
  'data-mode':
    '`frame` renders the element in a frame of the API’s origin, which your page cannot read. Fixed once it is rendered',
};

interface Size {
  readonly initial: string;
  readonly says: string;
}

const distance = (px: number): Size => ({
  initial: `${px}px`,
  says: `Distances that are ${px} px by default`,
});

/** The CSS variables that set the sizes of every element. */
export const sizeVariables: Readonly<Record<(typeof sizeNames)[number], Size>> = {
  '--oja-form-width': {
    initial: '440px',
    says: 'The maximum width of a form, and of every element in a parent that sizes to its content',
  },
  '--oja-control-height': {
    initial: '44px',
    says: 'The minimum height of fields, choices and buttons. A lower height than the initial one is ignored',
  },
  '--oja-text-scale': {
    initial: '1',
    says: 'Enlarges all text: `1.25` is a quarter larger. Less than 1 is ignored',
  },
  '--oja-radius': { initial: '12px', says: 'The radius of cards. The other radii follow it' },
  '--oja-space-4': distance(4),
  '--oja-space-8': distance(8),
  '--oja-space-12': distance(12),
  '--oja-space-16': distance(16),
  '--oja-space-24': distance(24),
  '--oja-space-32': distance(32),
  '--oja-space-48': distance(48),
};

/** The parts that a page's stylesheet can style: `oja-data-purchase::part(button)`. */
export const parts: Readonly<Record<string, string>> = {
  card: 'The box around the content of an element, or of a result',
  heading: 'A heading',
  label: 'The label of a field or of a choice',
  input: 'The box of a text field or a list',
  choice: 'One choice of several: a network, a plan, an amount',
  button: 'Every button with text',
  primary: 'The button of the next step',
  secondary: 'Another button with a border',
  quiet: 'A button without a border',
};

interface Typed {
  /** In TypeScript syntax. */
  readonly type: string;
  readonly says: string;
}

/** The properties of every element. */
export const elementProperties: Readonly<Record<keyof ElementSettings, Typed>> = {
  getToken: {
    type: '(() => Promise<{ token: string; expiresAt: number | string }>) | null',
    says: 'Requests a widget session from your server.',
  },
  account: {
    type: 'string | null',
    says: 'Your own id for the visitor. An open purchase is resumed only for the same id.',
  },
  theme: { type: 'OjaTheme | "light" | "dark" | "auto" | null', says: 'A theme, or only its scheme.' },
};

/** The methods of every element. An element has them once it has fired `oja:ready`. */
export const elementMethodTable: Readonly<Record<keyof ElementMethods, string>> = {
  focus: 'Focuses the first field or button.',
  prefill: 'Fills in fields by attribute names. Text that the visitor has typed stays.',
  reset: 'Clears the form. A purchase that was sent continues.',
  update: 'Refetches the shown data.',
  logout: 'Discards the token and the entered text, and calls `getToken` again.',
};

/** The events, each with its type and the moment when it fires. */
export const eventTable: Readonly<Record<keyof ElementEvents, Typed>> = {
  'oja:ready': { type: 'CustomEvent<null>', says: 'The element shows its content. A form is usable.' },
  'oja:purchase': { type: 'CustomEvent<PurchaseDetail>', says: 'A purchase has a final status.' },
  'oja:sold': { type: 'CustomEvent<PurchaseDetail>', says: 'A purchase was delivered and charged.' },
  'oja:pending': {
    type: 'CustomEvent<PurchaseDetail<"pending">>',
    says: 'A purchase was sent, and its result is not known yet. Its money is held.',
  },
  'oja:refunded': {
    type: 'CustomEvent<PurchaseDetail>',
    says: 'A purchase failed or was reversed, and its price is back in the wallet.',
  },
  'oja:cancelled': {
    type: 'CustomEvent<PurchaseDetail<"cancelled">>',
    says: 'The visitor left the review without buying. Nothing was sent.',
  },
  'oja:meter': { type: 'CustomEvent<MeterDetail>', says: 'A meter was verified.' },
  'oja:checkout': {
    type: 'CustomEvent<CheckoutDetail>',
    says: 'A payer has opened a payment page for the wallet. Nothing is paid yet.',
  },
  'oja:error': {
    type: 'CustomEvent<ErrorDetail>',
    says: 'Something is wrong: `code` says what, and `whose` says who can fix it.',
  },
};
