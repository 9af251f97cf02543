/** Distances, in px. There is no other distance in the kit. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
} as const;

/** Type sizes in rem, so that a reader's own text size is obeyed; the names are the px at the usual 16. */
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

/** Motion says what changed and is over before it is noticed. All are 0 when the reader asks for none. */
export const motion = {
  quick: '120ms',
  base: '160ms',
  slow: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Specification, section 9: 12 px, 4 to 24 in steps of 2. */
export const radius = { least: 4, most: 24, step: 2, standard: 12 } as const;

/** No control is smaller than a thumb. */
export const touch = '44px';

/** A form is no wider than this, a page no wider than that, and no line of text longer than some 75 letters. */
export const width = { form: '440px', page: '1120px', text: '60ch' } as const;

/** The grid column of a form: 440 px where a parent asks for its width, and 200 px at least. */
export const formTrack = `minmax(200px, ${width.form})`;
