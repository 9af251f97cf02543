interface ImportMetaEnv {
  /** The origin of the API, which also serves oja.js. */
  readonly VITE_OJA_API_BASE: string;
}
