import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { ReportProblem } from './ReportProblem.tsx';

export const usage: Usage = {
  components: { ReportProblem },
  use: ['In the details of a sale. The server attaches the data of the sale.'],
  avoid: ['Don’t use it without the agent’s own session: a visitor of a partner’s page has no cases.'],
  accessibility: [
    'One labelled field, with its error beside it. An error moves the focus to the field.',
    'A sent report is announced with the case’s number.',
  ],
  content: ['The form asks for no reference and no amount, and says not to type a PIN or token.'],
};
