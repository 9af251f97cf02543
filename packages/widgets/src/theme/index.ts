export { fontVars, radiusVars, vars } from './contract.css.ts';
export { type FamilyName, families, familyNames, figuresFor } from './families.ts';
export { focusRing } from './focus.ts';
export { container, media } from './media.ts';
export { allProviders } from './providers/allProviders.ts';
export { findProviderLook, type ProviderLook, type ProviderLooks } from './providers/providerLook.ts';
export { touch, width } from './scale.ts';
export { surfaceRoot } from './surface.css.ts';
export { body, caption, figures, heading, label, small, subheading, title } from './type.css.ts';
