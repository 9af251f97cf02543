import { check } from '../icon/glyphs.ts';
import { Icon } from '../icon/Icon.tsx';
import { tick } from './chosen.css.ts';

/** Marks a selected option, so that colour is not its only sign. Visible while the control of the surrounding label is checked. */
export const Tick = () => (
  <span className={tick} aria-hidden="true">
    <Icon glyph={check} size={16} />
  </span>
);
