import { createLazyCode } from '../ui/lazy/lazyCode.ts';

/** Most visits never open the customer dialog. */
export const lazyCustomerDialog = createLazyCode(() =>
  import('./CustomerDialog.tsx').then(({ CustomerDialog }) => CustomerDialog),
);
