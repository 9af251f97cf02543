import type { ElementSettings, OjaElement } from '@oja/widgets';
import {
  createElement,
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import {
  type Attributes,
  type Details,
  type EventAttributes,
  isProperty,
  listen,
  setProperties,
} from './elementProps.ts';
import type { Tag } from './elements.ts';

/** `onPurchase` for `oja:purchase`: called with the event's detail. */
type Listeners = { readonly [N in keyof Details as `on${Capitalize<N>}`]?: (detail: Details[N]) => void };

export type OjaWidgetProps<T extends Tag> = Attributes<T> &
  ElementSettings &
  Listeners & {
    readonly tag: T;
    readonly className?: string;
    /** The element, for its methods: `ref.current?.reset?.()`. */
    readonly ref?: Ref<OjaElement>;
  };

type AnyProps = Omit<OjaWidgetProps<Tag>, 'ref'>;

/** A server renders only the tag, without a layout. */
const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function Widget({ tag, ...props }: AnyProps, ref: ForwardedRef<OjaElement>): ReactElement {
  const own = useRef<OjaElement>(null);
  const latest = useRef<Omit<AnyProps, 'tag'>>(props);
  useImperativeHandle(ref, () => own.current as OjaElement);
  useEarlyEffect(() => {
    latest.current = props;
    if (own.current) setProperties(own.current, props);
  });
  useEarlyEffect(
    () =>
      listen(own.current as OjaElement, (name, detail) => {
        const listener = latest.current[listenerOf(name)] as ((detail: unknown) => void) | undefined;
        listener?.(detail);
      }),
    [tag],
  );
  return createElement(tag, { ...attributesOf(props), ref: own });
}

const listenerOf = <N extends string>(name: N) =>
  `on${name.charAt(0).toUpperCase()}${name.slice(1)}` as `on${Capitalize<N>}`;

/** Props that React can write as attributes. React 18 turns every value into text, even `false`. */
const attributesOf = (props: object) =>
  Object.fromEntries(
    Object.entries(props)
      .filter(([name, value]) => !isProperty(name) && !/^on[A-Z]/.test(name) && value !== false)
      .map(([name, value]) => [name === 'className' ? 'class' : name, value === true ? '' : value]),
  );

/** Renders one Oja element: `<OjaWidget tag="oja-data-purchase" getToken={getToken} onPurchase={sold} />`. */
export const OjaWidget = /*#__PURE__*/ forwardRef(Widget) as <T extends Tag>(
  props: OjaWidgetProps<T>,
) => ReactElement;

/** The tags in JSX. React 19 sets their properties once the elements are defined. */
type Elements = {
  readonly [T in Tag]: Omit<HTMLAttributes<OjaElement>, keyof OjaWidgetProps<T>> &
    Attributes<T> &
    ElementSettings &
    EventAttributes & {
      readonly ref?: Ref<OjaElement>;
      readonly key?: string | number;
      readonly class?: string;
    };
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
