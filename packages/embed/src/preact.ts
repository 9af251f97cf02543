import type { ElementSettings, OjaElement } from '@oja/widgets';
import type { HTMLAttributes, Ref } from 'preact';
import type { Attributes, EventAttributes } from './elementProps.ts';
import type { Tag } from './elements.ts';

// Types alone. Preact leaves out a function for an element that is not defined yet: give `getToken` by `Oja.configure`, or
// take `OjaWidget` of the React entry, by preact/compat.

type Elements = {
  readonly [T in Tag]: Omit<HTMLAttributes<OjaElement>, keyof Attributes<T> | keyof ElementSettings> &
    Attributes<T> &
    ElementSettings &
    EventAttributes & { readonly ref?: Ref<OjaElement> };
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
