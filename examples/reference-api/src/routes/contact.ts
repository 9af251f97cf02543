import type { Handler } from '../http/handler.ts';

/** Clients read the phone number after "=" (specification, section 3). */
export const contact: Handler<'contact'> = async (_, { supportPhone }) => ({
  data: [{ link: `https://wa.me/?phone=${supportPhone}` }],
});
