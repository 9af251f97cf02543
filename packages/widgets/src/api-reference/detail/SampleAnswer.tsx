import type { Json } from '@oja/core/openapi';
import { useText } from '../../binding/TextProvider.tsx';
import { apiReference } from '../../text/en/apiReference.ts';
import { subheading } from '../../theme/type.css.ts';
import * as styles from '../ApiReference.css.ts';
import { CodeBlock } from './CodeBlock.tsx';

/** An example of a successful response. */
export function SampleAnswer({ example }: Readonly<{ example: Json }>) {
  const words = useText({ apiReference }).apiReference;
  return (
    <div className={styles.part}>
      <h4 className={subheading}>{words.sampleAnswer}</h4>
      <CodeBlock code={JSON.stringify(example, null, 2)} copyName={words.copyAnswer} />
    </div>
  );
}
