export { ResetPassword, type ResetPasswordProps, type ResetStep } from './ResetPassword.tsx';
