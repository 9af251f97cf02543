import { Statement } from '@oja/widgets/statement';

/** The wallet over a month or any days. */
export function StatementPage() {
  return <Statement />;
}
