/** The dialog of one customer: most visits of a list or a sale never open it. */
export const loadCustomerDialog = () =>
  import('./CustomerDialog.tsx').then(({ CustomerDialog }) => CustomerDialog);
