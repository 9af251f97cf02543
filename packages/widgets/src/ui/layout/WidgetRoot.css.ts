import { style } from '@vanilla-extract/css';
import { formWidth } from '../../theme/scale.ts';

/**
 * As wide as its parent. In a parent that sizes to its content (float, flex, dialog, table cell) as wide as a form, down to
 * 200 px: the tracks set this width, because a size container takes no width from its content.
 */
export const root = style({
  display: 'grid',
  gridTemplateColumns: `minmax(200px, ${formWidth}) minmax(0, 1fr)`,
  width: '100%',
  selectors: { '&[hidden]': { display: 'none' } },
});

/** The size container for the layouts of the widget. */
export const content = style({ gridColumn: '1 / -1', minWidth: 0, containerType: 'inline-size' });
