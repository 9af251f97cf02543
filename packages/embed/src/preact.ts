import type { ElementSettings, OjaElement } from '@oja/widgets';
import type { HTMLAttributes, Ref } from 'preact';
import type { Attributes, EventAttributes } from './elementProps.ts';
import type { Tag } from './elements.ts';

// Types only. Preact drops a function prop of an element that is not defined yet: set `getToken` through
// `Oja.configure`, or use `OjaWidget` from the React entry point with preact/compat.

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
