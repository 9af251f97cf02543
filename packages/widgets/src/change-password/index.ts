export { ChangePassword, type ChangePasswordProps } from './ChangePassword.tsx';
export { ChangePasswordDialog, type ChangePasswordDialogProps } from './ChangePasswordDialog.tsx';
export { KeysOffer, type KeysOfferProps } from './KeysOffer.tsx';
