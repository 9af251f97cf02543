import { onDemand } from '../../onDemand/onDemand.ts';

/** Below what every visit begins with: it comes after the rest. */
export const salesSummary = onDemand('sales-summary', () =>
  import('@oja/widgets/sales-summary').then((widget) => widget.SalesSummary),
);
