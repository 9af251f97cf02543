import { useMemo, useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { apiTry } from '../../text/en/apiTry.ts';
import { label } from '../../theme/type.css.ts';
import { part } from '../ApiReference.css.ts';
import * as styles from '../detail/Code.css.ts';
import { printAnswer } from './printJson.ts';

/** A secret that stays hidden until the reader reveals it. */
function Covered({ value }: Readonly<{ value: string }>) {
  const words = useText({ apiTry }).apiTry;
  const [isShown, setShown] = useState(false);
  if (isShown) return <span>{JSON.stringify(value)}</span>;
  return (
    <button type="button" className={styles.cover} aria-label={words.covered} onClick={() => setShown(true)}>
      •••• {words.cover}
    </button>
  );
}

/** The response of the server, rendered only as text. */
export function Answer({ status, text }: Readonly<{ status: number; text: string }>) {
  const words = useText({ apiTry }).apiTry;
  const pieces = useMemo(() => printAnswer(text), [text]);
  return (
    <div className={part}>
      <p role="status" className={label}>
        {words.tryAnswer(status)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <section className={styles.answer} aria-label={words.tryAnswerLabel} tabIndex={0}>
        <pre className={styles.pre}>
          {pieces.map((piece) =>
            typeof piece === 'string' ? piece : <Covered key={piece.place} value={piece.covered} />,
          )}
        </pre>
      </section>
    </div>
  );
}
