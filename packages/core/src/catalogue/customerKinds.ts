/** The kinds of number that identify a saved customer. A number of one kind means nothing as another kind. */
export const customerKinds = ['phone', 'meter', 'smartcard', 'profile'] as const;
export type CustomerKind = (typeof customerKinds)[number];
