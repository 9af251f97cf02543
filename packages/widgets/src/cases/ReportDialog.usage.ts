import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { ReportProblem } from './ReportProblem.tsx';

export const usage: Usage = {
  components: { ReportProblem },
  use: [
    'Over a sale that an agent reports, from its detail: what it was and when is attached by the server.',
  ],
  avoid: ['Without the agent’s own session: a visitor of a partner’s page has no cases.'],
  accessibility: [
    'One field, with its label; what is wrong stands beside it and takes the focus.',
    'That the report was sent is announced, with the case’s number.',
  ],
  content: ['The form asks for no reference and no amount, and says that no PIN or token is to be typed.'],
};
