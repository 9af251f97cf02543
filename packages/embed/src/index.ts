export type {
  CheckoutDetail,
  Code,
  ElementEvents,
  ElementMethods,
  ElementSettings,
  ErrorDetail,
  GetToken,
  MeterDetail,
  Oja,
  OjaElement,
  OjaTheme,
  PageSettings,
  PurchaseDetail,
  Whose,
} from '@oja/widgets';
export type { Attributes, CommonAttributes, Details, EventAttributes } from './elementProps.ts';
export type { OwnAttributes, Tag } from './elements.ts';
export type {} from './globals.ts';
export { type LoadOptions, loadOja } from './loadOja.ts';
