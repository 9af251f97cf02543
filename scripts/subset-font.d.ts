// The package has no types. This declares only what scripts/fonts.mjs calls.
declare module 'subset-font' {
  type Range = Readonly<{ min: number; max: number }>;
  const subsetFont: (
    font: Uint8Array,
    characters: string,
    options: Readonly<{
      targetFormat: 'woff2';
      variationAxes?: Readonly<Record<string, Range>>;
      noHinting?: boolean;
    }>,
  ) => Promise<Uint8Array>;
  export = subsetFont;
}
