/**
 * The colours by role: ink and adire indigo on undyed cotton. The accent is the indigo of the dyers' market. Its hue is
 * far from every status colour, so that no control looks like a status.
 */
export const colourRoles = [
  'canvas',
  'surface',
  'raised',
  'line',
  'lineStrong',
  'text',
  'muted',
  'accent',
  'accentHover',
  'onAccent',
  'accentSoft',
  'positive',
  'positiveSoft',
  'caution',
  'cautionSoft',
  'critical',
  'criticalHover',
  'onCritical',
  'criticalSoft',
  'info',
  'infoSoft',
  'scrim',
] as const;

/** A colour's purpose, never its appearance. */
export type ColourRole = (typeof colourRoles)[number];
export type Palette = Readonly<Record<ColourRole, string>>;

export const light: Palette = {
  canvas: '#f6f4ef',
  surface: '#ffffff',
  raised: '#ffffff',
  line: '#e3dfd6',
  lineStrong: '#837d73',
  text: '#1b1930',
  muted: '#5c5869',
  accent: '#35308a',
  accentHover: '#272269',
  onAccent: '#ffffff',
  accentSoft: '#ecebf8',
  positive: '#17663a',
  positiveSoft: '#e2f2e7',
  caution: '#7d4b00',
  cautionSoft: '#fbeed3',
  critical: '#ad2117',
  criticalHover: '#8c150d',
  onCritical: '#ffffff',
  criticalSoft: '#fce8e5',
  info: '#08596b',
  infoSoft: '#ddf0f3',
  scrim: 'rgb(20 18 36 / 0.52)',
};

export const dark: Palette = {
  canvas: '#121118',
  surface: '#1b1a23',
  raised: '#262431',
  line: '#33303f',
  lineStrong: '#827e91',
  text: '#f3f1eb',
  muted: '#b1acbc',
  accent: '#b3adff',
  accentHover: '#cbc7ff',
  onAccent: '#17133f',
  accentSoft: '#2b2852',
  positive: '#7cd59c',
  positiveSoft: '#15321f',
  caution: '#f2c06a',
  cautionSoft: '#38290d',
  critical: '#ffa096',
  criticalHover: '#ffbcb4',
  onCritical: '#3a0703',
  criticalSoft: '#431c19',
  info: '#80d3e5',
  infoSoft: '#10323b',
  scrim: 'rgb(6 5 12 / 0.68)',
};
