import { check } from '../icon/glyphs.ts';
import { Icon } from '../icon/Icon.tsx';
import { tick } from './chosen.css.ts';

/** Not colour alone: what is chosen carries a tick. In a label it is seen while the label's control is checked. */
export const Tick = () => (
  <span className={tick} aria-hidden="true">
    <Icon glyph={check} size={16} />
  </span>
);
