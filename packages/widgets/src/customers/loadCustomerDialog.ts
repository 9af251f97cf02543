/** Loads the customer dialog lazily, because most visits never open it. */
export const loadCustomerDialog = () =>
  import('./CustomerDialog.tsx').then(({ CustomerDialog }) => CustomerDialog);
