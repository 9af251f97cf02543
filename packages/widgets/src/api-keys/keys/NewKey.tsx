import { useText } from '../../binding/TextProvider.tsx';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { kit } from '../../text/en/kit.ts';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import * as styles from './NewKey.css.ts';

type NewKeyProps = Readonly<{
  value: string;
  /** Copied, by the button or by hand. */
  onCopied: () => void;
}>;

/** The key in full, and what it means to have it. */
export function NewKey({ value, onCopied }: NewKeyProps) {
  const text = useText({ apiKeys, kit });
  const words = text.apiKeys;
  return (
    <>
      <Notice tone="caution" title={words.keyOnce} announced={false}>
        {words.keyOnceBody}
      </Notice>
      <div className={styles.box}>
        <code className={styles.value} onCopy={onCopied}>
          {value}
        </code>
        <CopyButton
          variant="primary"
          value={value}
          words={text.kit}
          label={words.copyKey}
          onCopied={onCopied}
        />
      </div>
    </>
  );
}
