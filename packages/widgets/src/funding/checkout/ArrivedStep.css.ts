import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

export const news = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  paddingBlock: space[16],
  textAlign: 'center',
});

const ground = style({ display: 'grid', placeItems: 'center', width: 64, height: 64, borderRadius: '50%' });

export const mark = styleVariants(
  {
    arrived: { color: color.positive, backgroundColor: color.positiveSoft },
    refused: { color: color.critical, backgroundColor: color.criticalSoft },
  },
  (rule) => [ground, rule],
);
