import type { Handler } from '../http/handler.ts';
import { confirmPassword as confirm } from '../identity/confirmPassword.ts';

export const confirmPassword: Handler<'confirmPassword'> = async ({ caller, body, address }, context) => {
  const { confirmation, expiresAt } = await confirm(caller, body, address, context);
  return { data: { confirmation, expiresAt: expiresAt.toISOString() } };
};
