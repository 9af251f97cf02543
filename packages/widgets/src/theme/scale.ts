/** Distances in px. Styles use no others. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
} as const;

/** Font sizes in rem, so that they follow the browser's text size. The keys are px at the default of 16. */
export const size = {
  12: '0.75rem',
  14: '0.875rem',
  16: '1rem',
  20: '1.25rem',
  24: '1.5rem',
  32: '2rem',
} as const;

/** Line heights: `tight` for figures and headings, `text` for sentences. */
export const leading = { tight: '1.25', text: '1.5' } as const;

export const weight = { regular: '400', medium: '500', strong: '600' } as const;

/** Durations and easing. All durations are 0 under reduced motion. */
export const motion = {
  quick: '120ms',
  base: '160ms',
  slow: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Radius in px: default 12, from 4 to 24 in steps of 2 (specification, section 9). */
export const radius = { least: 4, most: 24, step: 2, standard: 12 } as const;

/** Minimum size of a control, so that a thumb can hit it. */
export const touch = '44px';

/** The height of a control: `least`, or `--oja-control-height` if the page sets a greater one. */
export const controlHeight = (least: string) => `max(${least}, var(--oja-control-height, 0px))`;

/** Maximum widths of a form, a page and a line of text (about 75 characters). */
export const width = { form: '440px', page: '1120px', text: '60ch' } as const;

/** The maximum width of an embeddable form. A page can set another. */
export const formWidth = `var(--oja-form-width, ${width.form})`;
