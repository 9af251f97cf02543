import { embeddedServices, type Field, type ServiceDefinition } from '@oja/core';
import { type DisplayElementRow, displayElements } from './displayElements.ts';
import type { ElementMethods } from './elementModule.ts';
import type { ElementEvents } from './events.ts';
import { formHeight } from './formHeight.ts';
import type { themeAttributes } from './isThemed.ts';
import type { ElementSettings } from './page.ts';
import { prefillAttributes } from './purchaseElements.ts';

// The elements, described for developers. The types of the npm package, the editors' files and the documentation are made
// from these tables.

/** One element. */
export interface ElementRow {
  readonly tag: string;
  /** The scope that its session needs. */
  readonly scope: string;
  /** Its specific attributes, each with a description of its values. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The height in px that it reserves on a phone until its form is rendered. */
  readonly height: number;
  readonly events: readonly (keyof ElementEvents)[];
}

/** Descriptions of an attribute's values, by the kind of its field. */
const values: Readonly<Record<Exclude<Field['kind'], 'choice'>, string>> = {
  service: 'id of a service',
  plan: 'id of a plan',
  phone: 'number',
  digits: 'digits',
  text: 'as it is typed',
  amount: 'naira',
  quantity: 'how many',
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
  events: ['oja:ready', 'oja:purchase', 'oja:error'],
});

const displayRow = ([tag, { scope, attributes, height }]: readonly [
  string,
  DisplayElementRow,
]): ElementRow => ({
  tag,
  scope,
  attributes,
  height,
  events:
    tag === 'oja-meter-validator' ? ['oja:ready', 'oja:meter', 'oja:error'] : ['oja:ready', 'oja:error'],
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
  theme: '`light`, `dark` or `auto`, the reader’s system; left out: as the page is',
  accent: '`#rgb`, `#rrggbb` or `rgb(r, g, b)`: text on it is made readable',
  radius: '`0px` to `64px`, or `rem`',
  font: '`Roboto`, `Poppins`, `Inter`, or families that the page has loaded',
  locale:
    '`en`, `pcm`, `ha`, `ig` or `yo`; left out: the nearest `lang` around it, through shadow roots, up to that of the page',
  'data-mode':
    '`frame`: in a frame of the API’s origin, which the page cannot read; once, from the beginning',
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
    says: 'Asks your server for a widget session.',
  },
  account: {
    type: 'string | null',
    says: 'Your own id of the visitor: a sale left open is taken up again for the same one only.',
  },
  theme: { type: 'OjaTheme | "light" | "dark" | "auto" | null', says: 'A theme, or its scheme alone.' },
};

/** The methods of every element. An element has them once it has fired `oja:ready`. */
export const elementMethodTable: Readonly<Record<keyof ElementMethods, string>> = {
  focus: 'Puts the focus on its first field or button.',
  prefill: 'Fills in fields by the names of the attributes; what the visitor has typed stays.',
  reset: 'Empties the form. A sale that is on its way goes on.',
  update: 'Asks the server anew for what is shown.',
  logout: 'Forgets the token and what was typed, and asks `getToken` anew.',
};

/** The events, each with its type and the moment when it fires. */
export const eventTable: Readonly<Record<keyof ElementEvents, Typed>> = {
  'oja:ready': { type: 'CustomEvent<null>', says: 'It shows what it is for; a form can be used.' },
  'oja:purchase': { type: 'CustomEvent<PurchaseDetail>', says: 'A sale has ended.' },
  'oja:meter': { type: 'CustomEvent<MeterDetail>', says: 'A meter was looked up.' },
  'oja:error': {
    type: 'CustomEvent<ErrorDetail>',
    says: 'Something is wrong: `code` says what, `whose` who can mend it.',
  },
};
