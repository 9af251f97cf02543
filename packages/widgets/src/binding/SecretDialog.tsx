import { type ReactNode, useState } from 'react';
import { kit } from '../text/en/kit.ts';
import { shownOnce } from '../text/en/shownOnce.ts';
import { CopyButton } from '../ui/button/CopyButton.tsx';
import { ShownOnceDialog } from '../ui/dialog/ShownOnceDialog.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import * as styles from './SecretDialog.css.ts';
import { useText } from './TextProvider.tsx';

type SecretDialogProps = Readonly<{
  title: string;
  /** The full secret. It is stored nowhere else. */
  value: string;
  words: Readonly<{
    /** Explains what the secret allows. */
    once: string;
    copy: string;
    /** Explains what to do if the secret was not copied. */
    unsaved: string;
    back: string;
  }>;
  /** Content above the secret. */
  children?: ReactNode;
  onClose: () => void;
}>;

/** Shows a secret once: an API key, or the signing secret of webhooks. */
export function SecretDialog({ title, value, words, children, onClose }: SecretDialogProps) {
  const text = useText({ shownOnce, kit });
  const [isCopied, setCopied] = useState(false);
  const onCopied = () => setCopied(true);
  const { leaving, closeAnyway, once, saved } = text.shownOnce;
  return (
    <ShownOnceDialog
      title={title}
      words={text.kit}
      isKept={isCopied}
      keptLabel={saved}
      leaving={{ title: leaving, body: words.unsaved, back: words.back, closeAnyway }}
      onClose={onClose}
    >
      {children}
      <Notice tone="caution" title={once} announced={false}>
        {words.once}
      </Notice>
      <div className={styles.box}>
        <code className={styles.value} onCopy={onCopied}>
          {value}
        </code>
        <CopyButton variant="primary" value={value} words={text.kit} label={words.copy} onCopied={onCopied} />
      </div>
    </ShownOnceDialog>
  );
}
