import type { Json } from '@oja/core/openapi';
import { useText } from '../../binding/TextProvider.tsx';
import { apiReference } from '../../text/en/apiReference.ts';
import { kit } from '../../text/en/kit.ts';
import { subheading } from '../../theme/type.css.ts';
import { CopyButton } from '../../ui/button/CopyButton.tsx';
import { part } from '../ApiReference.css.ts';
import * as styles from './Code.css.ts';

/** Code with a copy button. `copyName` is the button's accessible name and starts with its visible label. */
export function CodeBlock({ code, copyName }: Readonly<{ code: string; copyName: string }>) {
  const words = useText({ kit }).kit;
  return (
    <div className={styles.block}>
      <pre className={styles.pre}>{code}</pre>
      <div className={styles.blockFoot}>
        <CopyButton value={code} words={words} name={copyName} />
      </div>
    </div>
  );
}

/** An example of a successful response. */
export function SampleAnswer({ example }: Readonly<{ example: Json }>) {
  const words = useText({ apiReference }).apiReference;
  return (
    <div className={part}>
      <h4 className={subheading}>{words.sampleAnswer}</h4>
      <CodeBlock code={JSON.stringify(example, null, 2)} copyName={words.copyAnswer} />
    </div>
  );
}
