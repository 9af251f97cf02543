import type { Handler } from '../http/handler.ts';
import { changePassword as change } from '../identity/changePassword.ts';

export const changePassword: Handler<'changePassword'> = async ({ caller, body, address }, house) => {
  await change(caller, body, address, house);
  return { message: 'Your password is changed. Other devices were signed out.', data: null };
};
