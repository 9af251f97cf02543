import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Dialog } from './Dialog.tsx';

export const usage: Usage = {
  components: { Dialog },
  use: [
    'A question that stops the work, or a drawer (placement start or end).',
    'Render it while it is open; take it away in onClose.',
  ],
  avoid: ['Don’t open a dialog from a dialog.', 'Don’t put a whole page into one: give it an address.'],
  accessibility: [
    'The native dialog element: the browser makes the rest inert.',
    'The title has the focus first. Escape, the cross and a press beside it close.',
    'Pass the page’s toasts: what is behind an open dialog is not announced.',
  ],
  content: ['A title of one line. In the text, what follows from each answer.'],
  example: `{isOpen && (
  <Dialog
    title="The same sale again?"
    words={kit}
    onClose={() => setOpen(false)}
    actions={
      <>
        <Button variant="primary">Sell it again</Button>
        <Button>Keep the first</Button>
      </>
    }
  >
    You sold 1 GB to 0803 123 4567 twelve seconds ago, and it was delivered.
  </Dialog>
)}`,
};
