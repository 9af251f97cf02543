import { useText } from '../binding/TextProvider.tsx';
import { apiReference } from '../text/en/apiReference.ts';
import { kit } from '../text/en/kit.ts';
import { heading } from '../theme/type.css.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { CopyButton } from '../ui/button/CopyButton.tsx';
import { download } from '../ui/icon/glyphs.ts';
import * as styles from './ApiReference.css.ts';

type HeadProps = Readonly<{ titleId: string; base: string; fileUrl: string | undefined }>;

/** The base URL of the API, and a link to its document as a file. */
export function Head({ titleId, base, fileUrl }: HeadProps) {
  const text = useText({ apiReference, kit });
  const words = text.apiReference;
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={heading}>
        {words.title}
      </h2>
      <div className={styles.base}>
        <div className={styles.address}>
          <span className={styles.mutedLabel}>{words.base}</span>
          <code className={styles.code}>{base}</code>
        </div>
        <div className={styles.actions}>
          <CopyButton value={base} words={text.kit} name={`${text.kit.copy}: ${words.base}`} />
          {fileUrl && (
            <ButtonLink href={fileUrl} download="openapi.json" glyph={download}>
              {words.download}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
