import { useText } from '../../binding/TextProvider.tsx';
import { kit } from '../../text/en/kit.ts';
import { CopyButton } from '../../ui/button/CopyButton.tsx';
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
