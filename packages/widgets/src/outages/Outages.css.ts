import { style } from '@vanilla-extract/css';

export const list = style({ padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });
