import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../packages/widgets/src/theme/contract.css.ts';

const { color, space } = vars;

export const notes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
  gap: space[16],
  marginBlock: space[24],
});

export const note = style({
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface,
});

export const tone = {
  use: style([note, { borderTop: `4px solid ${color.positive}` }]),
  avoid: style([note, { borderTop: `4px solid ${color.critical}` }]),
  accessibility: note,
  content: note,
};

export const noteTitle = style({ fontSize: vars.size[16], fontWeight: vars.weight.strong });

export const lines = style({ display: 'grid', gap: space[8], paddingInlineStart: space[16] });

globalStyle(`${note} > h3 + ul`, { marginTop: space[8] });

export const states = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: space[24],
  alignItems: 'start',
});

export const state = style({ display: 'grid', gap: space[8], minWidth: 0 });

export const pair = style({ display: 'flex', gap: space[8], alignItems: 'flex-start' });

export const shot = style({
  flex: '1 1 0',
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const image = style({
  display: 'block',
  width: '100%',
  maxHeight: 360,
  objectFit: 'cover',
  objectPosition: 'top',
});

export const caption = style({ fontSize: vars.size[14], color: color.muted });

export const others = style({ columns: '240px', paddingInlineStart: space[16], fontSize: vars.size[14] });

globalStyle(`${caption} a, ${others} a`, { color: color.accent });
