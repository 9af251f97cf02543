/** The variables that set the sizes of an element: `oja-data-purchase { --oja-form-width: 560px }`. */
export const sizeNames = [
  '--oja-form-width',
  '--oja-control-height',
  '--oja-text-scale',
  '--oja-radius',
  '--oja-space-4',
  '--oja-space-8',
  '--oja-space-12',
  '--oja-space-16',
  '--oja-space-24',
  '--oja-space-32',
  '--oja-space-48',
] as const;
