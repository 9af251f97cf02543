import { access } from './access.ts';
import { account } from './account.ts';
import { money } from './money.ts';
import type { Rows } from './row.ts';
import { sales } from './sales.ts';

/** The states of each widget by the title of its stories. */
export const widgets: Rows = { ...sales, ...money, ...account, ...access };
