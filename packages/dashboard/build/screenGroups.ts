import { at } from '../../../scripts/build/paths.ts';

/**
 * Chunks that several dashboard screens share, by entry modules. A chunk also contains the imports of its modules,
 * except modules of an earlier chunk. A shared module that is in no chunk of the table gets a further small chunk, which
 * costs its screens one more request: `npm run build` lists the files.
 */
export const chunkTable: Readonly<Record<string, readonly string[]>> = {
  /** Needed both before and after sign-in, but not by the sign-in form. */
  both: [
    'core/src/features/preferences/store.ts',
    'core/src/format/digitGroups.ts',
    'core/src/messages/formatIssue.ts',
    'core/src/messages/phoneIssues.ts',
    'core/src/messages/plural.ts',
    'core/src/store/pages.ts',
    'core/src/validators/groupDigits.ts',
    'core/src/validators/phone.ts',
    'widgets/src/binding/useBusy.ts',
    'widgets/src/binding/useFocus.ts',
    'widgets/src/binding/useNow.ts',
    'widgets/src/ui/button/ButtonLink.tsx',
    'widgets/src/ui/button/TextLink.tsx',
  ],
  /** Shared by the forms before sign-in. */
  account: [
    'core/src/messages/accountIssues.ts',
    'core/src/features/security/password/resetEndpoints.ts',
    'core/src/validators/email.ts',
    'widgets/src/binding/useForm.ts',
    'widgets/src/text/en/passwordStrength.ts',
    'widgets/src/text/fieldErrors.ts',
    'widgets/src/ui/form/PasswordField.tsx',
    'widgets/src/ui/form/FormFrame.tsx',
    'widgets/src/ui/form/PasswordStrength.tsx',
  ],
  /** The frame around every screen after sign-in, and home, the first screen in it. */
  frame: ['dashboard/src/shell/Shell.tsx', 'dashboard/src/pages/home/HomePage.tsx'],
  /** Shared by the purchase screens and the transaction list. */
  work: [
    'core/src/messages/amountIssues.ts',
    'core/src/messages/fieldIssues.ts',
    'core/src/messages/fieldLabels.ts',
    'core/src/messages/quantityIssues.ts',
    'core/src/purchase/form/purchaseForm.ts',
    'core/src/catalogue/catalogue.ts',
    'core/src/catalogue/customerKind.ts',
    'core/src/catalogue/data/plans.ts',
    'core/src/features/customers/store.ts',
    'core/src/features/security/pin/store.ts',
    'core/src/features/schedules/store.ts',
    'dashboard/src/purchases/useRepeatPurchase.ts',
    'widgets/src/binding/useIsDurable.ts',
    'widgets/src/binding/useTypedSearch.ts',
    'widgets/src/cases/ReportProblem.tsx',
    'widgets/src/customers/Customers.css.ts',
    'widgets/src/customers/lazyCustomerDialog.ts',
    'widgets/src/delivery/Delivery.tsx',
    'widgets/src/delivery/receipt/LazyReceiptActions.tsx',
    'widgets/src/delivery/ReportRefund.tsx',
    'widgets/src/delivery/SettlementClock.tsx',
    'widgets/src/delivery/ShortBalance.tsx',
    'widgets/src/delivery/receipt/receiptLines.ts',
    'widgets/src/printed-cards/PrintCards.tsx',
    'widgets/src/purchase/form/RecentRecipients.tsx',
    'widgets/src/schedules/SchedulePurchase.tsx',
    'widgets/src/schedules/scheduledPurchase.ts',
    'widgets/src/text/en/categories.ts',
    'widgets/src/text/en/customers.ts',
    'widgets/src/text/en/purchase.ts',
    'widgets/src/text/en/quantityField.ts',
    'widgets/src/text/en/receipt.ts',
    'widgets/src/text/en/refundTime.ts',
    'widgets/src/text/formatFieldIssue.ts',
    'widgets/src/ui/choice/ChoiceChips.tsx',
    'widgets/src/ui/input/AmountInput.tsx',
    'widgets/src/ui/input/QuantityInput.tsx',
    'widgets/src/ui/input/SearchInput.tsx',
    'widgets/src/ui/input/Select.tsx',
    'widgets/src/ui/display/DescriptionList.tsx',
  ],
  /** Cases and notices, and their parts that other screens open. */
  support: [
    'dashboard/src/pages/cases/CasesPage.tsx',
    'dashboard/src/pages/notices/NoticesPage.tsx',
    'widgets/src/cases/ReportDialog.tsx',
    'widgets/src/notices/markRead.ts',
  ],
  /** Parts of forms and dialogs that several screens share. */
  parts: [
    'widgets/src/binding/PasskeyCode.tsx',
    'widgets/src/binding/ProofForm.tsx',
    'widgets/src/binding/SecretDialog.css.ts',
    'widgets/src/binding/SendFailed.tsx',
    'widgets/src/binding/TaskNotices.tsx',
    'widgets/src/binding/useRequest.ts',
    'widgets/src/binding/useTask.ts',
    'widgets/src/ui/choice/CheckChips.tsx',
    'widgets/src/ui/dialog/ConfirmDialog.tsx',
    'widgets/src/ui/dialog/ShownOnceDialog.tsx',
    'widgets/src/ui/saveFile.ts',
    'widgets/src/ui/input/PickerInput.tsx',
    'widgets/src/ui/choice/useActiveOption.ts',
    'widgets/src/ui/layout/Tabs.tsx',
  ],
};

/**
 * Folders whose styles go into the frame's stylesheet. Each further stylesheet would cost a purchase screen one more
 * request.
 */
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

/** Groups for Rolldown's `codeSplitting`. The first group has priority: it contains everything that index.html loads. */
export const groups = [
  { name: 'app', tags: ['$initial' as const] },
  ...Object.entries(chunkTable).map(([name, files]) => {
    const modules = new Set(files.map((file) => at('packages', file)));
    return { name, test: (id: string) => modules.has(id) || (name === 'frame' && isSaleStyle(id)) };
  }),
];
