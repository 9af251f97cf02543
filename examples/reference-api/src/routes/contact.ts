import type { Handler } from '../http/handler.ts';

/** The phone is what follows "=" (specification, section 3). */
export const contact: Handler<'contact'> = async (_, { supportPhone }) => ({
  data: [{ link: `https://wa.me/?phone=${supportPhone}` }],
});
