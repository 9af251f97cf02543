declare module '*.vue' {
  import type { Component } from 'vue';

  const component: Component;
  // biome-ignore lint/style/noDefaultExport: Vue's compiler exports each component as the default
  export default component;
}
