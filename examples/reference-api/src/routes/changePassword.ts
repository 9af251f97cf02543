import type { Handler } from '../http/handler.ts';
import { changePassword as change } from '../identity/changePassword.ts';

export const changePassword: Handler<'changePassword'> = async ({ caller, body, address }, context) => {
  await change(caller, body, address, context);
  return { message: 'Your password is changed. Other devices were signed out.', data: null };
};
