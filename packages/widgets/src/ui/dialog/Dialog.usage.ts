import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Dialog } from './Dialog.tsx';

export const usage: Usage = {
  components: { Dialog },
  use: [
    'For a question that interrupts the task, or as a drawer (placement start or end).',
    'Mount it while it is open; unmount it in onClose.',
  ],
  avoid: ['Don’t open a dialog from a dialog.', 'Don’t put a whole page into one: give the page a URL.'],
  accessibility: [
    'The native dialog element: the browser makes the rest of the page inert.',
    'The title has the initial focus. Escape, the close button and a press outside close it.',
    'Pass the page’s toasts: screen readers ignore content behind an open dialog.',
  ],
  content: ['A title of one line. The text says what each answer does.'],
  example: `{isOpen && (
  <Dialog
    title="Sell this again?"
    words={kit}
    onClose={() => setOpen(false)}
    actions={
      <>
        <Button variant="primary">Sell it again</Button>
        <Button>Don’t sell it</Button>
      </>
    }
  >
    You sold 1 GB to 0803 123 4567 twelve seconds ago, and it was delivered.
  </Dialog>
)}`,
};
