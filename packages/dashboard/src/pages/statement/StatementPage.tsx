import { Statement } from '@oja/widgets/statement';

/** The wallet statement for a month or any range of days. */
export function StatementPage() {
  return <Statement />;
}
