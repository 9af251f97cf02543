import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { Webhooks } from './Webhooks.tsx';

export const usage: Usage = {
  components: { Webhooks },
  use: [
    'On the page of whoever writes a server, beside the API keys: where events go, and whether they arrive.',
    'On any server: one without webhooks gets no card.',
  ],
  avoid: [
    'Don’t keep or log the secret: it is shown once.',
    'Don’t show it to visitors of a partner’s site: the log tells of the agent’s sales.',
  ],
  accessibility: [
    'Each button says which webhook it is about: “Edit: https://shop.example/webhooks”.',
    'What is wrong with an address is said beside it, by the page or by the server, and the focus goes there.',
    'A delivery opens by the browser’s own disclosure, so the keyboard and the announcement are its own.',
  ],
  content: [
    'Events are named by what happened: “Sale delivered”. The log says “2 tries”, “HTTP 503”, “No answer in time”.',
    'What was sent and what came back stand byte for byte, only ever as text.',
  ],
};
