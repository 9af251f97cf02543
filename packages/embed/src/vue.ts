import type { ElementSettings, OjaElement } from '@oja/widgets';
import { defineComponent, h, onBeforeUnmount, onMounted, shallowRef, watchPostEffect } from 'vue';
import { type Attributes, type Details, events, listen, setProperties } from './elementProps.ts';
import type { Tag } from './elements.ts';

export type OjaWidgetProps<T extends Tag> = Attributes<T> & ElementSettings & { readonly tag: T };

/**
 * Renders one Oja element: `<OjaWidget tag="oja-data-purchase" :get-token="getToken" @purchase="sold" />`. A template
 * ref exposes the element as `element`, for its methods.
 */
export const OjaWidget = /*#__PURE__*/ defineComponent(
  <T extends Tag>(
    props: OjaWidgetProps<T>,
    {
      emit,
      expose,
    }: {
      emit: <N extends keyof Details>(name: N, detail: Details[N]) => void;
      expose: (exposed: object) => void;
    },
  ) => {
    const element = shallowRef<OjaElement | null>(null);
    let end = () => {};
    onMounted(() => {
      if (element.value) end = listen(element.value, emit);
    });
    onBeforeUnmount(() => end());
    watchPostEffect(() => {
      if (element.value) setProperties(element.value, { ...props });
    });
    expose({ element });
    return () => h(props.tag, { ref: element });
  },
  { props: ['tag', 'getToken', 'account', 'theme'], emits: [...events] },
);
