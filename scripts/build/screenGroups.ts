import { at } from './paths.ts';

/**
 * The files that several screens of the dashboard share. A module goes into its file with everything that it imports and
 * no earlier file has. A shared module that the table doesn't reach goes into another small file, and the screens that need
 * it load one file more: `npm run build` lists the files.
 */
export const chunkTable: Readonly<Record<string, readonly string[]>> = {
  /** Needed before and after the sign-in, but not by the sign-in form. */
  both: [
    'core/src/format/digitGroups.ts',
    'core/src/messages/formatIssue.ts',
    'core/src/messages/phoneIssues.ts',
    'core/src/messages/plural.ts',
    'core/src/validators/groupDigits.ts',
    'core/src/validators/phone.ts',
    'widgets/src/binding/useFocus.ts',
    'widgets/src/binding/useNow.ts',
    'widgets/src/ui/button/ButtonLink.tsx',
    'widgets/src/ui/text-link/TextLink.tsx',
  ],
  /** What the forms before the sign-in share. */
  account: [
    'core/src/messages/accountIssues.ts',
    'core/src/passwordResetEndpoints.ts',
    'core/src/validators/email.ts',
    'widgets/src/binding/useForm.ts',
    'widgets/src/text/en/passwordStrength.ts',
    'widgets/src/text/fieldErrors.ts',
    'widgets/src/ui/field/PasswordField.tsx',
    'widgets/src/ui/form/FormFrame.tsx',
    'widgets/src/ui/password-strength/PasswordStrength.tsx',
  ],
  /** The frame around every screen behind the sign-in, and the first one in it. */
  frame: ['dashboard/src/shell/Shell.tsx', 'dashboard/src/pages/home/HomePage.tsx'],
  /** What selling shares with the list of sales. */
  work: [
    'core/src/messages/amountIssues.ts',
    'core/src/messages/fieldIssues.ts',
    'core/src/messages/fieldLabels.ts',
    'core/src/messages/quantityIssues.ts',
    'core/src/purchase/purchaseForm.ts',
    'core/src/services/catalogue.ts',
    'core/src/services/customerKind.ts',
    'core/src/services/data/plans.ts',
    'core/src/stores/customers.ts',
    'core/src/stores/pin.ts',
    'core/src/stores/schedules.ts',
    'dashboard/src/purchases/useRepeatPurchase.ts',
    'widgets/src/cases/ReportProblem.tsx',
    'widgets/src/customers/Customers.css.ts',
    'widgets/src/customers/loadCustomerDialog.ts',
    'widgets/src/delivery/Delivery.tsx',
    'widgets/src/delivery/LazyReceiptActions.tsx',
    'widgets/src/delivery/ReportRefund.tsx',
    'widgets/src/delivery/SettlementClock.tsx',
    'widgets/src/delivery/receiptLines.ts',
    'widgets/src/printed-cards/PrintCards.tsx',
    'widgets/src/purchase/form/RecentRecipients.tsx',
    'widgets/src/schedules/PlanSale.tsx',
    'widgets/src/schedules/plannedSale.ts',
    'widgets/src/text/en/categories.ts',
    'widgets/src/text/en/customers.ts',
    'widgets/src/text/en/purchase.ts',
    'widgets/src/text/en/quantityField.ts',
    'widgets/src/text/en/receipt.ts',
    'widgets/src/text/en/refundTime.ts',
    'widgets/src/text/formatFieldIssue.ts',
    'widgets/src/ui/choice/ChoiceChips.tsx',
    'widgets/src/ui/field/AmountInput.tsx',
    'widgets/src/ui/field/QuantityInput.tsx',
    'widgets/src/ui/field/SearchInput.tsx',
    'widgets/src/ui/field/Select.tsx',
    'widgets/src/ui/list/DescriptionList.tsx',
  ],
  /** Cases and notices, and what other screens open of them. */
  support: [
    'dashboard/src/pages/cases/CasesPage.tsx',
    'dashboard/src/pages/notices/NoticesPage.tsx',
    'widgets/src/cases/ReportDialog.tsx',
    'widgets/src/notices/markRead.ts',
  ],
  /** Parts of forms and dialogs that other screens share. */
  parts: [
    'widgets/src/binding/PasskeyCode.tsx',
    'widgets/src/binding/ProofForm.tsx',
    'widgets/src/binding/SecretDialog.css.ts',
    'widgets/src/binding/TaskNotices.tsx',
    'widgets/src/binding/useSending.ts',
    'widgets/src/binding/useTask.ts',
    'widgets/src/ui/choice/CheckChips.tsx',
    'widgets/src/ui/confirm/ConfirmDialog.tsx',
    'widgets/src/ui/dialog/ShownOnceDialog.tsx',
    'widgets/src/ui/download/saveFile.ts',
    'widgets/src/ui/field/DateInput.tsx',
    'widgets/src/ui/field/TimeInput.tsx',
    'widgets/src/ui/list/useActiveOption.ts',
    'widgets/src/ui/tabs/Tabs.tsx',
  ],
};

/** Folders whose styles are in the stylesheet of the frame. A sale would need another request for each further one. */
const saleStyles = [
  'dashboard/src/pages/service/',
  'widgets/src/binding/',
  'widgets/src/customers/',
  'widgets/src/delivery/',
  'widgets/src/price-list/',
  'widgets/src/purchase/',
  'widgets/src/sales-summary/',
  'widgets/src/service-health/',
  'widgets/src/transaction-list/',
  'widgets/src/ui/',
].map((folder) => at('packages', folder));

const isSaleStyle = (id: string) =>
  id.endsWith('.vanilla.css') && saleStyles.some((folder) => id.startsWith(folder));

/** For Rolldown's `codeSplitting`. The first group has priority: it is all that index.html loads. */
export const groups = [
  { name: 'app', tags: ['$initial' as const] },
  ...Object.entries(chunkTable).map(([name, files]) => {
    const modules = new Set(files.map((file) => at('packages', file)));
    return { name, test: (id: string) => modules.has(id) || (name === 'frame' && isSaleStyle(id)) };
  }),
];
