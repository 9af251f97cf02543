import type { Field, FormView, ServiceDefinition } from '@oja/core';

/** Heights of the form's parts in px, as FormSkeleton renders them at the default text size. */
const FRAME = 143;
const LABEL = 21;
const GAP = 16;
const shapes: Readonly<Record<Exclude<Field['kind'], 'service'>, number>> = {
  plan: 0,
  choice: 52,
  phone: 56,
  digits: 56,
  text: 56,
  amount: 160,
  quantity: 56,
};
const TILES = 52;
const LIST = 56;

const shapeOf = ({ kind, usually }: Field): number => {
  if (kind !== 'service') return shapes[kind];
  return usually === 'many' ? LIST : TILES;
};

/** The form before anything is entered. */
const emptyForm: FormView = {
  entered: {},
  services: [],
  service: null,
  hinted: null,
  plan: null,
  verified: null,
};

/** The height in px that an element reserves until its form is rendered, so that nothing below it moves. */
export function formHeight({ fields }: ServiceDefinition): number {
  const asked = fields.filter((field) => field.isAsked?.(emptyForm) ?? true);
  return asked.reduce((height, field) => height + LABEL + shapeOf(field) + GAP, FRAME);
}
