import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures, subheading } from '../../theme/type.css.ts';

export const title = style([subheading, { display: 'flex', alignItems: 'center', gap: vars.space[8] }]);

export const number = style([
  figures,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: '50%',
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accent,
    fontSize: vars.size[14],
  },
]);
