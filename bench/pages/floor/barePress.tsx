import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './press.css';

const query = new URLSearchParams(location.search);
const read = (name: string) => Number(query.get(name) ?? 0);

/** About this many elements, as rows of a list with four elements each. Rendered once. */
const Rows = memo(({ elements }: Readonly<{ elements: number }>) =>
  Array.from({ length: Math.round(elements / 4) }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
    <p key={row}>
      <b>MTN 1 GB</b> <span>0803 123 4567</span> <span>₦456.00</span>
    </p>
  )),
);

/** The typed key that changes the page: the network of a phone number is known by then, and its plans are shown. */
const KEYS = 5;

/**
 * The lower bound for an interaction: a page in React alone that, like the measured page, keeps `kept` elements and
 * replaces `removed` elements by `added` ones when the button is pressed or the fifth key is typed. It changes its
 * colours too, as a new theme does.
 */
function Page() {
  const [isPressed, setPressed] = useState(false);
  const [text, setText] = useState('');
  const isChanged = isPressed || text.length >= KEYS;
  return (
    <main data-pressed={isChanged}>
      <p>
        <button type="button" onClick={() => setPressed(true)}>
          Press
        </button>{' '}
        <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      </p>
      {isChanged ? (
        <section key="after" aria-label="After">
          <Rows elements={read('added')} />
        </section>
      ) : (
        <section key="before" aria-label="Before">
          <Rows elements={read('removed')} />
        </section>
      )}
      <Rows elements={read('kept')} />
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
