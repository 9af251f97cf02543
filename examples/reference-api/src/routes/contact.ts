import type { Handler } from '../http/handler.ts';

/** A fictitious number. The phone is what follows "=" (specification, section 3). */
const SUPPORT = 'https://wa.me/?phone=2348030000000';

export const contact: Handler<'contact'> = async () => ({ data: [{ link: SUPPORT }] });
