import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Webhooks } from './Webhooks.tsx';

export const usage: Usage = {
  components: { Webhooks },
  use: [
    'On the page for developers of an agent’s server, beside the API keys: the URLs that receive events, and whether events arrive.',
    'On any server: it renders nothing if the server lacks webhooks.',
  ],
  avoid: [
    'Don’t store or log the secret: it is shown once.',
    'Don’t show it to visitors of a partner’s site: the log reveals the agent’s sales.',
  ],
  accessibility: [
    'Each button names its webhook: “Edit: https://shop.example/webhooks”.',
    'An error in the URL, from the page or the server, is beside the field, and the focus moves there.',
    'Deliveries are native disclosure elements, with the browser’s keyboard support and announcements.',
  ],
  content: [
    'Events are named by what happened: “Sale delivered”. The log says “2 attempts”, “HTTP 503”, “No answer in time”.',
    'Requests and responses are shown byte for byte, always as text.',
  ],
};
