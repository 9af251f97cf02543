import { media, vars } from '@oja/widgets/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { BAR } from './measures.ts';

const { color, space } = vars;

// On low screens the bar scrolls away with the page, so nothing can be hidden under it.
globalStyle('html', { '@media': { [media.low]: { vars: { '--oja-bar': '0px' } } } });

export const bar = style({
  position: 'sticky',
  zIndex: 10,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  boxSizing: 'border-box',
  height: BAR,
  paddingInline: `max(${space[8]}, env(safe-area-inset-left)) max(${space[4]}, env(safe-area-inset-right))`,
  backgroundColor: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [media.low]: { position: 'relative' }, [media.print]: { display: 'none' } },
});

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  flex: 'none',
  marginInlineStart: 'auto',
});

/** Only on screens that usually have a keyboard. */
export const commands = style({ display: 'none', '@media': { [media.desk]: { display: 'block' } } });
