declare module '*.vue' {
  import type { Component } from 'vue';

  const component: Component;
  // biome-ignore lint/style/noDefaultExport: what Vue's compiler makes of such a file
  export default component;
}
