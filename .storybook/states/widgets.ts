import { access } from './access.ts';
import { account } from './account.ts';
import { money } from './money.ts';
import type { Rows } from './row.ts';
import { sales } from './sales.ts';

/** The states of each widget by the title of its stories. Of each story that is named here a picture is kept. */
export const widgets: Rows = { ...sales, ...money, ...account, ...access };
