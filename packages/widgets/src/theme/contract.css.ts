import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The theme contract: every `--oja-*` variable that a style may read. The names are public and stable. A host page sets
 * them on the embedded element (`oja-data-purchase { --oja-radius: 8px }`) or with `applyTheme`.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      canvas: 'color-canvas',
      surface: 'color-surface',
      raised: 'color-raised',
      line: 'color-line',
      lineStrong: 'color-line-strong',
      text: 'color-text',
      muted: 'color-muted',
      accent: 'color-accent',
      accentHover: 'color-accent-hover',
      onAccent: 'color-on-accent',
      accentSoft: 'color-accent-soft',
      positive: 'color-positive',
      positiveSoft: 'color-positive-soft',
      caution: 'color-caution',
      cautionSoft: 'color-caution-soft',
      critical: 'color-critical',
      criticalHover: 'color-critical-hover',
      onCritical: 'color-on-critical',
      criticalSoft: 'color-critical-soft',
      info: 'color-info',
      infoSoft: 'color-info-soft',
      scrim: 'color-scrim',
    },
    scheme: 'scheme',
    shadow: 'shadow',
    space: {
      4: 'space-4',
      8: 'space-8',
      12: 'space-12',
      16: 'space-16',
      24: 'space-24',
      32: 'space-32',
      48: 'space-48',
    },
    radius: { card: 'radius', control: 'radius-control', round: 'radius-round' },
    font: { family: 'font-family', figures: 'font-figures', mono: 'font-mono' },
    size: { 12: 'size-12', 14: 'size-14', 16: 'size-16', 20: 'size-20', 24: 'size-24', 32: 'size-32' },
    leading: { tight: 'leading-tight', text: 'leading-text' },
    weight: { regular: 'weight-regular', medium: 'weight-medium', strong: 'weight-strong' },
    motion: { quick: 'motion-quick', base: 'motion-base', slow: 'motion-slow', ease: 'motion-ease' },
  },
  (name) => `oja-${name}`,
);

// Parts of the contract, so that code which needs one does not bundle the whole contract.
export const sizeVars = vars.size;
export const radiusVars = vars.radius;
export const fontVars = vars.font;
