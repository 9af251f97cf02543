interface ImportMetaEnv {
  /** The origin of the API, which serves oja.js too. */
  readonly VITE_OJA_API_BASE: string;
}
